"""The formats of the program's own files: conversion from bytes to models and back."""
