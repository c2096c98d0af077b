/** Nothing that is typed where a unit belongs throws, what is shown is understood again, and advice is accepted. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Issues, Place } from '../../../engine/src/calculate/read/issues.js';
import {
  conversion,
  readQuantity,
  sameDimension as readUnit,
  showUnit,
} from '../../../engine/src/calculate/read/unit.js';
import {
  acceptedUnits,
  converter,
  dimensionForFormula,
  dimensionMismatch,
  dimensionName,
  displayUnit,
  parseQuantityText,
  parseUnit,
  sameDimension,
  type Unit,
  unitLatex,
  unitOf,
} from '../../../engine/src/units/index.js';
import { METRIC_PREFIXES, prefixesOf } from '../../../engine/src/units/prefixes.js';
import { unitTables } from '../../../engine/src/units/table-set.js';

const rows = unitTables().groups.flatMap(({ units }) => units);
const symbols = rows.flatMap(({ symbol, symbols: others = [] }) => [symbol, ...others]);
const names = rows.flatMap(({ name, plural = `${name}s`, names: others = [] }) => [name, plural, ...others]);
/** Names that describe more than they name. */
const onlyShown = /[^\p{L}\d _-]|^million US gallons per day$|^hundredths? of the currency unit$/u;
/** Words as tables tell them to people, but those that are only shown. */
const spelled = [
  ...new Set(
    rows.flatMap(({ symbol, symbols: also = [], name, plural = `${name}s`, names: others = [], prefixes }) => {
      const taken = [{ symbol: '', name: '' }, ...prefixesOf(prefixes)];
      const shown = [symbol, ...also].flatMap((one) => taken.map((prefix) => prefix.symbol + one));
      const named = [name, plural, ...others].flatMap((one) => taken.map((prefix) => prefix.name + one));
      return [...shown, ...named.filter((text) => !onlyShown.test(text))];
    }),
  ),
];
const ambiguous = Object.entries(unitTables().ambiguous);
/** A field of each quantity shows the first of its units. */
const fields = unitTables().quantities.map(({ units }) => displayUnit(units[0]!));

function same(one: Unit, other: Unit): boolean {
  const facts = ({ exact, offset, kind, logScale, dimension }: Unit) =>
    [exact.num, exact.den, exact.pi, offset.num, offset.den, kind, logScale, ...dimension].join();
  return facts(one) === facts(other);
}

/** Everything that is done with a unit's text; fails where something throws that does not say so. */
function useUnit(text: string): void {
  displayUnit(text);
  unitLatex(text);
  showUnit(text);
  const parsed = parseUnit(text);
  if (!parsed.ok) {
    if (parsed.suggestion !== undefined)
      expect(parseUnit(parsed.suggestion).ok, `${text} > ${parsed.suggestion}`).toBe(true);
    return;
  }
  const { unit } = parsed;
  const again = parseUnit(unit.symbol);
  if (!again.ok) throw new Error(`“${text}” is shown as “${unit.symbol}”: ${again.message}`);
  expect(again.unit.symbol).toBe(unit.symbol);
  expect(same(again.unit, unit), `${text} > ${unit.symbol}`).toBe(true);
  expect(dimensionName(unit)).not.toBe('');
  expect(dimensionMismatch(unit, unitOf('kg'))).toMatch(/^Expected /);
  for (const accepted of acceptedUnits(unit)) {
    expect(sameDimension(unitOf(accepted), unit), `${text} > ${accepted}`).toBe(true);
    converter(unit, unitOf(accepted))(2);
    conversion(unit.symbol, accepted).float(2);
  }
  try {
    dimensionForFormula(text);
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
  }
}

/** Reads the text in a field and returns what was advised; advice must be accepted in the very field. */
function useField(text: string, shown: string): void {
  const place = new Place('inputs', '').field('amount', 'Amount');
  for (const read of [
    (written: string, issues: Issues) => readQuantity(written, place, issues, shown),
    (written: string, issues: Issues) => readUnit(written, shown, place, issues),
  ]) {
    const issues = new Issues();
    const value = read(text, issues);
    expect(value === undefined, text).toBe(issues.list.length > 0);
    for (const { suggestion } of issues.list) {
      if (suggestion === undefined) continue;
      const others = new Issues();
      expect(read(suggestion, others), `${text} in ${shown}: ${suggestion}`).toBeDefined();
      expect(others.list).toEqual([]);
    }
  }
}

describe('every unit with every prefix', () => {
  it('is shown as what is understood again, and as the same', () => {
    expect(spelled.length).toBeGreaterThan(6000);
    for (const text of spelled)
      if (!ambiguous.some(([word]) => word === text)) expect(parseUnit(text).ok, text).toBe(true);
    for (const text of spelled) useUnit(text);
  });

  it.each([
    ['2 kilotonne', 'kg', 2e6],
    ['2 kilotonnes', 't', 2000],
    ['3 picohenry', 'µH', 3e-6],
    ['3 petasiemens', 'S', 3e15],
    ['3 ronnatesla', 'T', 3e27],
  ])('%s is read in a field of %s', (text, shown, expected) => {
    const issues = new Issues();
    const read = readQuantity(text, new Place('inputs', '').field('amount', 'Amount'), issues, shown)!;
    expect(issues.list).toEqual([]);
    expect(conversion(read.unit, shown).float(read.value.toNumber())).toBe(expected);
  });
});

describe('advice is accepted where it is given', () => {
  it('for texts that mean several units, with any prefix, alone and in compounds', () => {
    for (const [text] of ambiguous) {
      for (const shown of fields) for (const written of [`2 ${text}`, text, `-3 ${text}/s`]) useField(written, shown);
    }
  });

  it.each([
    ['2 kt', 'K', undefined],
    ['7 ton/h', 'kg/s', undefined],
    ['5 mhz', 'Hz', '5 MHz'],
    ['5 Mhz', 'm', undefined],
  ])('%s in a field of %s', (text, shown, suggestion) => {
    const issues = new Issues();
    expect(readQuantity(text, new Place('inputs', '').field('amount', 'Amount'), issues, shown)).toBeUndefined();
    expect(issues.list[0]?.suggestion).toBe(suggestion);
    if (suggestion !== undefined) expect(issues.list[0]?.message).toContain(suggestion.split(/[ /]/)[1]);
  });

  it('for words with a slip of the finger', () => {
    const slips = fc
      .constantFrom(...spelled)
      .chain((word) =>
        fc
          .nat({ max: word.length - 1 })
          .chain((at) =>
            fc.constantFrom(
              word.slice(0, at) + word.slice(at + 1),
              word.slice(0, at) + word.charAt(at) + word.slice(at),
              word.slice(0, at) + word.charAt(at).toUpperCase() + word.slice(at + 1),
              word.toLowerCase(),
              word.toUpperCase(),
            ),
          ),
      );
    const compound = fc.tuple(slips, fc.constantFrom('', '/s', '*m^2', '/(m*K)')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(compound, fc.constantFrom(...fields), (text, shown) => {
        useUnit(text);
        useField(`2 ${text}`, shown);
        useField(text, shown);
      }),
      { numRuns: 400 },
    );
  });
});

describe('nothing throws', () => {
  const word = fc.oneof(
    fc.constantFrom(...symbols, ...names, ...ambiguous.map(([text]) => text)),
    fc
      .tuple(fc.constantFrom(...METRIC_PREFIXES), fc.constantFrom(...symbols))
      .map(([{ symbol }, unit]) => symbol + unit),
    fc.tuple(fc.constantFrom(...METRIC_PREFIXES), fc.constantFrom(...names)).map(([{ name }, unit]) => name + unit),
  );
  const exponent = fc.constantFrom(
    '',
    '',
    '^2',
    '^-1',
    '²',
    '⁻³',
    '^0.5',
    '^(1/2)',
    '^20',
    '^99',
    '-2',
    '^1.5',
    ' squared',
  );
  const factor = fc.oneof(
    { weight: 5, arbitrary: fc.tuple(word, exponent).map((parts) => parts.join('')) },
    fc
      .tuple(fc.constantFrom('1', '100', '1e99', '0.5', '999999999999', '0', '1e12'), exponent)
      .map((parts) => parts.join('')),
    fc.tuple(fc.constantFrom('√', 'sq ', 'cubic '), word).map((parts) => parts.join('')),
  );
  const joint = fc.constantFrom('*', '/', ' ', '·', ' per ', '-', '.', '/(', ')', '(', '^');
  const expression = fc
    .array(fc.tuple(factor, joint), { minLength: 1, maxLength: 6 })
    .map((parts) => parts.flat().slice(0, -1).join(''));

  it('on compounds', () => {
    fc.assert(fc.property(expression, useUnit), { numRuns: 1000 });
  });

  it('on quantities with compounds, in any field', () => {
    const number = fc.constantFrom(
      '2',
      '-1',
      '1e300',
      '1e-300',
      '1/3',
      '5:30',
      '1:30:00',
      '1,000',
      '5 ft ',
      '½',
      '$',
      '+-',
      '',
    );
    fc.assert(
      fc.property(number, expression, fc.constantFrom(...fields), (count, unit, shown) => {
        const text = `${count} ${unit}`;
        const parsed = parseQuantityText(text);
        if (parsed.ok) useUnit(parsed.unit);
        useField(text, shown);
      }),
      { numRuns: 1000 },
    );
  });

  it('on any text of any length', () => {
    const letters = fc.constantFrom(...'kgmslbHzµΩ°′"\'$%‰√²³⁻·×^*/().,-+:=_ \n\t\u0000\ud83d');
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: letters, maxLength: 200 }),
      fc
        .tuple(fc.constantFrom('kg', 'm*', '√', '(', 'sq ', '1', '-', '^', 'a/'), fc.nat({ max: 5000 }))
        .map(([part, times]) => part.repeat(times)),
    );
    fc.assert(
      fc.property(text, (written) => {
        useUnit(written);
        parseQuantityText(written);
        useField(written, 'kg');
      }),
      { numRuns: 1000 },
    );
  });
});
