"""The program's words in each language: `claude_desk_CODE.ts`, and what makes and compiles them.

`python -m resources.translations update|compile|check`, from the checkout.
"""
