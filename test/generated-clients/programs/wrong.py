"""What mypy refuses: each line that is to be refused has an ignore, and an ignore for nothing is an error."""

from api import CalculationAnswer, CalculatorDetail, Problem


def wrong(answer: CalculationAnswer, detail: CalculatorDetail, problem: Problem) -> None:
    answer.result.result  # type: ignore[attr-defined]
    answer.cached + "no"  # type: ignore[operator]
    answer.result.results["amount"].value + 1  # type: ignore[operator]
    detail.formula.text  # type: ignore[union-attr]
    problem.errors[0].pointer + 1  # type: ignore[operator]
