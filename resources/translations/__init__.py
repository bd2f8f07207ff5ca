"""The translations of the program (`claude_desk_CODE.ts`), and the code that updates and checks them.

Run `python -m resources.translations update|compile|check` from the checkout.
"""
