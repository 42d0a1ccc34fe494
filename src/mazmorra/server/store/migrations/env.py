"""Alembic's way in: it runs the steps on the connection `upgrade` made.

There is no alembic.ini and no offline mode.
"""

from __future__ import annotations

from alembic import context

from mazmorra.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True
)
with context.begin_transaction():
    context.run_migrations()
