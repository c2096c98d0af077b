"""What inputs may be."""

from __future__ import annotations

from datetime import date, time
from typing import Iterable, SupportsFloat, TypedDict, Union

#: A number, a ``Decimal``, or a text such as ``"1/3"`` and ``"154 lb"``.
Numeric = Union[SupportsFloat, str]


class _Amount(TypedDict):
    value: Numeric


class Amount(_Amount, total=False):
    """A number with its unit or its standard uncertainty apart."""

    unit: str
    uncertainty: Numeric


#: In a batch: the output of an earlier entry, counted from 0, with its unit.
Reference = TypedDict("Reference", {"from": int, "output": str})

Number = Union[Numeric, Amount, Reference]
Numbers = Union[str, Iterable[Number]]
#: Rows of numbers, or a text with the rows on lines.
Matrix = Union[str, Iterable[Iterable[Number]]]
Date = Union[str, date]
Time = Union[str, time]
