"""Every operation of the API as a request and how its answer is read; nothing here sends anything."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, time
from decimal import Decimal
from typing import Any, Callable, Dict, Generic, Mapping, Optional, Sequence, TypeVar, Union
from urllib.parse import quote

from . import answers
from .asked import Axis, Entry
from .errors import problem

T = TypeVar("T")
#: By name: numbers, texts such as ``"154 lb"``, ``{"value": 154, "unit": "lb"}``, sequences, dates, decimals, arrays.
Inputs = Mapping[str, Any]


@dataclass(frozen=True)
class Call(Generic[T]):
    """A request that was not sent yet."""

    path: str
    read: Callable[[Any], T]
    query: Mapping[str, Union[str, int]] = field(default_factory=dict)
    #: With it the request is a POST.
    body: Optional[Mapping[str, Any]] = None
    #: Whether it costs calculations of the day.
    is_charged: bool = False


def plain(value: Any) -> Any:
    """A value as JSON has it: decimals keep their digits, dates are ISO, arrays of numpy and pandas are lists."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, Decimal):
        return str(value)
    if isinstance(value, (date, time)):
        return value.isoformat()[:10] if isinstance(value, date) else value.isoformat(timespec="seconds")
    if isinstance(value, Mapping):
        return {str(name): plain(one) for name, one in value.items()}
    for method in ("tolist", "item"):
        if hasattr(value, method):
            return plain(getattr(value, method)())
    if isinstance(value, Sequence) or hasattr(value, "__iter__"):
        return [plain(one) for one in value]
    raise TypeError(f"{value!r} is no value of an input: numbers, texts, dates, mappings and sequences are.")


def _body(given: Mapping[str, Any]) -> Mapping[str, Any]:
    return {name: plain(value) for name, value in given.items() if value is not None and value is not False}


def _calculation(asked: Union[str, Entry], inputs: Optional[Inputs], wanted: Mapping[str, Any]) -> Dict[str, Any]:
    names = {"result_id": "resultId", "solve_for": "solveFor"}
    given = _body({names.get(name, name): value for name, value in wanted.items()})
    entry = asked if isinstance(asked, Entry) else Entry(asked, inputs or {})
    return {**plain(entry.body), **given}


def calculate(
    calculator: Union[str, Entry], inputs: Optional[Inputs], **wanted: Any
) -> Call[answers.Calculation[Any]]:
    return Call("/api/v1/calculate", answers.calculation, body=_calculation(calculator, inputs, wanted), is_charged=True)


def sweep(
    calculator: Union[str, Entry],
    inputs: Optional[Inputs],
    axes: Union[Axis, Sequence[Axis], None],
    **wanted: Any,
) -> Call[answers.Sweep]:
    body = _calculation(calculator, inputs, {**wanted, "sweep": axes})
    return Call("/api/v1/calculate", answers.sweep, body=body, is_charged=True)


def validate(calculator: Union[str, Entry], inputs: Optional[Inputs], **wanted: Any) -> Call[Mapping[str, Any]]:
    body = _calculation(calculator, inputs, wanted)
    return Call("/api/v1/calculate", _as_it_is, query={"validate": "only"}, body=body)


def batch(entries: Sequence[Union[Mapping[str, Any], Entry]]) -> Call[answers.Batch]:
    bodies = [plain(one.body if isinstance(one, Entry) else one) for one in entries]
    return Call("/api/v1/calculate/batch", _batch, body={"entries": bodies}, is_charged=True)


def _batch(answer: Mapping[str, Any]) -> answers.Batch:
    return answers.Batch(
        entries=tuple(answers.either(one) if "result" in one else problem(one) for one in answer["entries"]),
        answered=answer["answered"],
        refused=answer["refused"],
        charged=answer["charged"],
        message=answer["message"],
        timestamp=answer["timestamp"],
    )


def result(result_id: str) -> Call[Union[answers.Calculation[str], answers.Sweep]]:
    return Call(f"/api/v1/results/{quote(result_id, safe='')}", answers.either)


def ask(question: str) -> Call[answers.Reply]:
    return Call("/api/v1/ask", answers.reply, query={"q": question})


def calculators(**query: Union[str, int, None]) -> Call[Mapping[str, Any]]:
    given = {name: value for name, value in query.items() if value is not None}
    return Call("/api/v1/calculators", _as_it_is, query=given)


def calculator(slug: str) -> Call[Mapping[str, Any]]:
    return Call(f"/api/v1/calculators/{quote(slug, safe='')}", _as_it_is)


def changes(**query: Optional[str]) -> Call[Mapping[str, Any]]:
    given = {name: value for name, value in query.items() if value is not None}
    return Call("/api/v1/changes", _as_it_is, query=given)


def categories() -> Call[Mapping[str, Any]]:
    return Call("/api/v1/categories", _as_it_is)


def me() -> Call[Mapping[str, Any]]:
    return Call("/api/v1/me", _as_it_is)


def _as_it_is(answer: Mapping[str, Any]) -> Mapping[str, Any]:
    return answer
