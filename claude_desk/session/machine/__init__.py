"""The state of a session and how events change it: values and functions, without Qt, asyncio or a clock."""
