"""The formats on the wire and on disk: conversion from bytes to typed objects and back, without Qt."""
