"""The clients of Python send a calculation again under the same key: what was answered and lost is charged once."""

import asyncio
import os
import unittest
from typing import Any

from reckoner import AsyncReckoner, Reckoner, ReckonerConnectionError

#: Loses the first answer to everything that is asked.
LOSSY = os.environ["RECKONER_LOSSY_URL"]
URL = os.environ["RECKONER_URL"]
KEY = os.environ["RECKONER_API_KEY"]


def used() -> int:
    with Reckoner(URL, KEY) as client:
        return int(client.me()["today"]["used"])


class Charged(unittest.TestCase):
    def setUp(self) -> None:
        self.before = used()

    def charged(self) -> int:
        return used() - self.before

    def inputs(self, principal: int) -> Any:
        return {"principal": principal, "rate": "5 %", "years": 10}

    def test_a_calculation_once(self) -> None:
        with Reckoner(LOSSY, KEY) as client:
            client.calculate("compound-interest", self.inputs(1001))
        self.assertEqual(self.charged(), 1)

    def test_a_batch_once_for_each_entry(self) -> None:
        with Reckoner(LOSSY, KEY) as client:
            client.batch([{"calculator": "compound-interest", "inputs": self.inputs(n)} for n in (1002, 1003)])
        self.assertEqual(self.charged(), 2)

    def test_awaited_once(self) -> None:
        async def run() -> None:
            async with AsyncReckoner(LOSSY, KEY) as client:
                await client.calculate("compound-interest", self.inputs(1004))
                await client.batch([{"calculator": "compound-interest", "inputs": self.inputs(1005)}])

        asyncio.run(run())
        self.assertEqual(self.charged(), 2)

    def test_twice_where_it_is_turned_off(self) -> None:
        with Reckoner(LOSSY, KEY, idempotency_keys=False) as client:
            client.calculate("compound-interest", self.inputs(1006))
        with Reckoner(LOSSY, KEY) as client:
            client.calculate("compound-interest", self.inputs(1007), idempotency_key=False)
        self.assertEqual(self.charged(), 4)

    def test_once_under_a_key_of_the_callers_for_two_calls(self) -> None:
        with Reckoner(LOSSY, KEY, retries=0) as client:
            with self.assertRaises(ReckonerConnectionError):
                client.calculate("compound-interest", self.inputs(1008), idempotency_key="mine")
            client.calculate("compound-interest", self.inputs(1008), idempotency_key="mine")
        self.assertEqual(self.charged(), 1)


if __name__ == "__main__":
    unittest.main()
