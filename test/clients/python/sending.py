"""How the clients of Python send: again where that helps, in time, and to nobody else. Nothing is really waited for."""

import asyncio
import unittest
from datetime import datetime, timedelta, timezone
from email.utils import format_datetime
from typing import Any, Dict, List, Union
from unittest.mock import patch

import httpx
import reckoner
from reckoner import AsyncReckoner, Reckoner

ME = {"plan": {}}
Answer = Union[httpx.Response, Exception]


def problem(code: str, status: int, **headers: str) -> httpx.Response:
    document = {"title": "T", "status": status, "detail": f"It is {code}.", "instance": "i", "code": code, "errors": []}
    return httpx.Response(status, json=document, headers={name.replace("_", "-"): one for name, one in headers.items()})


class Sent(unittest.TestCase):
    def setUp(self) -> None:
        self.requests: List[httpx.Request] = []
        self.waits: List[float] = []
        for target, stand_in in (("time.sleep", self.waits.append), ("random.random", lambda: 0.5)):
            patcher = patch(target, stand_in)
            patcher.start()
            self.addCleanup(patcher.stop)

    def handler(self, answers: List[Answer]) -> Any:
        def handle(request: httpx.Request) -> httpx.Response:
            self.requests.append(request)
            answer = answers[len(self.requests) - 1]
            if isinstance(answer, Exception):
                raise answer
            return answer

        return handle

    def client(self, *answers: Answer, **options: Any) -> Reckoner:
        transport = httpx.MockTransport(self.handler(list(answers)))
        return Reckoner("https://calc.example/base/", "k", transport=transport, **options)

    def test_a_request_has_the_key_and_json(self) -> None:
        answer: Dict[str, Any] = {"calculator": "a", "result": {"results": {}, "explanation": ""}, "inputs": {}}
        answer.update(cached=False, timestamp="", calculatorUrl="")
        self.client(httpx.Response(200, json=answer)).calculate("a", {"b": 1})
        (request,) = self.requests
        self.assertEqual((request.method, str(request.url)), ("POST", "https://calc.example/base/api/v1/calculate"))
        self.assertEqual((request.headers["x-api-key"], request.headers["content-type"]), ("k", "application/json"))
        self.assertEqual(request.content, b'{"calculator": "a", "inputs": {"b": 1}}')
        self.assertRegex(request.headers["idempotency-key"], r"^[\da-f-]{36}$")

    def test_again_after_what_is_asked_for_and_a_little_by_chance(self) -> None:
        self.client(problem("burst-exceeded", 429, retry_after="2"), httpx.Response(200, json=ME)).me()
        self.assertEqual(self.waits, [2.25])

    def test_again_after_a_date(self) -> None:
        later = format_datetime(datetime.now(timezone.utc) + timedelta(seconds=5), usegmt=True)
        self.client(problem("store-unavailable", 503, retry_after=later), httpx.Response(200, json=ME)).me()
        self.assertTrue(3 < self.waits[0] < 6)

    def test_again_after_a_failed_connection_and_a_proxy_each_time_later(self) -> None:
        answers = (httpx.ConnectError("refused"), httpx.Response(502, text="<html>"), httpx.Response(200, json=ME))
        self.assertEqual(self.client(*answers).me(), ME)
        self.assertEqual(self.waits, [0.25, 0.5])

    def test_so_often_and_no_more(self) -> None:
        answers = [problem("store-unavailable", 503, retry_after="1") for _ in range(9)]
        with self.assertRaises(reckoner.StoreUnavailable):
            self.client(*answers, retries=4).me()
        self.assertEqual(len(self.requests), 5)

    def test_not_what_would_end_alike(self) -> None:
        cases = [
            (problem("invalid-inputs", 422), reckoner.InvalidInputs),
            (problem("invalid-key", 401), reckoner.InvalidKey),
            (problem("internal-error", 500), reckoner.InternalError),
            (problem("quota-exceeded", 429, retry_after="43200"), reckoner.QuotaExceeded),
            (problem("of-tomorrow", 418), reckoner.ProblemError),
        ]
        for answer, kind in cases:
            self.requests.clear()
            with self.assertRaises(kind) as caught:
                self.client(answer).me()
            self.assertEqual((len(self.requests), caught.exception.code), (1, answer.json()["code"]))

    def test_a_connection_that_fails_and_one_that_is_silent(self) -> None:
        with self.assertRaisesRegex(reckoner.ReckonerConnectionError, "could not be reached: refused"):
            self.client(httpx.ConnectError("refused"), retries=0).me()
        self.requests.clear()
        with self.assertRaises(reckoner.ReckonerTimeoutError):
            self.client(httpx.ReadTimeout("late"), retries=0).me()

    def test_what_is_no_reckoner(self) -> None:
        cases = [
            (httpx.Response(200, text="<html>"), "status 200, not as Reckoner does"),
            (httpx.Response(404, json={"error": "x"}), "status 404, not as Reckoner does"),
            (httpx.Response(301, headers={"location": "https://b.example/"}), "leads to https://b.example/"),
        ]
        for answer, message in cases:
            self.requests.clear()
            with self.assertRaisesRegex(reckoner.UnexpectedAnswerError, message):
                self.client(answer).me()
            self.assertEqual(len(self.requests), 1)

    def test_what_is_no_address(self) -> None:
        for address in ("calc.example.com", "ftp://calc.example.com", ""):
            with self.assertRaisesRegex(ValueError, "base_url must be an address such as https:"):
                Reckoner(address)

    def test_awaited_it_waits_alike_and_is_given_up_while_it_does(self) -> None:
        async def run() -> None:
            answers: List[Answer] = [problem("burst-exceeded", 429, retry_after="20")]
            transport = httpx.MockTransport(self.handler(answers))
            async with AsyncReckoner("https://calc.example", transport=transport) as client:
                task = asyncio.create_task(client.me())
                await asyncio.sleep(0.05)
                task.cancel()
                with self.assertRaises(asyncio.CancelledError):
                    await task
            self.assertEqual(len(self.requests), 1)

        asyncio.run(run())


if __name__ == "__main__":
    unittest.main()
