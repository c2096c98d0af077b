"""What a call is refused with: the problems of the API (RFC 9457), and what comes between it and a service."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Mapping, Optional, Tuple


class ReckonerError(Exception):
    """Whatever a call may raise."""


@dataclass(frozen=True)
class Issue:
    """One thing that is wrong, at its place."""

    #: A JSON pointer into the request, ``/inputs/rate``, or ``?name`` for a parameter of the query.
    pointer: str
    #: Stable: ``missing``, ``too-small``, ``unknown-unit``, ...
    code: str
    #: What is wrong, what was expected, what to do.
    message: str
    expected: Optional[str] = None
    allowed: Tuple[str, ...] = ()
    suggestion: Optional[str] = None


class ProblemError(ReckonerError):
    """The service refused, and says why. There is a class for each code of docs/errors.md."""

    #: Stable; of this class itself for a code that this version does not know.
    code: str = ""
    #: Tells an entry of a batch that was refused from one that was answered.
    success: ClassVar[bool] = False

    def __init__(self, document: Mapping[str, Any], retry_after: Optional[float] = None) -> None:
        self.detail: str = document["detail"]
        super().__init__(self.detail)
        self.code = document["code"]
        self.status: int = document["status"]
        self.title: str = document["title"]
        #: Everything that is wrong, at once; empty where no single part of the request is.
        self.issues: Tuple[Issue, ...] = tuple(_issue(one) for one in document.get("errors", ()))
        #: Slugs that may be meant.
        self.suggestions: Tuple[str, ...] = tuple(document.get("suggestions", ()))
        #: The calculator that a question probably means, with what was understood.
        self.offer: Optional[Mapping[str, Any]] = document.get("offer")
        #: Names the request; say it when you report a problem.
        self.instance: str = document["instance"]
        #: Seconds after which it may be tried again.
        self.retry_after = retry_after


def _issue(one: Mapping[str, Any]) -> Issue:
    return Issue(
        pointer=one["pointer"],
        code=one["code"],
        message=one["message"],
        expected=one.get("expected"),
        allowed=tuple(one.get("allowed", ())),
        suggestion=one.get("suggestion"),
    )


class InvalidIdempotencyKey(ProblemError):
    """The header Idempotency-Key is empty, too long, or has others than visible ASCII."""

    code = "invalid-idempotency-key"


class IdempotencyKeyInUse(ProblemError):
    """A request with the same Idempotency-Key has not been answered yet."""

    code = "idempotency-key-in-use"


class IdempotencyKeyReused(ProblemError):
    """The Idempotency-Key came with another request within 24 hours."""

    code = "idempotency-key-reused"


class InvalidRequest(ProblemError):
    """The request's headers contradict each other, such as two lengths of the body."""

    code = "invalid-request"


class InvalidJson(ProblemError):
    """The body is not one JSON value in UTF-8."""

    code = "invalid-json"


class InvalidBody(ProblemError):
    """The body is not an object, or its fields are missing, unknown or of the wrong type."""

    code = "invalid-body"


class InvalidQuery(ProblemError):
    """A query parameter is out of bounds, given twice, not understood or none of the path."""

    code = "invalid-query"


class MissingKey(ProblemError):
    """There is no X-API-Key header."""

    code = "missing-key"


class InvalidKey(ProblemError):
    """No such key; also a key with a typing error."""

    code = "invalid-key"


class RevokedKey(ProblemError):
    """The key was revoked."""

    code = "revoked-key"


class AccountSuspended(ProblemError):
    """The operator of the service suspended the key's account."""

    code = "account-suspended"


class ForeignOrigin(ProblemError):
    """A web page of another site calls /mcp, by its Origin."""

    code = "foreign-origin"


class FormRefused(ProblemError):
    """The form of a page was sent from another site, or is out of date."""

    code = "form-refused"


class UnknownCalculator(ProblemError):
    """No calculator has this slug."""

    code = "unknown-calculator"


class UnknownResult(ProblemError):
    """No result is kept under this id: it has expired, or there never was one."""

    code = "unknown-result"


class NoFigure(ProblemError):
    """The calculator has no figure."""

    code = "no-figure"


class UnknownPath(ProblemError):
    """Nothing is at this path."""

    code = "unknown-path"


class MethodNotAllowed(ProblemError):
    """The path does not answer this method."""

    code = "method-not-allowed"


class LengthRequired(ProblemError):
    """The request has a Transfer-Encoding; the connection is closed."""

    code = "length-required"


class BodyTooLarge(ProblemError):
    """The body is over 64 KiB, or 1 MiB for a batch or a calculator whose lists take more than 1,000 values."""

    code = "body-too-large"


class UnsupportedMediaType(ProblemError):
    """The body is not declared as application/json in UTF-8."""

    code = "unsupported-media-type"


class UnsupportedEncoding(ProblemError):
    """The body has a Content-Encoding."""

    code = "unsupported-encoding"


class InvalidInputs(ProblemError):
    """The calculator does not take these inputs."""

    code = "invalid-inputs"


class NoResult(ProblemError):
    """The inputs are allowed but no result exists for them."""

    code = "no-result"


class TooMuchWork(ProblemError):
    """The inputs are allowed, but what is asked for takes more work than one request may: many steps, a long search."""

    code = "too-much-work"


class NotReached(ProblemError):
    """An entry of a batch did not get its turn, as those before it took all the work that one request may."""

    code = "not-reached"


class NotUnderstood(ProblemError):
    """A question of /api/v1/ask has several readings, lacks an input, or has words or numbers that no input takes."""

    code = "not-understood"


class QuotaExceeded(ProblemError):
    """The account's calculations of the UTC day are used up."""

    code = "quota-exceeded"


class BurstExceeded(ProblemError):
    """Too many requests at once from this key, session or address."""

    code = "burst-exceeded"


class TooManyAttempts(ProblemError):
    """Too many log-ins, sign-ups or mails within a short time."""

    code = "too-many-attempts"


class InternalError(ProblemError):
    """Our fault."""

    code = "internal-error"


class StoreUnavailable(ProblemError):
    """The service cannot reach its data."""

    code = "store-unavailable"


class ShuttingDown(ProblemError):
    """The service is stopping (only /health/ready says so)."""

    code = "shutting-down"


class ReckonerConnectionError(ReckonerError):
    """The service could not be reached."""


class ReckonerTimeoutError(ReckonerConnectionError):
    """The service did not answer in time."""


class UnexpectedAnswerError(ReckonerError):
    """Something answered that is no Reckoner: a proxy, another service."""

    def __init__(self, message: str, status: int) -> None:
        super().__init__(message)
        self.status = status


#: The class of each code.
PROBLEMS: Mapping[str, type[ProblemError]] = {one.code: one for one in ProblemError.__subclasses__()}


def problem(document: Mapping[str, Any], retry_after: Optional[float] = None) -> ProblemError:
    """The exception for a problem as it comes over the wire."""
    return PROBLEMS.get(document["code"], ProblemError)(document, retry_after)
