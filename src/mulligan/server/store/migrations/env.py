"""Alembic's entry point, run as module `env_py` on the store's connection and inside its transaction."""

from alembic import context

from mulligan.server.store.models import Base


def migrate() -> None:
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
    context.run_migrations()


if __name__ == "env_py":
    migrate()
