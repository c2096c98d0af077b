"""The clients of Python against a running service, whose address and keys stand in the environment."""

import asyncio
import os
import unittest
from datetime import date, datetime, timezone
from decimal import Decimal

import numpy
import pandas
import reckoner
from reckoner import AsyncReckoner, Reckoner, errors
from reckoner.calculators import energy, finance, physics

URL = os.environ["RECKONER_URL"]
KEY = os.environ["RECKONER_API_KEY"]
USED_UP = os.environ["RECKONER_USED_UP_KEY"]
COMPOUND = {"principal": 1000, "rate": "5 %", "years": 10}
OTHERS = {"principal": 1000, "years": 10}
BATCH = [
    {"calculator": "kinetic-energy", "inputs": {"mass": 2, "speed": "36 km/h"}},
    {"calculator": "kinetic-energy", "inputs": {"energy": {"from": 0, "output": "energy"}, "mass": 8}},
    {"calculator": "kinetic-energi", "inputs": {}},
    {"calculator": "compound-interest", "inputs": OTHERS, "sweep": {"input": "rate", "values": [4, 5]}},
]


class Calculations(unittest.TestCase):
    def setUp(self) -> None:
        self.reckoner = Reckoner(URL + "/", KEY, retries=0)

    def tearDown(self) -> None:
        self.reckoner.close()

    def test_results_a_sentence_and_what_is_left_of_the_day(self) -> None:
        answer = self.reckoner.calculate("compound-interest", COMPOUND)
        amount = answer["amount"]
        self.assertEqual((amount.value, amount.unit, amount.label), (1647.01, "$", "Final amount"))
        self.assertEqual(amount.decimal, Decimal("1647.009497690283034185673654306346"))
        self.assertIn("$1,647.01", answer.explanation)
        self.assertEqual(answer.inputs, {**COMPOUND, "rate": 5, "frequency": "monthly"})
        self.assertEqual(answer.timestamp, "2026-03-10T12:00:00.000Z")
        quota = self.reckoner.quota
        assert quota is not None
        self.assertEqual((quota.limit, quota.resets_at), (10_000, datetime(2026, 3, 11, tzinfo=timezone.utc)))

    def test_units_currency_steps_sensitivities_digits_uncertainties_and_an_id(self) -> None:
        inputs = {"mass": {"value": 2, "unit": "kg", "uncertainty": 0.1}, "speed": "36 km/h"}
        energy = self.reckoner.calculate(
            "kinetic-energy", inputs, units={"energy": "kJ"}, steps=True, sensitivities=True
        )
        self.assertEqual((energy["energy"].value, energy["energy"].unit), (0.1, "kJ"))
        self.assertAlmostEqual(energy["energy"].uncertainty or 0, 0.005)
        self.assertTrue(energy.steps)
        assert energy.sensitivities is not None
        self.assertAlmostEqual(energy.sensitivities["energy"]["mass"]["elasticity"], 1)
        euros = self.reckoner.calculate("compound-interest", COMPOUND, currency="EUR", precision=50, result_id=True)
        self.assertGreater(len(euros["amount"].exact or ""), 45)
        again = self.reckoner.result(euros.result_id or "")
        assert isinstance(again, reckoner.Calculation)
        self.assertEqual((again.results, again.cached), (euros.results, True))

    def test_cautions_alternatives_and_tables(self) -> None:
        (caution,) = self.reckoner.calculate("compound-interest", {**COMPOUND, "rate": 0.05}).cautions
        self.assertEqual((caution.level, caution.pointer, caution.suggestion), ("caution", "/inputs/rate", "5%"))
        square = self.reckoner.calculate("rectangle-geometry", {"area": 48, "perimeter": 28})
        self.assertEqual(len(square.alternatives), 1)
        loan = self.reckoner.calculate("loan-amortization-schedule", {"amount": 1200, "rate": 6, "payments": 12})
        frame = loan["schedule"].value.to_pandas()
        self.assertEqual(len(frame), 12)
        self.assertIn("$", frame.attrs["units"].values())

    def test_values_of_python_are_sent_as_they_are_meant(self) -> None:
        exact = self.reckoner.calculate("compound-interest", {**COMPOUND, "principal": Decimal("1000.10")})
        self.assertEqual(exact.inputs["principal"], 1000.1)
        values = [numpy.array([2, 4, 6]), pandas.Series([2.0, 4.0, 6.0]), (2, 4, 6), range(2, 7, 2)]
        for given in values:
            mean = self.reckoner.calculate("mean-median-mode", {"values": given})
            self.assertEqual(mean["mean"].value, 4)
        self.assertEqual(reckoner.calls.plain({"on": date(2026, 1, 31), "n": numpy.int64(3)}), {"on": "2026-01-31", "n": 3})
        with self.assertRaises(TypeError):
            self.reckoner.calculate("compound-interest", {"principal": object()})
        with self.assertRaises(ValueError):
            self.reckoner.calculate("compound-interest", {"principal": float("nan")})

    def test_a_sweep_is_a_frame(self) -> None:
        sweep = self.reckoner.sweep("compound-interest", OTHERS, {"input": "rate", "from": "1 %", "to": 5, "steps": 5})
        self.assertEqual((sweep.points, list(sweep)[:2], sweep["amount"].values[-1]), (5, ["rate", "amount"], 1647.01))
        frame = sweep.to_pandas()
        self.assertEqual(frame["rate"].tolist(), [1, 2, 3, 4, 5])
        self.assertEqual((frame.attrs["units"]["amount"], float(frame["amount"].max())), ("$", 1647.01))
        axes = [{"input": "b", "from": -3, "to": 3, "steps": 3}, {"input": "c", "values": [0, 1, 20]}]
        grid = self.reckoner.sweep("quadratic-equation", {"a": 1}, axes)
        self.assertEqual((grid.points, len(grid.to_pandas())), (9, len(grid.rows)))
        for values in grid.to_dict().values():
            self.assertEqual(len(values), len(grid.rows))

    def test_solve_validate_and_batch(self) -> None:
        answer = self.reckoner.solve("compound-interest", OTHERS, solve_for="rate", target={"amount": 2000})
        assert answer.solved is not None
        self.assertAlmostEqual(answer.solved["value"], 6.9515, places=3)
        before = self.reckoner.me()["today"]["used"]
        self.assertEqual(self.reckoner.validate("compound-interest", COMPOUND)["inputs"]["frequency"], "monthly")
        self.assertEqual(self.reckoner.me()["today"]["used"], before)
        batch = self.reckoner.batch(BATCH)
        self.assertEqual((batch.answered, batch.refused, batch.charged), (3, 1, 3))
        first, second, third, fourth = batch.entries
        assert isinstance(first, reckoner.Calculation) and isinstance(second, reckoner.Calculation)
        self.assertEqual((first["energy"].value, second["speed"].value), (100, 18))
        assert isinstance(third, reckoner.UnknownCalculator)
        self.assertIn("kinetic-energy", third.suggestions)
        assert isinstance(fourth, reckoner.Sweep)
        self.assertEqual([entry.success for entry in batch.entries], [True, True, False, True])

    def test_calculators_by_their_names(self) -> None:
        compound = finance.compound_interest
        answer = self.reckoner.calculate(compound(principal=1000, rate="5 %", years=10), currency="EUR")
        self.assertEqual((answer["amount"].value, answer["amount"].unit), (1647.01, "€"))
        goal = compound.solve("rate", {"amount": 2000}, **OTHERS)
        solved = self.reckoner.solve(goal).solved
        assert solved is not None
        self.assertAlmostEqual(solved["value"], 6.9515, places=3)
        swept = compound.sweep({"input": "rate", "values": [4, 5]}, **OTHERS)
        self.assertEqual(self.reckoner.sweep(swept)["amount"].values[-1], 1647.01)
        self.assertEqual(self.reckoner.validate(compound(**COMPOUND))["inputs"]["frequency"], "monthly")
        moved = {"from": 0, "output": "energy"}
        moving = physics.kinetic_energy(mass=Decimal("2"), speed="36 km/h")
        entries = self.reckoner.batch([moving, physics.kinetic_energy(energy=moved, mass=8), goal, swept]).entries
        self.assertEqual([entry.success for entry in entries], [True] * 4)
        lean = energy.air_fuel_ratio_stoichiometric(carbon=8, hydrogen=18, lambda_=1.1)
        self.assertEqual(self.reckoner.calculate(lean).inputs["lambda"], 1.1)
        with self.assertRaises(reckoner.InvalidInputs):
            self.reckoner.calculate(compound(rat=5))

    def test_the_catalogue_and_questions(self) -> None:
        found = self.reckoner.calculators("compound interest", limit=3)
        self.assertEqual((found["total"], found["calculators"][0]["slug"]), (3, "compound-interest"))
        self.assertEqual(self.reckoner.calculator("compound-interest")["inputs"][0]["name"], "principal")
        self.assertGreater(self.reckoner.categories()["total"], 30)
        changes = self.reckoner.changes("2026-01-01", calculator="compound-interest")["changes"]
        self.assertEqual(changes[-1]["version"], self.reckoner.calculator("compound-interest")["formulaVersion"])
        reply = self.reckoner.ask("20% of 50")
        self.assertEqual((reply.calculator, reply.results[reply.output].value), ("percentage-of-number", 10))

    def test_refusals_name_everything_at_once_and_have_a_class_each(self) -> None:
        with self.assertRaises(reckoner.InvalidInputs) as caught:
            self.reckoner.calculate("compound-interest", {"principal": "x", "rat": 5, "years": 10})
        issues = {(one.code, one.pointer) for one in caught.exception.issues}
        wanted = {
            ("missing", "/inputs/rate"),
            ("not-a-number", "/inputs/principal"),
            ("unknown-input", "/inputs/rat"),
        }
        self.assertEqual(issues, wanted)
        self.assertRegex(caught.exception.instance, "^urn:reckoner:request:")
        cases = [
            (Reckoner(URL), reckoner.MissingKey),
            (Reckoner(URL, "rk_x"), reckoner.InvalidKey),
            (Reckoner(URL, USED_UP), reckoner.QuotaExceeded),
        ]
        for client, kind in cases:
            with client, self.assertRaises(kind) as refused:
                client.calculate("compound-interest", COMPOUND)
            self.assertEqual(refused.exception.retry_after, 43_200 if kind is reckoner.QuotaExceeded else None)
        with self.assertRaises(reckoner.NoResult):
            self.reckoner.calculate("quadratic-equation", {"a": 1e-300, "b": 0, "c": 1e-300})
        with self.assertRaises(reckoner.NotUnderstood):
            self.reckoner.ask("what is love")


class Awaited(unittest.IsolatedAsyncioTestCase):
    async def test_the_same_to_be_awaited(self) -> None:
        async with AsyncReckoner(URL, KEY) as client:
            calls = [client.calculate("compound-interest", {**COMPOUND, "years": years}) for years in range(1, 11)]
            answers = await asyncio.gather(*calls)
            self.assertEqual(answers[-1]["amount"].value, 1647.01)
            named = await client.calculate(finance.compound_interest(**COMPOUND))
            self.assertEqual(named.results, answers[-1].results)
            sweep = await client.sweep("compound-interest", OTHERS, {"input": "rate", "values": [4, 5]})
            self.assertEqual(sweep["amount"].values[-1], 1647.01)
            batch = await client.batch(BATCH)
            self.assertEqual(batch.answered, 3)
            solved = await client.solve("compound-interest", OTHERS, solve_for="rate", target={"amount": 2000})
            assert solved.solved is not None
            valid = await client.validate("compound-interest", COMPOUND)
            listed, detail, kinds, plan = await asyncio.gather(
                client.calculators("loan"), client.calculator("body-mass-index"), client.categories(), client.me()
            )
            self.assertGreater((await client.changes())["total"], 1000)
            self.assertTrue(valid["inputs"] and listed["total"] and detail["title"] and kinds["total"] and plan["plan"])
            self.assertEqual((await client.ask("20% of 50")).output, "part")
            self.assertTrue(client.quota)
            with self.assertRaises(reckoner.UnknownResult):
                await client.result("x")


class Codes(unittest.TestCase):
    def test_every_code_has_its_class(self) -> None:
        self.assertEqual(sorted(errors.PROBLEMS), sorted(os.environ["RECKONER_CODES"].split()))
        for code, kind in errors.PROBLEMS.items():
            self.assertEqual(kind.__name__, "".join(word.capitalize() for word in code.split("-")))
            self.assertIn(kind.__name__, reckoner.__all__)


if __name__ == "__main__":
    unittest.main()
