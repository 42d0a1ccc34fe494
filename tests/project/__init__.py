"""What holds the project together: layers, catalogues, documents, packaging."""
