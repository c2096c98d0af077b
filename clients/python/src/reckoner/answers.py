"""What calls give."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Iterator, List, Mapping, Optional, Tuple, Union

from .asked import Output
from .errors import ProblemError

if TYPE_CHECKING:
    import pandas  # type: ignore[import]

Json = Mapping[str, Any]


@dataclass(frozen=True)
class Table:
    """Columns with their labels and units, and rows of numbers and texts."""

    columns: Tuple[Json, ...]
    rows: Tuple[Tuple[Union[float, str], ...], ...]

    def to_pandas(self) -> "pandas.DataFrame":
        """A frame with the names of the columns; ``frame.attrs["units"]`` has their units."""
        frame = _pandas().DataFrame(list(self.rows), columns=[one["name"] for one in self.columns])
        frame.attrs["units"] = {one["name"]: one["unit"] for one in self.columns}
        return frame


@dataclass(frozen=True)
class Result:
    """One output."""

    #: A number in full precision, money rounded to its minor unit; a text of a date, time, class or text; a table.
    value: Any
    label: str
    #: Empty where a unit makes no sense.
    unit: str
    #: Of calculators that run on decimals: all digits, unrounded.
    exact: Optional[str] = None
    #: With uncertain inputs: the standard uncertainty, in the unit of the value.
    uncertainty: Optional[float] = None
    #: The share of each uncertain input in the variance.
    contributions: Optional[Mapping[str, float]] = None
    #: Why there is no uncertainty, or how far it can be trusted.
    uncertainty_note: Optional[str] = None

    @property
    def decimal(self) -> Decimal:
        """The unrounded decimal, or the number as it is written."""
        return Decimal(self.exact if self.exact is not None else str(self.value))


@dataclass(frozen=True)
class Caution:
    """What a reader has to be told beside the results."""

    #: ``note``, ``caution`` or ``danger``.
    level: str
    message: str
    #: The input that is not as usual: ``/inputs/rate``.
    pointer: Optional[str] = None
    #: What was probably meant in place of it.
    suggestion: Optional[str] = None
    #: It holds of this one of the alternatives, counted from 0, and not of the results.
    alternative: Optional[int] = None
    #: Of a sweep: the points at which it holds.
    points: Tuple[int, ...] = ()


@dataclass(frozen=True)
class Calculation(Generic[Output]):
    """An answered calculation; ``answer["amount"]`` is one of its results."""

    success: ClassVar[bool] = True
    calculator: str
    results: Mapping[str, Result]
    #: One or two sentences.
    explanation: str
    #: The worst first.
    cautions: Tuple[Caution, ...]
    #: Equations with several solutions: of each other one the results that are not the same.
    alternatives: Tuple[Mapping[str, Result], ...]
    #: With ``solve``: the input that was found.
    solved: Optional[Json]
    #: With ``sensitivities=True``: by output, then by input.
    sensitivities: Optional[Mapping[str, Mapping[str, Json]]]
    #: With ``steps=True``: the calculation line by line.
    steps: Tuple[Json, ...]
    #: As understood, defaults filled in, in the calculator's units.
    inputs: Json
    cached: bool
    timestamp: str
    calculator_url: str
    #: With ``result_id=True``: by which ``result`` reads it again.
    result_id: Optional[str]
    #: The answer as it came.
    raw: Json

    def __getitem__(self, name: Output) -> Result:
        return self.results[str(name)]


@dataclass(frozen=True)
class Column:
    """The values of one input or output over the rows of a sweep."""

    label: str
    unit: str
    #: One for each row; None where this row has none.
    values: Tuple[Union[float, str, bool, None], ...]


@dataclass(frozen=True)
class Sweep:
    """A calculation at many points; ``sweep["amount"]`` is a column of it."""

    success: ClassVar[bool] = True
    calculator: str
    #: How many points were asked for; of two inputs all pairs, the second one faster.
    points: int
    #: Which of them the rows are, from 0: those that have a result.
    rows: Tuple[int, ...]
    #: The inputs that were swept, by name.
    swept: Mapping[str, Column]
    #: The outputs of a single value, by name.
    columns: Mapping[str, Column]
    #: Outputs that are tables.
    left_out: Tuple[str, ...]
    #: Points without a result, and why.
    refused: Tuple[Json, ...]
    cautions: Tuple[Caution, ...]
    inputs: Json
    cached: bool
    timestamp: str
    calculator_url: str
    result_id: Optional[str]
    #: The answer as it came.
    raw: Json

    def __getitem__(self, name: str) -> Column:
        return self.columns[name] if name in self.columns else self.swept[name]

    def __iter__(self) -> Iterator[str]:
        return iter({**self.swept, **self.columns})

    def to_dict(self) -> Mapping[str, List[Union[float, str, bool, None]]]:
        """Columns by name, those that were swept first: what ``pandas.DataFrame`` and ``polars.DataFrame`` take."""
        return {name: list(self[name].values) for name in self}

    def to_pandas(self) -> "pandas.DataFrame":
        """A frame with a row for each point that has a result; ``frame.attrs["units"]`` has the units by column."""
        frame = _pandas().DataFrame(self.to_dict(), index=list(self.rows))
        frame.attrs["units"] = {name: self[name].unit for name in self}
        return frame


@dataclass(frozen=True)
class Batch:
    """Many calculations in order, each answered or refused for itself: ``entry.success`` tells which."""

    entries: Tuple[Union[Calculation[str], Sweep, ProblemError], ...]
    answered: int
    refused: int
    #: Calculations that were charged: those that are answered.
    charged: int
    #: What was answered and charged, and why not all, in words.
    message: str
    timestamp: str


@dataclass(frozen=True)
class Reply:
    """A question's answer, with how it was understood."""

    question: str
    calculator: str
    title: str
    understood: Tuple[Json, ...]
    #: The name of the result that was asked for.
    output: str
    results: Mapping[str, Result]
    explanation: str
    cautions: Tuple[Caution, ...]
    #: A body for POST /api/v1/calculate that asks for the same.
    request: Json
    calculator_url: str
    timestamp: str


@dataclass(frozen=True)
class Quota:
    """What is left of the day's quota after a call."""

    limit: int
    remaining: int
    #: When the day ends, UTC.
    resets_at: datetime


def _pandas() -> Any:
    try:
        import pandas
    except ImportError as error:
        raise ImportError("to_pandas needs pandas, which is not installed; to_dict does without.") from error
    return pandas


def _result(one: Json) -> Result:
    value = one["value"]
    if isinstance(value, dict):
        value = Table(tuple(value["columns"]), tuple(tuple(row) for row in value["rows"]))
    return Result(
        value,
        one["label"],
        one["unit"],
        one.get("exact"),
        one.get("uncertainty"),
        one.get("contributions"),
        one.get("uncertaintyNote"),
    )


def _results(results: Json) -> Mapping[str, Result]:
    return {name: _result(one) for name, one in results.items()}


def _cautions(result: Json) -> Tuple[Caution, ...]:
    return tuple(_caution(one) for one in result.get("cautions", ()))


def _caution(one: Json) -> Caution:
    return Caution(
        level=one["level"],
        message=one["message"],
        pointer=one.get("pointer"),
        suggestion=one.get("suggestion"),
        alternative=one.get("alternative"),
        points=tuple(one.get("points", ())),
    )


def calculation(answer: Json) -> Calculation[Any]:
    """A single answer as it comes over the wire."""
    result = answer["result"]
    return Calculation(
        calculator=answer["calculator"],
        results=_results(result["results"]),
        explanation=result["explanation"],
        cautions=_cautions(result),
        alternatives=tuple(_results(one) for one in result.get("alternatives", ())),
        solved=result.get("solved"),
        sensitivities=result.get("sensitivities"),
        steps=tuple(result.get("steps", ())),
        inputs=answer["inputs"],
        cached=answer["cached"],
        timestamp=answer["timestamp"],
        calculator_url=answer["calculatorUrl"],
        result_id=answer.get("resultId"),
        raw=answer,
    )


def sweep(answer: Json) -> Sweep:
    """The answer to a sweep as it comes over the wire."""
    found = answer["result"]["sweep"]
    rows = tuple(found.get("rows", range(found["points"])))

    def column(one: Json) -> Column:
        values = one["values"]
        if "points" in one:
            known = dict(zip(one["points"], values))
            values = [known.get(point) for point in rows]
        return Column(one["label"], one["unit"], tuple(values))

    return Sweep(
        calculator=answer["calculator"],
        points=found["points"],
        rows=rows,
        swept={name: column(one) for name, one in found["swept"].items()},
        columns={name: column(one) for name, one in found["columns"].items()},
        left_out=tuple(found.get("leftOut", ())),
        refused=tuple(found.get("refused", ())),
        cautions=_cautions(found),
        inputs=answer["inputs"],
        cached=answer["cached"],
        timestamp=answer["timestamp"],
        calculator_url=answer["calculatorUrl"],
        result_id=answer.get("resultId"),
        raw=answer,
    )


def either(answer: Json) -> Union[Calculation[str], Sweep]:
    """An answer that may be of a single calculation or of a sweep."""
    return sweep(answer) if "sweep" in answer["result"] else calculation(answer)


def reply(answer: Json) -> Reply:
    """The answer to a question as it comes over the wire."""
    return Reply(
        question=answer["question"],
        calculator=answer["calculator"],
        title=answer["title"],
        understood=tuple(answer["understood"]),
        output=answer["output"],
        results=_results(answer["result"]["results"]),
        explanation=answer["result"]["explanation"],
        cautions=_cautions(answer["result"]),
        request=answer["request"],
        calculator_url=answer["calculatorUrl"],
        timestamp=answer["timestamp"],
    )
