"""How both clients send: what a request is, how an answer is read, when it is sent again. Nothing here waits."""

from __future__ import annotations

import json
import random
import uuid
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from typing import Any, Dict, Mapping, Optional, TypeVar, Union
from urllib.parse import urlsplit

import httpx

from .answers import Quota
from .calls import Call
from .errors import ProblemError, ReckonerConnectionError, ReckonerTimeoutError, UnexpectedAnswerError, problem

T = TypeVar("T")

#: Another attempt may have a better end.
AGAIN = frozenset({429, 502, 503, 504})
#: The first attempt, of which nothing was heard, is still under way.
UNDER_WAY = "idempotency-key-in-use"
FIRST_WAIT = 0.5

#: A key of the caller's, ``False`` for none; otherwise one of its own for each call.
IdempotencyKey = Union[str, bool, None]


class Sending:
    """The settings of a client, and what it heard of its quota."""

    def __init__(
        self,
        base_url: str,
        key: Optional[str],
        timeout: float,
        retries: int,
        longest_wait: float,
        idempotency_keys: bool,
    ) -> None:
        parts = urlsplit(base_url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise ValueError(f"base_url must be an address such as https://calc.example.com; {base_url!r} is none.")
        self.base_url = base_url.rstrip("/")
        self.timeout = timeout
        self.retries = retries
        self.longest_wait = longest_wait
        self.idempotency_keys = idempotency_keys
        self.quota: Optional[Quota] = None
        self.headers = {"accept": "application/json"}
        if key is not None:
            self.headers["x-api-key"] = key

    def idempotency_key(self, call: Call[T], given: IdempotencyKey) -> Optional[str]:
        """The same for all attempts of a call."""
        if isinstance(given, str):
            return given
        wanted = call.is_charged and self.idempotency_keys and self.retries > 0 and given is not False
        return str(uuid.uuid4()) if wanted else None

    def request(self, call: Call[T], timeout: Optional[float], idempotency_key: Optional[str]) -> Dict[str, Any]:
        """What httpx sends."""
        sent: Dict[str, Any] = {
            "method": "GET" if call.body is None else "POST",
            "url": self.base_url + call.path,
            "params": dict(call.query),
            "headers": self.headers,
            "timeout": self.timeout if timeout is None else timeout,
            # The key goes to the service that it is for, and to no other.
            "follow_redirects": False,
        }
        if call.body is not None:
            sent["content"] = json.dumps(call.body, allow_nan=False).encode()
            sent["headers"] = {**self.headers, "content-type": "application/json"}
        if idempotency_key is not None:
            sent["headers"] = {**sent["headers"], "idempotency-key": idempotency_key}
        return sent

    def read(self, call: Call[T], answer: httpx.Response) -> T:
        """What a call gives. Raises what it is refused with."""
        self.quota = _quota(answer.headers) or self.quota
        if answer.is_redirect:
            where = answer.headers["location"]
            raise UnexpectedAnswerError(f"{self.base_url} leads to {where}: set base_url to it.", answer.status_code)
        try:
            body = answer.json()
        except ValueError:
            body = None
        if isinstance(body, dict):
            if answer.is_success:
                return call.read(body)
            if "code" in body and "detail" in body:
                raise problem(body, _retry_after(answer.headers))
        status = answer.status_code
        raise UnexpectedAnswerError(f"{self.base_url} answered with status {status}, not as Reckoner does.", status)

    def unreachable(self, error: httpx.TransportError) -> ReckonerConnectionError:
        if isinstance(error, httpx.TimeoutException):
            return ReckonerTimeoutError(f"{self.base_url} did not answer in time.")
        return ReckonerConnectionError(f"{self.base_url} could not be reached: {error}.")

    def wait_after(self, error: Exception, attempt: int) -> Optional[float]:
        """Seconds until the next attempt; None where there is to be none."""
        if attempt >= self.retries:
            return None
        # Clients that were refused together do not come back together.
        jitter = random.random() * FIRST_WAIT * float(2**attempt)
        if isinstance(error, ReckonerConnectionError):
            return min(jitter, self.longest_wait)
        if isinstance(error, UnexpectedAnswerError):
            return min(jitter, self.longest_wait) if error.status in AGAIN else None
        if not isinstance(error, ProblemError) or not (error.status in AGAIN or error.code == UNDER_WAY):
            return None
        wait = (error.retry_after or 0) + jitter
        return wait if wait <= self.longest_wait else None


def _retry_after(headers: Mapping[str, str]) -> Optional[float]:
    """Seconds, from a number of them or a date."""
    text = headers.get("retry-after", "")
    if text.isdecimal():
        return float(text)
    try:
        return max(0.0, (parsedate_to_datetime(text) - datetime.now(timezone.utc)).total_seconds())
    except (TypeError, ValueError):
        return None


def _quota(headers: Mapping[str, str]) -> Optional[Quota]:
    try:
        limit, remaining, reset = (int(headers[f"x-ratelimit-{name}"]) for name in ("limit", "remaining", "reset"))
    except KeyError:
        return None
    return Quota(limit, remaining, datetime.fromtimestamp(reset, timezone.utc))
