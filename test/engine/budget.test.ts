/** Budgets of work: exact, nested, and not to be escaped. */
import { spend, TooMuchWork, withinBudget } from '@reckoner/engine/budget';
import { describe, expect, test } from 'vitest';

const turns = (count: number, units = 1) => {
  let done = 0;
  for (; done < count; done++) spend(units);
  return done;
};

describe('a budget of work', () => {
  test('allows exactly what it says, whatever the size of the pieces', () => {
    for (const units of [0, 1, 7999, 8000, 8001, 123_456]) {
      expect(withinBudget({ units }, () => turns(units))).toBe(units);
      expect(() => withinBudget({ units }, () => turns(units + 1))).toThrow(TooMuchWork);
    }
    expect(withinBudget({ units: 1e6 }, () => turns(10, 1e5))).toBe(10);
    expect(() => withinBudget({ units: 1e6 }, () => turns(11, 1e5))).toThrow(TooMuchWork);
    expect(() => withinBudget({ units: 1e6 }, () => spend(1e9))).toThrow(TooMuchWork);
  });

  test('is over once it is spent: what catches the error does not get on', () => {
    let caught = 0;
    const stubborn = () => {
      for (let turn = 0; turn < 1000; turn++) {
        try {
          spend(10_000);
        } catch {
          caught++;
        }
      }
      spend(1);
    };
    expect(() => withinBudget({ units: 50_000 }, stubborn)).toThrow(TooMuchWork);
    expect(caught).toBe(995);
  });

  test('is nobody’s without one: work is then not bounded', () => {
    expect(() => withinBudget({ units: 5 }, () => turns(6))).toThrow(TooMuchWork);
    expect(turns(1_000_000)).toBe(1_000_000);
    expect(turns(3, 1e12)).toBe(3);
  });

  test('looks at the clock that it is given now and then', () => {
    let looks = 0;
    const isOutOfTime = () => ++looks > 3;
    expect(() => withinBudget({ units: 1e9, isOutOfTime }, () => turns(1e6))).toThrow(TooMuchWork);
    expect(looks).toBe(4);
  });

  test('within another spends of that too, and never more than is left of it', () => {
    const inner = (units: number, count: number) => withinBudget({ units }, () => turns(count));
    const outer = (units: number, work: () => unknown) => withinBudget({ units }, work);
    expect(outer(100_000, () => inner(60_000, 60_000) + turns(40_000))).toBe(100_000);
    expect(() => outer(100_000, () => inner(60_000, 60_000) + turns(40_001))).toThrow(TooMuchWork);
    expect(() => outer(100_000, () => turns(50_000) + inner(60_000, 50_001))).toThrow(TooMuchWork);
    // The inner one alone is spent: the outer one goes on.
    const caught = outer(100_000, () => {
      try {
        inner(30_000, 30_001);
      } catch {
        return turns(70_000);
      }
      return 0;
    });
    expect(caught).toBe(70_000);
  });

  test('within another heeds its clock', () => {
    const late = { units: 1e9, isOutOfTime: () => true };
    expect(() => withinBudget(late, () => withinBudget({ units: 1e9 }, () => turns(1e6)))).toThrow(TooMuchWork);
  });
});
