/** Questions about units: 5 miles in km, 100 F to C, how many feet are in a mile. */
import type { ChoiceSpec } from '@reckoner/engine/authoring/kinds';
import { optionMeant } from '@reckoner/engine/calculate/read/kinds/choice-words';
import { parseUnit, unitOf } from '@reckoner/engine/units/unit';
import { withoutAsking } from '../phrases.js';
import { type Amount, tokensOf } from '../tokens.js';
import type { AskedCatalogue, Found } from '../types.js';

/** Calculators that turn a `value` `from` one unit `to` another. */
const CONVERTERS = `length mass-weight temperature volume area speed time-unit pressure energy power angle data-size
  data-rate force torque`
  .trim()
  .split(/\s+/)
  .map((name) => `${name}-converter`);

const LONGEST_UNIT = 40;
const TO = /(?<= )(?:in|to|into|as) /giu;
const HOW_MANY = /^how many ([^\d].{0,40}?) (?:are |is )?(?:there )?(?:in|make|makes) (.{1,60}?)\s*\??$/iu;
const ONE = /^(?:an?|one) (?=\p{L})/iu;
const ASKING = /^(?:please )?(?:what(?:'s| is|s)? |how much is |convert |change |turn |calculate )?/iu;

interface Conversion {
  readonly amount: Amount;
  readonly to: string;
}

/** The only conversion that the whole question can mean; undefined where there is none, or more than one. */
export async function conversion(question: string, catalogue: AskedCatalogue): Promise<Found | undefined> {
  const found: Found[] = [];
  for (const { amount, to } of readingsOf(question)) {
    for (const slug of CONVERTERS) {
      if (catalogue.resolve(slug) !== slug) continue;
      const { from: source, to: target } = (await catalogue.calculator(slug)).definition.inputs;
      if (source?.kind !== 'choice' || target?.kind !== 'choice') continue;
      const keys = [optionOf(source, amount.unit), optionOf(target, to)];
      if (keys[0] === undefined || keys[1] === undefined) continue;
      found.push({
        calculator: slug,
        inputs: {
          value: { value: amount.number, from: amount.text },
          from: { value: keys[0], from: amount.unit },
          to: { value: keys[1], from: to },
        },
        output: 'result',
      });
    }
  }
  return found.length === 1 ? found[0] : undefined;
}

function readingsOf(question: string): readonly Conversion[] {
  const text = question.trim().replace(ASKING, '').replace(/\s+/g, ' ');
  const many = HOW_MANY.exec(question.trim().replace(/\s+/g, ' '));
  const pairs = many ? [[many[2]!, many[1]!]] : splits(text);
  return pairs.flatMap(([left, right]) => {
    const amount = amountOf(left!);
    return amount === undefined || right!.length > LONGEST_UNIT ? [] : [{ amount, to: right!.trim() }];
  });
}

/** Each place where the one unit can end: "5 in in cm" has two. */
function splits(text: string): string[][] {
  return [...text.matchAll(TO)].map(({ index, 0: link }) => [
    text.slice(0, index),
    text.slice(index + link.length).replace(/\s*\?$/, ''),
  ]);
}

function amountOf(text: string): Amount | undefined {
  const written = text.trim().replace(ONE, '1 ');
  const tokens = withoutAsking(tokensOf(written, '2000-01-01'));
  const [only] = tokens;
  if (tokens.length !== 1 || only?.kind !== 'amount' || only.unit === '') return undefined;
  return only;
}

/** The key of a unit among a converter's options: by its name there, or as the engine reads it. */
function optionOf(spec: ChoiceSpec, text: string): string | undefined {
  const { key } = optionMeant(spec, text);
  if (key !== undefined) return key;
  const parsed = parseUnit(text);
  if (!parsed.ok) return undefined;
  const { symbol } = parsed.unit;
  return Object.keys(spec.options).find((one) => unitOf(one).symbol === symbol);
}
