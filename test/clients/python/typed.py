"""What mypy takes and what it refuses: each line that is to be refused has an ignore, and an ignore for nothing is an error."""

from decimal import Decimal
from typing import List, Optional

from reckoner import AsyncReckoner, InvalidInputs, ProblemError, Reckoner
from reckoner.calculators import electronics, energy, finance, physics, statistics


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


def named(reckoner: Reckoner) -> Decimal:
    answer = reckoner.calculate(
        finance.compound_interest(principal=Decimal("1000"), rate="5 %", years={"value": 10, "unit": "yr"}), steps=True
    )
    goal = finance.compound_interest.solve("rate", {"amount": 2000}, principal=1000, years=10, frequency="weekly")
    axis = {"input": "rate", "from": 1, "to": 10, "steps": 10}
    columns = reckoner.sweep(finance.compound_interest.sweep(axis, principal=1000, years=10), currency="EUR")
    body = physics.kinetic_energy(mass={"value": 2, "unit": "kg", "uncertainty": 0.1}, speed="36 km/h")
    reckoner.calculate(energy.air_fuel_ratio_stoichiometric(carbon=8, hydrogen=18, lambda_=1.1))
    reckoner.validate(electronics.ohms_law(voltage=12, current="500 mA"))
    reckoner.batch([body, physics.kinetic_energy(mass=8, energy={"from": 0, "output": "energy"}), goal])
    reckoner.calculate(statistics.mean_median_mode(values=[1, "2.5", 3]))["mean"]
    print(columns["amount"], reckoner.solve(goal)["interest"])
    return answer["amount"].decimal


def wrongly_named(reckoner: Reckoner) -> None:
    finance.compound_intrest(principal=1000, rate=5, years=10)  # type: ignore[attr-defined]
    physics.compound_interest(principal=1000, rate=5, years=10)  # type: ignore[attr-defined]
    finance.compound_interest(principal=1000, rat=5, rate=5, years=10)  # type: ignore[call-arg]
    finance.compound_interest(principal=1000, rate=5)  # type: ignore[call-arg]
    finance.compound_interest(1000, 5, 10)  # type: ignore[misc]
    finance.compound_interest(principal=None, rate=5, years=10)  # type: ignore[arg-type]
    finance.compound_interest(principal=1, rate=5, years=10, frequency="fortnightly")  # type: ignore[arg-type]
    finance.compound_interest.solve("rat", {"amount": 2000}, principal=1000)  # type: ignore[arg-type]
    finance.compound_interest.solve("rate", {"amont": 2000}, principal=1000)  # type: ignore[dict-item]
    asked = finance.compound_interest(principal=1000, rate=5, years=10)
    reckoner.calculate(asked)["amont"]  # type: ignore[index]
    reckoner.sweep(asked)  # type: ignore[call-overload]
    reckoner.solve(asked)  # type: ignore[call-overload]


async def awaited(reckoner: AsyncReckoner) -> str:
    named = await reckoner.calculate(finance.compound_interest(principal=1000, rate=5, years=10))
    return named["amount"].label + (await reckoner.calculate("compound-interest", {})).explanation


def wrong(reckoner: Reckoner, later: AsyncReckoner) -> None:
    Reckoner()  # type: ignore[call-arg]
    reckoner.calculate("compound-interest", {}, unit={})  # type: ignore[call-overload]
    reckoner.calculate("compound-interest", ["principal"])  # type: ignore[call-overload]
    reckoner.calculate("compound-interest", {}, precision="50")  # type: ignore[call-overload]
    reckoner.calculate("compound-interest", {}).amount  # type: ignore[attr-defined]
    reckoner.calculate("compound-interest", {})["amount"].units  # type: ignore[attr-defined]
    reckoner.solve("compound-interest", {}, solve_for="rate")  # type: ignore[call-overload]
    reckoner.batch([]).entries[0].results  # type: ignore[union-attr]
    explanation: str = later.calculate("compound-interest", {})  # type: ignore[assignment]
