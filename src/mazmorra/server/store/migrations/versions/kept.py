"""What lets games outlive a change of the rules: the version each began with, contents by their digest, and
finished films.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0104"
down_revision = "0103"

NOTED = {  # a body that cannot be read keeps nobody from upgrading
    "sqlite": "CASE WHEN json_valid(log.body) THEN json_extract(log.body, '$.rules_version') END",
    "postgresql": """CAST(substring(log.body from '"rules_version": *([0-9]{1,9})') AS integer)""",
}


def upgrade() -> None:
    """Make the tables, and note which version of its rules each table was laid for: its first entry
    says so.
    """
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    noted = NOTED[op.get_bind().dialect.name]
    first = f"SELECT {noted} FROM log WHERE log.table_id = tables.id AND log.number = 0"
    op.execute(f"UPDATE tables SET version = COALESCE(({first}), 0)")
    op.create_table(
        "contents", sa.Column("digest", sa.Text, primary_key=True), sa.Column("text", sa.Text, nullable=False)
    )
    op.create_table(
        "films",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
