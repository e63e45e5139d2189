"""The ASGI application: routes, checks around every request, and fallback pages."""

import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from html import escape
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute

import insula
from insula.bots import BotError
from insula.kernel.game import GameError
from insula.server import limits
from insula.server.errors import STATUS, Refused
from insula.server.facts.requests import InternalError, InvalidSetup, NotFound, NotSaved
from insula.server.http import openapi, static_files
from insula.server.http.all_routes import OPERATIONS, Operation
from insula.server.http.bodies import ErrorBody
from insula.server.http.requests import (
    COOKIE,
    ApiCall,
    address_of,
    check_origin,
    identify,
    read_body,
)
from insula.server.http.services import Services
from insula.server.http.websocket import table_socket
from insula.server.settings import Settings
from insula.server.store.database import Database
from insula.server.store.writer import Conflict, StoreError

logger = logging.getLogger("insula.http")

PAGES = "/{path:path}"
HEADERS = {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'",
}


def create_app(database: Database, settings: Settings, ready: Callable[[], None]) -> Starlette:
    """Build the application. `ready` is called once the services are open."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.services = await Services.open(database, settings)
        ready()
        try:
            yield
        finally:
            await app.state.services.close()

    app = Starlette(
        routes=routes(), lifespan=lifespan, exception_handlers={HTTPException: not_found}
    )
    app.router.redirect_slashes = False
    app.state.files = static_files.read_files()
    return app


def routes() -> list[BaseRoute]:
    return [
        Route("/api", api_page),
        Route("/api/openapi.json", openapi_route),
        *(Route(each.path, make_endpoint(each), methods=[each.method]) for each in OPERATIONS),
        WebSocketRoute("/api/tables/{table}/socket", table_socket),
        Route(PAGES, page_route),
    ]


def make_endpoint(operation: Operation) -> Callable[[Request], Awaitable[Response]]:
    """Wrap an operation in its checks and its log line."""

    async def answer(request: Request) -> Response:
        began = time.perf_counter()
        response = await respond(request, operation)
        extra = {
            "method": request.method,
            "path": request.url.path,
            "status": response.status_code,
            "milliseconds": round((time.perf_counter() - began) * 1000, 1),
        }
        logger.info("request", extra=extra)
        return response

    return answer


async def respond(request: Request, operation: Operation) -> Response:
    """Handle a request and turn every error into a short message without internals."""
    try:
        return await handle(request, operation)
    except Refused as refused:
        return error_response(refused)
    except (GameError, BotError) as error:
        return error_response(Refused(InvalidSetup(str(error))))
    except (Conflict, StoreError):
        logger.exception("database error")
        return error_response(Refused(NotSaved()))
    except Exception:
        logger.exception("unhandled error")
        return error_response(Refused(InternalError()), 500)


async def handle(request: Request, operation: Operation) -> Response:
    services: Services = request.app.state.services
    if request.method != "GET":
        check_origin(request, services.settings)
    visitor = await identify(request, services)
    payer = visitor.person.id if visitor else address_of(request)
    services.rates.spend("requests", payer, limits.REQUESTS)
    body = await read_body(request, operation.takes, operation.most)
    call = ApiCall(request, services, visitor, body)
    return make_response(call, await operation.handler(call))


def make_response(call: ApiCall, result: Any) -> Response:
    """Build the response, with the cookie of a new session."""
    response = result if isinstance(result, Response) else json_response(result)
    response.headers.update(HEADERS)
    if call.new_secret:
        settings = call.services.settings
        response.set_cookie(
            COOKIE,
            call.new_secret,
            max_age=limits.COOKIE_AGE,
            httponly=True,
            samesite="lax",
            secure=settings.is_secure() or call.request.url.scheme == "https",
        )
    return response


def json_response(result: Any) -> Response:
    return Response(msgspec.json.encode(result), media_type="application/json")


def error_response(
    refused: Refused, status: int = 0, headers: Mapping[str, str] = HEADERS
) -> Response:
    """Build the response to a refused request. Its status follows from the code."""
    body = msgspec.json.encode(ErrorBody(refused.code, refused.why, str(refused)))
    return Response(body, status or STATUS[refused.code], headers, "application/json")


async def not_found(request: Request, error: Exception) -> Response:
    """Answer a request for an unknown path or method."""
    allowed = allowed_methods(request)
    status = 405 if allowed and request.method not in allowed else 404
    headers = {**HEADERS, "Allow": ", ".join(allowed)} if status == 405 else HEADERS
    return error_response(Refused(NotFound()), status, headers)


def allowed_methods(request: Request) -> list[str]:
    """Return the methods of a path, over all its operations. The page's catch-all route does not
    count."""
    routes = [each for each in request.app.routes if isinstance(each, Route) and each.path != PAGES]
    there = [route for route in routes if route.matches(request.scope)[0] is not Match.NONE]
    return sorted({method for route in there for method in route.methods or ()})


# -- pages ----------------------------------------------------------------------------------------


async def openapi_route(_request: Request) -> Response:
    return Response(openapi.description(), 200, HEADERS, "application/json")


async def page_route(request: Request) -> Response:
    """Serve a file of the page, or a note if the page was not built."""
    path = request.path_params["path"]
    file = static_files.find(request.app.state.files, path)
    if file:
        return static_files.respond(request, *file)
    if path:
        return await not_found(request, HTTPException(404))
    return page(
        "<p>The server is running, but its page was not built. Programs can play: "
        'see <a href="/api">the API</a>.</p>'
    )


async def api_page(_request: Request) -> Response:
    rows = "".join(
        f"<tr><td>{each.method}</td><td><code>{escape(each.path)}</code></td>"
        f"<td>{escape(each.about)}</td></tr>"
        for each in OPERATIONS
    )
    socket = f"<p><code>{escape(openapi.SOCKET)}</code>: {escape(openapi.SOCKET_ABOUT)}</p>"
    link = '<p>Machine-readable: <a href="/api/openapi.json">openapi.json</a>.</p>'
    return page(f"<table>{rows}</table>{socket}{link}")


def page(body: str) -> Response:
    title = f"Insula {insula.__version__}"
    text = (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width"><h1>{title}</h1>{body}</html>'
    )
    return HTMLResponse(text, headers=HEADERS)
