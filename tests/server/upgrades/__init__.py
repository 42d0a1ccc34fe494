"""Databases made by earlier releases, and what becomes of them when this program opens them."""
