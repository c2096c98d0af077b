"""A program by the classes that are generated from the OpenAPI document: reads answers of the service, and tells of them."""

import json
import sys
from typing import List

from api import CalculationAnswer, CalculatorDetail, CalculatorList, FigureKind, InputFieldType, Problem, SweepAnswer

answers = json.load(sys.stdin)

listed = CalculatorList.from_dict(answers["list"])
slugs: List[str] = [one.slug for one in listed.calculators]
print(listed.matching >= listed.total, slugs)

detail = CalculatorDetail.from_dict(answers["detail"])
print([one.name for one in detail.inputs], detail.inputs[0].type is InputFieldType.PERCENT)
if detail.figure is not None and detail.figure.kind is FigureKind.CURVE:
    print(detail.figure.title)

answer = CalculationAnswer.from_dict(answers["calculated"])
amount = answer.result.results["amount"]
print(amount.value, amount.unit, amount.exact, answer.timestamp.year)
# What was read is written as it was sent.
print(answer.to_dict()["result"] == answers["calculated"]["result"])

sweep = SweepAnswer.from_dict(answers["swept"]).result.sweep
print(sweep.points, sweep.columns["amount"].values)

problem = Problem.from_dict(answers["problem"])
print(problem.code.value, problem.errors[0].pointer)
