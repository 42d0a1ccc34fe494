"""What a table is: the log of its entries, the life that amounts to, the wishes it grants, and what each
viewpoint sees of it.
"""
