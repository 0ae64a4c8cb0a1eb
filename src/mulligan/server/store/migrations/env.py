"""Run by Alembic: on the connection that the store has opened, inside its transaction."""

from alembic import context

from mulligan.server.store.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
