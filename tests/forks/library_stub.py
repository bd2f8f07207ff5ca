"""Stands for a forked child of the library (library.py): `python -I -S library_stub.py SERVER ROLE`.

QProcess starts this program, which hands its channels, its folder and its environment to the server, and ends
with the child. There are few imports, because each child waits for them.
"""

import _socket
import os
import sys

channel = _socket.socket(_socket.AF_UNIX, _socket.SOCK_SEQPACKET)
channel.connect(f"\0{sys.argv[1]}")
variables = [f"{name}={value}" for name, value in os.environ.items()]
order = "\0".join([sys.argv[2], os.getcwd(), *variables])  # noqa: PTH109
files = b"".join(number.to_bytes(4, sys.byteorder) for number in range(3))
channel.sendmsg([os.fsencode(order)], [(_socket.SOL_SOCKET, _socket.SCM_RIGHTS, files)])
for number in range(3):
    os.close(number)
channel.recv(1)  # until the child ends
os._exit(0)
