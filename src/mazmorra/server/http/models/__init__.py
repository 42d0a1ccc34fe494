"""What travels over HTTP, as typed models with examples; the OpenAPI description is made from these.

A file a subject; `base` is what they are made of.
"""
