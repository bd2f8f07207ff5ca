"""The wire format and the disk format: conversion from bytes to typed messages and back. This package does
not use Qt."""
