"""What mypy takes and what it refuses: each line that is to be refused has an ignore, and an ignore for nothing is an error."""

from decimal import Decimal
from typing import List, Optional

from reckoner import AsyncReckoner, InvalidInputs, ProblemError, Reckoner


def right(reckoner: Reckoner) -> Optional[str]:
    answer = reckoner.calculate("compound-interest", {"principal": 1000, "rate": "5 %"}, units={"amount": "$"})
    exact: Decimal = answer["amount"].decimal
    sweep = reckoner.sweep("compound-interest", {"years": 10}, {"input": "rate", "values": [1, 2]})
    names: List[str] = list(sweep)
    try:
        reckoner.me()
    except InvalidInputs as error:
        return f"{error.issues[0].pointer} {exact} {names}"
    for entry in reckoner.batch([]).entries:
        if isinstance(entry, ProblemError):
            return entry.code
    return answer["amount"].exact


async def awaited(reckoner: AsyncReckoner) -> str:
    return (await reckoner.calculate("compound-interest", {})).explanation


def wrong(reckoner: Reckoner, later: AsyncReckoner) -> None:
    Reckoner()  # type: ignore[call-arg]
    reckoner.calculate("compound-interest", {}, unit={})  # type: ignore[call-arg]
    reckoner.calculate("compound-interest", ["principal"])  # type: ignore[arg-type]
    reckoner.calculate("compound-interest", {}, precision="50")  # type: ignore[arg-type]
    reckoner.calculate("compound-interest", {}).amount  # type: ignore[attr-defined]
    reckoner.calculate("compound-interest", {})["amount"].units  # type: ignore[attr-defined]
    reckoner.solve("compound-interest", {}, solve_for="rate")  # type: ignore[call-arg]
    reckoner.batch([]).entries[0].results  # type: ignore[union-attr]
    explanation: str = later.calculate("compound-interest", {})  # type: ignore[assignment]
