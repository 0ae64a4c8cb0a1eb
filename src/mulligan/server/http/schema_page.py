"""The API reference as plain HTML. Common renderers load scripts from other hosts, which our security policy forbids."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

_STYLE = (
    ":root{color-scheme:light dark}body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "code{background:#8882;padding:0 .3em}"
)


class SchemaPage(OpenAPIRenderPlugin):
    """All paths with their bodies and responses, linked to their types."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return "\n".join(_page(openapi_schema)).encode()


def _page(schema: dict[str, Any]) -> Iterator[str]:
    info = schema["info"]
    yield '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="/favicon.svg">'
    yield f"<title>{escape(info['title'])}</title><style>{_STYLE}</style>"
    yield f"<h1>{escape(info['title'])}</h1><p>{escape(info.get('description', ''))}"
    yield '<p>For programs: <a href="/schema/openapi.json">openapi.json</a>'
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            yield from _operation(path, method, operation)
    for name, described in schema.get("components", {}).get("schemas", {}).items():
        yield f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{escape(described.get("description", ""))}<ul>'
        for key, value in described.get("properties", {}).items():
            yield f"<li><code>{escape(key)}</code>: {_type(value)}"
        yield "</ul>"


def _operation(path: str, method: str, operation: dict[str, Any]) -> Iterator[str]:
    yield f"<h2>{escape(operation.get('summary', ''))}</h2><p><code>{method.upper()} {escape(path)}</code>"
    yield f"<p>{escape(operation.get('description', ''))}<ul>"
    for each in operation.get("parameters", ()):
        yield f"<li>{escape(each['in'])} <code>{escape(each['name'])}</code>: {_type(each.get('schema', {}))}"
    for content in operation.get("requestBody", {}).get("content", {}).values():
        yield f"<li>body: {_type(content.get('schema', {}))}"
    for status, answer in operation.get("responses", {}).items():
        types = [_type(content.get("schema", {})) for content in answer.get("content", {}).values()]
        if status.startswith("2"):
            yield f"<li>{status}: {', '.join(types) or 'nothing'}"
    yield "</ul>"


def _type(schema: dict[str, Any]) -> str:
    """A type in words; named types are links."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for each in ("oneOf", "anyOf"):
        if each in schema:
            return " or ".join(_type(part) for part in schema[each])
    if schema.get("type") == "array":
        inner: dict[str, Any] = schema.get("items") or next(iter(schema.get("prefixItems", ())), {})
        return f"list of {_type(inner)}"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(each))}</code>" for each in schema["enum"])
    return escape(str(schema.get("type", "anything")))
