"""The client for asyncio: the same methods, to be awaited."""

from __future__ import annotations

import asyncio
from typing import Any, Mapping, Optional, Sequence, TypeVar, Union, overload

import httpx

from . import calls
from .answers import Batch, Calculation, Quota, Reply, Sweep
from .asked import Asked, Axis, Entry, Goal, Output, Swept
from .calls import Call, Inputs
from .errors import ReckonerError
from .sending import IdempotencyKey, Sending

T = TypeVar("T")


class AsyncReckoner:
    """A service's calculators. A call is given up by cancelling its task.

    :param base_url: The address of the service: ``https://calc.example.com``.
    :param key: The API key. Reading the catalogue needs none.
    :param timeout: Seconds for which one answer is waited for.
    :param retries: How often a request is sent again that failed on its way or came too soon.
    :param longest_wait: The longest wait, in seconds, before that; what asks for more is refused.
    :param idempotency_keys: Whether calculations have an ``Idempotency-Key``, so that one whose answer was lost is charged
        once when it is sent again.
    :param transport: In place of the network's, for tests.
    """

    def __init__(
        self,
        base_url: str,
        key: Optional[str] = None,
        *,
        timeout: float = 30,
        retries: int = 2,
        longest_wait: float = 30,
        idempotency_keys: bool = True,
        transport: Optional[httpx.AsyncBaseTransport] = None,
    ) -> None:
        self._sending = Sending(base_url, key, timeout, retries, longest_wait, idempotency_keys)
        self._http = httpx.AsyncClient(transport=transport)

    async def __aenter__(self) -> "AsyncReckoner":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Closes the connections."""
        await self._http.aclose()

    @property
    def quota(self) -> Optional[Quota]:
        """What was left of the day's quota at the last answer that said so."""
        return self._sending.quota

    @overload
    async def calculate(
        self,
        calculator: Asked[Output],
        *,
        units: Optional[Mapping[str, str]] = None,
        currency: Optional[str] = None,
        steps: bool = False,
        sensitivities: bool = False,
        precision: Optional[int] = None,
        result_id: bool = False,
        timeout: Optional[float] = None,
        idempotency_key: IdempotencyKey = None,
    ) -> Calculation[Output]: ...

    @overload
    async def calculate(
        self,
        calculator: str,
        inputs: Inputs,
        *,
        units: Optional[Mapping[str, str]] = None,
        currency: Optional[str] = None,
        steps: bool = False,
        sensitivities: bool = False,
        precision: Optional[int] = None,
        result_id: bool = False,
        timeout: Optional[float] = None,
        idempotency_key: IdempotencyKey = None,
    ) -> Calculation[str]: ...

    async def calculate(
        self,
        calculator: Union[str, Asked[Any]],
        inputs: Optional[Inputs] = None,
        *,
        units: Optional[Mapping[str, str]] = None,
        currency: Optional[str] = None,
        steps: bool = False,
        sensitivities: bool = False,
        precision: Optional[int] = None,
        result_id: bool = False,
        timeout: Optional[float] = None,
        idempotency_key: IdempotencyKey = None,
    ) -> Calculation[Any]:
        """One calculation; it is charged.

        :param calculator: Its slug, or what its function in ``reckoner.calculators`` gives, which has the inputs.
        :param inputs: By name: numbers, texts such as ``"154 lb"``, ``{"value": 154, "unit": "lb", "uncertainty": 1}``.
        :param units: Units for outputs, by name.
        :param currency: ISO 4217 code that labels and rounds money; USD unless given.
        :param steps: The calculation line by line.
        :param sensitivities: Partial derivatives and elasticities.
        :param precision: Significant digits of ``exact``, up to 60, for calculators that work in decimal.
        :param result_id: An id by which ``result`` reads the answer again while it is kept.
        :param idempotency_key: One of your own, under which the same call is charged once within 24 hours; ``False`` for none.
        """
        wanted = dict(units=units, currency=currency, steps=steps, sensitivities=sensitivities)
        call = calls.calculate(calculator, inputs, **wanted, precision=precision, result_id=result_id)
        return await self._send(call, timeout, idempotency_key)

    @overload
    async def solve(
        self,
        calculator: Goal[Output],
        *,
        units: Optional[Mapping[str, str]] = None,
        currency: Optional[str] = None,
        steps: bool = False,
        timeout: Optional[float] = None,
        idempotency_key: IdempotencyKey = None,
    ) -> Calculation[Output]: ...

    @overload
    async def solve(
        self,
        calculator: str,
        inputs: Inputs,
        *,
        solve_for: str,
        target: Mapping[str, Any],
        units: Optional[Mapping[str, str]] = None,
        currency: Optional[str] = None,
        steps: bool = False,
        timeout: Optional[float] = None,
        idempotency_key: IdempotencyKey = None,
    ) -> Calculation[str]: ...

    async def solve(
        self,
        calculator: Union[str, Goal[Any]],
        inputs: Optional[Inputs] = None,
        *,
        solve_for: Optional[str] = None,
        target: Optional[Mapping[str, Any]] = None,
        units: Optional[Mapping[str, str]] = None,
        currency: Optional[str] = None,
        steps: bool = False,
        timeout: Optional[float] = None,
        idempotency_key: IdempotencyKey = None,
    ) -> Calculation[Any]:
        """Finds the input, left out of the others, that gives an output the value that it should have."""
        wanted = dict(units=units, currency=currency, steps=steps, solve_for=solve_for, target=target)
        return await self._send(calls.calculate(calculator, inputs, **wanted), timeout, idempotency_key)

    @overload
    async def sweep(
        self,
        calculator: Swept,
        *,
        units: Optional[Mapping[str, str]] = None,
        currency: Optional[str] = None,
        result_id: bool = False,
        timeout: Optional[float] = None,
        idempotency_key: IdempotencyKey = None,
    ) -> Sweep: ...

    @overload
    async def sweep(
        self,
        calculator: str,
        inputs: Inputs,
        axes: Union[Axis, Sequence[Axis]],
        *,
        units: Optional[Mapping[str, str]] = None,
        currency: Optional[str] = None,
        result_id: bool = False,
        timeout: Optional[float] = None,
        idempotency_key: IdempotencyKey = None,
    ) -> Sweep: ...

    async def sweep(
        self,
        calculator: Union[str, Swept],
        inputs: Optional[Inputs] = None,
        axes: Union[Axis, Sequence[Axis], None] = None,
        *,
        units: Optional[Mapping[str, str]] = None,
        currency: Optional[str] = None,
        result_id: bool = False,
        timeout: Optional[float] = None,
        idempotency_key: IdempotencyKey = None,
    ) -> Sweep:
        """The outputs as columns over the values of one input, or of two for a grid: 1,000 points at most.

        :param axes: ``{"input": "rate", "from": 1, "to": 10, "steps": 50}`` or ``{"input": "rate", "values": [1, 2]}``.
        """
        wanted = dict(units=units, currency=currency, result_id=result_id)
        return await self._send(calls.sweep(calculator, inputs, axes, **wanted), timeout, idempotency_key)

    async def batch(
        self,
        entries: Sequence[Union[Mapping[str, Any], Entry]],
        *,
        timeout: Optional[float] = None,
        idempotency_key: IdempotencyKey = None,
    ) -> Batch:
        """Up to 100 calculations in order, each answered or refused for itself.

        :param entries: Bodies of single requests, or what functions of ``reckoner.calculators`` give, whose inputs may be ``{"from": 0, "output": "amount"}``.
        """
        return await self._send(calls.batch(entries), timeout, idempotency_key)

    @overload
    async def validate(
        self,
        calculator: Asked[Any],
        *,
        units: Optional[Mapping[str, str]] = None,
        timeout: Optional[float] = None,
    ) -> Mapping[str, Any]: ...

    @overload
    async def validate(
        self,
        calculator: str,
        inputs: Inputs,
        *,
        units: Optional[Mapping[str, str]] = None,
        timeout: Optional[float] = None,
    ) -> Mapping[str, Any]: ...

    async def validate(
        self,
        calculator: Union[str, Asked[Any]],
        inputs: Optional[Inputs] = None,
        *,
        units: Optional[Mapping[str, str]] = None,
        timeout: Optional[float] = None,
    ) -> Mapping[str, Any]:
        """Whether the inputs are allowed, without computing or charging."""
        return await self._send(calls.validate(calculator, inputs, units=units), timeout)

    async def result(self, result_id: str, *, timeout: Optional[float] = None) -> Union[Calculation[str], Sweep]:
        """A result again, by the id that its answer named, while it is kept. Not charged."""
        return await self._send(calls.result(result_id), timeout)

    async def ask(self, question: str, *, timeout: Optional[float] = None) -> Reply:
        """A question in words, answered where nothing has to be guessed; else ``NotUnderstood`` is raised."""
        return await self._send(calls.ask(question), timeout)

    async def calculators(
        self,
        q: Optional[str] = None,
        *,
        category: Optional[str] = None,
        limit: Optional[int] = None,
        offset: Optional[int] = None,
        timeout: Optional[float] = None,
    ) -> Mapping[str, Any]:
        """Calculators of a category, or that match words; all of them by default."""
        return await self._send(calls.calculators(q=q, category=category, limit=limit, offset=offset), timeout)

    async def calculator(self, slug: str, *, timeout: Optional[float] = None) -> Mapping[str, Any]:
        """Everything about one calculator."""
        return await self._send(calls.calculator(slug), timeout)

    async def changes(
        self, since: Optional[str] = None, *, calculator: Optional[str] = None, timeout: Optional[float] = None
    ) -> Mapping[str, Any]:
        """Calculators that were added, and formulas that changed, from a day on: for a program that pinned a version."""
        return await self._send(calls.changes(since=since, calculator=calculator), timeout)

    async def categories(self, *, timeout: Optional[float] = None) -> Mapping[str, Any]:
        """Categories and subcategories, with how many calculators they have."""
        return await self._send(calls.categories(), timeout)

    async def me(self, *, timeout: Optional[float] = None) -> Mapping[str, Any]:
        """The plan, and what is used of the day. Not charged."""
        return await self._send(calls.me(), timeout)

    async def _send(self, call: Call[T], timeout: Optional[float], given_key: IdempotencyKey = None) -> T:
        sending = self._sending
        idempotency_key = sending.idempotency_key(call, given_key)
        attempt = 0
        while True:
            try:
                try:
                    answer = await self._http.request(**sending.request(call, timeout, idempotency_key))
                except httpx.TransportError as error:
                    raise sending.unreachable(error) from error
                return sending.read(call, answer)
            except ReckonerError as error:
                wait = sending.wait_after(error, attempt)
                if wait is None:
                    raise
            await asyncio.sleep(wait)
            attempt += 1
