"""The wire format: conversion from lines to typed messages and back."""
