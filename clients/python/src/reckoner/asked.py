"""What is asked of one calculator, made by its function in ``reckoner.calculators``, which knows its inputs and outputs."""

from __future__ import annotations

from dataclasses import dataclass, field
from keyword import iskeyword
from typing import Any, Generic, Mapping, Sequence, TypeVar, Union

#: The names of a calculator's outputs.
Output = TypeVar("Output")
#: ``{"input": "rate", "from": 1, "to": 10, "steps": 50}`` or ``{"input": "rate", "values": [1, 2]}``.
Axis = Mapping[str, Any]


@dataclass(frozen=True)
class Entry:
    """A calculation that was not sent yet: also an entry of a batch."""

    calculator: str
    inputs: Mapping[str, Any]
    #: What is asked besides, as the API names it.
    more: Mapping[str, Any] = field(default_factory=dict)

    @property
    def body(self) -> Mapping[str, Any]:
        """As the API takes it."""
        return {"calculator": self.calculator, "inputs": self.inputs, **self.more}


class Asked(Entry, Generic[Output]):
    """For ``calculate`` and ``validate``."""


class Goal(Entry, Generic[Output]):
    """For ``solve``: one input is to be found."""


class Swept(Entry):
    """For ``sweep``: one input or two have many values."""


class Calculator:
    """One calculator of the catalogue: ``finance.compound_interest(principal=1000, rate="5 %", years=10)``."""

    def __init__(self, slug: str) -> None:
        self.slug = slug

    def __call__(self, **inputs: Any) -> Asked[Any]:
        return Asked(self.slug, _named(inputs))

    def solve(self, solve_for: str, target: Mapping[str, Any], /, **inputs: Any) -> Goal[Any]:
        """The others of the inputs, and the value that an output should have."""
        return Goal(self.slug, _named(inputs), {"solveFor": solve_for, "target": target})

    def sweep(self, axes: Union[Axis, Sequence[Axis]], /, **inputs: Any) -> Swept:
        """The others of the inputs, and the values of one, or of two for a grid."""
        return Swept(self.slug, _named(inputs), {"sweep": axes})


def _named(inputs: Mapping[str, Any]) -> Mapping[str, Any]:
    """Words of the language are arguments with an underscore behind them: ``lambda_``."""
    return {name[:-1] if name.endswith("_") and iskeyword(name[:-1]) else name: one for name, one in inputs.items()}
