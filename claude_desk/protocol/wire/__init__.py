"""The format on the wire: conversion from lines to typed messages and back."""
