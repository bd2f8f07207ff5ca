"""The program's own files: conversion from bytes to models and back."""
