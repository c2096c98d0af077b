/**
 * A question's values on the inputs of one calculator: by dimension and kind, by the words beside them, by bounds and
 * usual ranges. Every way to do it is tried; it is understood when exactly one is left and nothing is left over.
 */
import type { WireValue } from '@reckoner/engine/authoring/define';
import { evaluate } from '@reckoner/engine/calculate/evaluate/evaluate';
import { optionMeant } from '@reckoner/engine/calculate/read/kinds/choice-words';
import { understand } from '@reckoner/engine/calculate/read/understand';
import { orElse, withinRequest } from '@reckoner/engine/calculate/request-budget';
import type { Calculator, Outcome } from '@reckoner/engine/calculate/types';
import { parseQuantityText } from '@reckoner/engine/units/quantity-text';
import { sameDimension, unitOf } from '@reckoner/engine/units/unit';
import type { Detail } from '../catalogue/catalogue.js';
import type { FieldDetail } from '../catalogue/detail.js';
import type { Candidate } from './candidates.js';
import { stemsOfField, stemsOfLabel } from './labels.js';
import { FILLERS, type Question, type Value } from './question.js';
import type { Amount } from './tokens.js';
import type { Found } from './types.js';
import { givenUnsaid } from './usual-values.js';

type Inputs = Record<string, { readonly value: WireValue; readonly from: string }>;

export interface Placed {
  readonly found: Found;
  /** Undefined where it is not understood: then `reason` says why. */
  readonly outcome?: Outcome & { readonly ok: true };
  readonly reason: string;
  readonly missing: readonly string[];
}

/** Ways to assign that are tried; with more there is no telling. */
const MOST_WAYS = 200;
const MOST_EVALUATED = 24;
const MOST_VALUES = 12;
const MOST_LABEL_WORDS = 2;

/** @param today `2026-01-31` */
export function place(
  calculator: Calculator,
  detail: Detail,
  named: Candidate,
  question: Question,
  today: string,
): Placed {
  return new Placement(calculator, detail, named, question, today).best();
}

/** A word beside a value that names inputs. */
interface Cue {
  readonly values: readonly Value[];
  readonly inputs: ReadonlySet<string>;
  readonly word: string;
  readonly place: number;
}

class Placement {
  readonly #calculator: Calculator;
  readonly #detail: Detail;
  readonly #named: Candidate;
  readonly #question: Question;
  readonly #today: string;
  readonly #stems: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #isEquations: boolean;

  constructor(calculator: Calculator, detail: Detail, named: Candidate, question: Question, today: string) {
    this.#calculator = calculator;
    this.#detail = detail;
    this.#named = named;
    this.#question = question;
    this.#today = today;
    this.#stems = new Map(detail.inputs.map((field) => [field.name, stemsOfField(field)]));
    this.#isEquations = calculator.definition.equations !== undefined;
  }

  best(): Placed {
    const { values } = this.#question;
    const list = this.#listed();
    if (list !== undefined) return this.#finish([list], []);
    if (values.length > MOST_VALUES) return this.#not({}, 'There are more numbers than it has inputs.');
    const fitting = values.map((value) =>
      this.#detail.inputs.filter((field) => fits(value, field)).map(({ name }) => name),
    );
    const cues = this.#cues(fitting);
    const options = this.#options(new Set(cues.map(({ word }) => word)));
    if (options === undefined) return this.#not({}, 'Two options of one input are named.');
    const lost = values.find((_, index) => fitting[index]!.length === 0);
    if (lost !== undefined) {
      const sure = this.#sureOnes(fitting, cues);
      return this.#not({ ...options, ...sure }, `“${lost.text}” fits none of its inputs.`);
    }
    const ways = this.#ways(fitting, cues);
    if (ways === undefined) return this.#not(options, 'There are too many ways to read it.');
    const inputs = ways.map((way) => {
      return {
        ...Object.fromEntries(way.map((name, index) => [name, sent(values[index]!, this.#field(name))])),
        ...options,
      };
    });
    return this.#finish(inputs, cues);
  }

  #field(name: string): FieldDetail {
    return this.#detail.inputs.find((field) => field.name === name)!;
  }

  /** All bare numbers as the one list that the calculator takes. */
  #listed(): Inputs | undefined {
    const { values } = this.#question;
    const lists = this.#detail.inputs.filter(({ type }) => type === 'list');
    const [list] = lists;
    const of = list?.of;
    if (lists.length !== 1 || !list!.required || of === undefined) return undefined;
    if (this.#detail.inputs.some((field) => field.required && field !== list)) return undefined;
    if (values.length < 2 || !values.every((value) => fits(value, of))) return undefined;
    // "Out of 100" is beside the list.
    const beside = this.#detail.inputs.filter((field) => field !== list && values.some((value) => fits(value, field)));
    const own = this.#stems.get(list!.name)!;
    const names = (stem: string) => beside.some((field) => this.#stems.get(field.name)!.has(stem));
    const isBeside = this.#question.words.some(({ stem }) => {
      return names(stem) && !own.has(stem) && !this.#named.name.has(stem);
    });
    if (isBeside) return undefined;
    const all = values.map((value) => sent(value, of).value);
    return { [list!.name]: { value: all, from: values.map(({ text }) => text).join(', ') } };
  }

  /**
   * Options that are named by up to four words in a row; undefined where two of one input are.
   * @param cued Words that say which input a value is of, and no option.
   */
  #options(cued: ReadonlySet<string>): Inputs | undefined {
    const found: Inputs = {};
    const { words } = this.#question;
    const runs = words.flatMap((_, start) =>
      [4, 3, 2, 1].flatMap((length) => {
        const run = words.slice(start, start + length);
        const isRun = run.length === length && run.at(-1)!.place - run[0]!.place === length - 1;
        return isRun ? [run] : [];
      }),
    );
    for (const field of this.#detail.inputs) {
      const spec = this.#calculator.definition.inputs[field.name];
      if (field.type !== 'choice' || spec?.kind !== 'choice') continue;
      const keys = new Map<string, string>();
      for (const run of runs) {
        const [only] = run;
        if (run.length === 1 && (FILLERS.has(only!.text) || only!.text.length < 3 || cued.has(only!.text))) continue;
        if (run.every(({ stem }) => this.#named.name.has(stem))) continue;
        const text = run.map((word) => word.text).join(' ');
        const stems = run.map(({ stem }) => stem).join(' ');
        const key = optionMeant(spec, SEXES[text] ?? text).key ?? optionMeant(spec, stems).key;
        if (key !== undefined) keys.set(key, text);
      }
      if (keys.size > 1) return undefined;
      for (const [value, from] of keys) found[field.name] = { value, from };
    }
    return found;
  }

  #cues(fitting: readonly (readonly string[])[]): readonly Cue[] {
    const { words } = this.#question;
    const cues = words.flatMap(({ stem, text, place: at }) => {
      // In "simple interest 1000" the word says what is asked, not what the 1000 is.
      if (this.#named.name.has(stem)) return [];
      const inputs = new Set([...this.#stems].flatMap(([name, stems]) => (stems.has(stem) ? [name] : [])));
      if (inputs.size === 0) return [];
      const meant = this.#wholeLabels(at, inputs);
      const beside = this.#beside(at, inputs).filter((value) => {
        return fitting[this.#question.values.indexOf(value)]!.some((name) => meant.has(name));
      });
      return beside.length === 0 ? [] : [{ values: beside, inputs: meant, word: text, place: at }];
    });
    // In "radius 3 cm area" the value is the radius, and the area is asked for.
    const before = (cue: Cue) => cue.values.filter((value) => value.place > cue.place);
    const claimed = new Map(cues.flatMap((cue) => before(cue).map((value) => [value, cue] as const)));
    return cues.flatMap((cue) => {
      const values = cue.values.filter((value) => {
        const other = claimed.get(value);
        return (
          value.place > cue.place ||
          other === undefined ||
          isSubset(other.inputs, cue.inputs) ||
          isSubset(cue.inputs, other.inputs)
        );
      });
      return values.length === 0 ? [] : [{ ...cue, values }];
    });
  }

  /** Of inputs with a word in their labels those whose whole label stands there, the longest; all where none does. */
  #wholeLabels(at: number, inputs: ReadonlySet<string>): ReadonlySet<string> {
    const { words } = this.#question;
    const byPlace = new Map(words.map((word) => [word.place, word.stem]));
    const near = new Set<string>();
    // No value stands between the words of a label.
    for (const step of [-1, 1]) {
      for (let index = at; byPlace.has(index) && Math.abs(index - at) <= MOST_LABEL_WORDS; index += step)
        near.add(byPlace.get(index)!);
    }
    const whole = [...inputs].flatMap((name) => {
      const stems = stemsOfLabel(this.#field(name).label);
      return [...stems].every((stem) => near.has(stem)) ? [{ name, length: stems.size }] : [];
    });
    const longest = Math.max(0, ...whole.map(({ length }) => length));
    return longest === 0 ? inputs : new Set(whole.filter(({ length }) => length === longest).map(({ name }) => name));
  }

  /** The values next to a word: after it, with nothing but small words and the same label between; or right before it. */
  #beside(at: number, inputs: ReadonlySet<string>): Value[] {
    const { tokens, values, words } = this.#question;
    const byPlace = new Map(values.map((value) => [value.place, value]));
    const wordAt = new Map(words.map((word) => [word.place, word]));
    const isSameLabel = (index: number) => {
      const word = wordAt.get(index);
      return word !== undefined && [...inputs].some((name) => this.#stems.get(name)!.has(word.stem));
    };
    const found: Value[] = [];
    for (let index = at + 1; index < tokens.length; index++) {
      const value = byPlace.get(index);
      if (value) {
        found.push(value);
        break;
      }
      const word = wordAt.get(index);
      if (!word || !(LINKS.has(word.text) || isSameLabel(index))) break;
    }
    for (let index = at - 1; index >= 0; index--) {
      const value = byPlace.get(index);
      if (value) {
        found.push(value);
        break;
      }
      if (!isSameLabel(index)) break;
    }
    return found;
  }

  /** Inputs of the values, one for each; undefined where there are very many ways. */
  #ways(fitting: readonly (readonly string[])[], cues: readonly Cue[]): readonly (readonly string[])[] | undefined {
    const ways: string[][] = [];
    const { values } = this.#question;
    let tried = 0;
    const go = (way: string[]): boolean => {
      if (++tried > MOST_WAYS * 50) return false;
      if (way.length === values.length) {
        if (this.#isAllowed(way, fitting, cues)) ways.push([...way]);
        return ways.length <= MOST_WAYS;
      }
      for (const name of fitting[way.length]!) {
        if (way.includes(name)) continue;
        way.push(name);
        const goesOn = go(way);
        way.pop();
        if (!goesOn) return false;
      }
      return true;
    };
    return go([]) ? ways : undefined;
  }

  #isAllowed(way: readonly string[], fitting: readonly (readonly string[])[], cues: readonly Cue[]): boolean {
    const { values } = this.#question;
    const inputOf = (value: Value) => way[values.indexOf(value)]!;
    if (!cues.every((cue) => cue.values.some((value) => cue.inputs.has(inputOf(value))))) return false;
    const isCued = (name: string, index: number) =>
      cues.some((cue) => cue.inputs.has(name) && cue.values.some((value) => value === values[index]));
    if (this.#isEquations) {
      const unsaid = givenUnsaid[this.#detail.slug];
      return unsaid === undefined || way.every((name, index) => unsaid.includes(name) || isCued(name, index));
    }
    if (!this.#detail.inputs.every(({ name, required, type }) => !required || type === 'choice' || way.includes(name)))
      return false;
    // What need not be given is only given where a word says so, or nothing else can take it.
    return way.every((name, index) => {
      if (this.#field(name).required) return true;
      const others = fitting[index]!.filter((other) => other !== name && !way.includes(other));
      return isCued(name, index) || (others.length === 0 && fitting[index]!.length === 1);
    });
  }

  #sureOnes(fitting: readonly (readonly string[])[], cues: readonly Cue[]): Inputs {
    const inputs: Inputs = {};
    for (const [index, names] of fitting.entries()) {
      const value = this.#question.values[index]!;
      const cued = names.filter((name) => cues.some((cue) => cue.inputs.has(name) && cue.values.includes(value)));
      const required = names.filter((one) => this.#field(one).required);
      const [name, ...others] = cued.length > 0 ? cued : required.length > 0 ? required : names;
      if (name !== undefined && others.length === 0 && inputs[name] === undefined)
        inputs[name] = sent(value, this.#field(name));
    }
    return inputs;
  }

  /** What stands when the ways are reckoned through. */
  #finish(ways: readonly Inputs[], cues: readonly Cue[]): Placed {
    const { values } = this.#question;
    if (ways.length === 0) {
      const fitting = values.map((value) =>
        this.#detail.inputs.filter((field) => fits(value, field)).map(({ name }) => name),
      );
      const sure = this.#sureOnes(fitting, cues);
      const missing = this.#missing(sure);
      return this.#not(
        sure,
        missing.length > 0 ? `It also needs ${listed(missing)}.` : 'It is not clear which number is which.',
      );
    }
    if (ways.length > MOST_EVALUATED) return this.#not({}, 'There are too many ways to read it.');
    const currency = this.#currency();
    if (currency === null) return this.#not(ways[0]!, 'It has more than one currency.');
    const done = ways.flatMap((inputs) => {
      const outcome = this.#evaluate(inputs, currency);
      return outcome === undefined ? [] : [{ inputs, outcome }];
    });
    const [first] = done;
    if (first === undefined) {
      const missing = this.#missing(ways[0]!);
      const reason = missing.length > 0 ? `It also needs ${listed(missing)}.` : 'With these values it has no answer.';
      return this.#not(ways.length === 1 ? ways[0]! : {}, reason, currency);
    }
    const output = this.#output(first.inputs, first.outcome, cues);
    const found: Found = {
      calculator: this.#detail.slug,
      inputs: first.inputs,
      ...(currency === undefined ? {} : { currency }),
      ...(output === undefined ? {} : { output: output.name }),
    };
    const not = (reason: string): Placed => ({ found, reason, missing: [] });
    if (output === undefined) return not('It is not clear which of its results is asked for.');
    const left = this.#leftOver(output.used, first.inputs, cues);
    if (left !== undefined) return not(`What “${left}” means here is not understood.`);
    const mains = done.map(({ outcome }) => outcome.results[output.name]?.value);
    if (!mains.every((main) => isSame(main, mains[0]))) return this.#not({}, 'It is not clear which number is which.');
    const assumed = this.#mustBeSaid(first.inputs);
    if (assumed.length > 0) return { found, reason: `It also needs ${listed(assumed)}.`, missing: assumed };
    const unusual = first.outcome.cautions?.find(({ pointer }) => pointer !== undefined);
    if (unusual) return not(unusual.message);
    return { found, outcome: first.outcome, reason: '', missing: [] };
  }

  #not(inputs: Inputs, reason: string, currency?: string): Placed {
    const found = { calculator: this.#detail.slug, inputs, ...(currency === undefined ? {} : { currency }) };
    return { found, reason, missing: this.#missing(inputs) };
  }

  #missing(inputs: Inputs): readonly string[] {
    return this.#detail.inputs
      .filter(({ name, required }) => required && !Object.hasOwn(inputs, name))
      .map(({ label }) => label);
  }

  /**
   * What the form would fill in by itself and has to be in the question: of a person's body everything, and rates and
   * amounts that are not nothing. A bill of 120 for 4 is not one with a tip.
   */
  #mustBeSaid(inputs: Inputs): readonly string[] {
    const { category } = this.#detail;
    return this.#detail.inputs
      .filter(({ name, type, default: assumed, when }) => {
        if (Object.hasOwn(inputs, name) || assumed === undefined || when !== undefined) return false;
        if (category === 'medicine' || type === 'date') return true;
        if (category === 'health' && (type === 'choice' || type === 'flag')) return true;
        if (typeof assumed !== 'number' || assumed === 0) return false;
        return (
          type === 'percent' || type === 'money' || (OF_MONEY.has(category) && /^(?:quantity|measure)$/.test(type))
        );
      })
      .map(({ label }) => label);
  }

  /** Null where there are several. */
  #currency(): string | undefined | null {
    const all = new Set(
      this.#question.values.flatMap((value) => (value.kind === 'amount' ? (value.currency ?? []) : [])),
    );
    if (all.size > 1) return null;
    const [only] = all;
    return only === 'USD' ? undefined : only;
  }

  #evaluate(inputs: Inputs, currency: string | undefined): (Outcome & { readonly ok: true }) | undefined {
    const raw = Object.fromEntries(Object.entries(inputs).map(([name, { value }]) => [name, value]));
    const options = currency === undefined ? {} : { currency };
    const understanding = understand(this.#calculator, raw, options, { today: this.#today });
    if (!understanding.ok) return undefined;
    const outcome = orElse(
      () => withinRequest(() => evaluate(this.#calculator, understanding.understood)),
      () => undefined,
    );
    return outcome?.ok ? outcome : undefined;
  }

  /** The result that is asked for, and the words that ask for it; undefined where several may be. */
  #output(inputs: Inputs, outcome: Outcome & { readonly ok: true }, cues: readonly Cue[]) {
    const cued = new Set(cues.map(({ word }) => word));
    const open = this.#detail.outputs.filter(({ name }) => !Object.hasOwn(inputs, name) && outcome.results[name]);
    const words = this.#question.words.filter(({ text }) => !cued.has(text) && !FILLERS.has(text));
    const told = open.map(({ name, label }) => {
      const stems = stemsOfLabel(label);
      const used = new Set(words.filter(({ stem }) => stems.has(stem)).map(({ text }) => text));
      // Words that name the calculator ask for no result of their own.
      const asking = words.filter(({ stem, text }) => used.has(text) && !this.#named.stems.has(stem)).length;
      return { name, used, asking, share: used.size / stems.size };
    });
    const [main] = told;
    if (main === undefined) return undefined;
    const most = Math.max(...told.map(({ asking }) => asking));
    const whole = told.filter(({ share, used }) => share === 1 && used.size > 0);
    if (most === 0) return whole.length === 1 || (whole.length > 1 && !whole.includes(main)) ? whole[0] : main;
    const best = told.filter(({ asking }) => asking === most).sort((a, b) => b.share - a.share);
    if (best.length > 1 && best[0]!.share === best[1]!.share) return best.includes(main) ? main : undefined;
    return best[0];
  }

  /** Whether a word is of an option of a choice that the question does not make, and so may mean it. */
  #isOfOption(stem: string, inputs: Inputs): boolean {
    if (this.#named.name.has(stem)) return false;
    return this.#detail.inputs.some(({ name, options = [] }) => {
      return !Object.hasOwn(inputs, name) && options.some(({ label }) => stemsOfLabel(label).has(stem));
    });
  }

  /** A word that is used for nothing. */
  #leftOver(used: ReadonlySet<string>, inputs: Inputs, cues: readonly Cue[]): string | undefined {
    const cued = new Set(cues.map(({ word }) => word));
    const taken = new Set(Object.values(inputs).flatMap(({ from }) => from.toLowerCase().split(' ')));
    return this.#question.words.find(({ text, stem }) => {
      if (FILLERS.has(text) || cued.has(text) || taken.has(text)) return false;
      return this.#isOfOption(stem, inputs) || !(used.has(text) || this.#named.stems.has(stem));
    })?.text;
  }
}

const OF_MONEY = new Set(['finance', 'investing', 'business', 'economics']);

function isSubset(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return [...some].every((one) => all.has(one));
}

/** Between a word and its value. */
const LINKS = new Set('of is are was be = a an the with at equals'.split(' '));

const SEXES: Readonly<Record<string, string>> = {
  man: 'male',
  men: 'male',
  boy: 'male',
  woman: 'female',
  women: 'female',
  girl: 'female',
};

function isBare(value: Value): boolean {
  return value.kind === 'amount' && value.unit === '' && !value.isPercent && value.currency === undefined;
}

/** Whether an input can take a value, by kind and dimension. */
function fits(value: Value, field: FieldDetail): boolean {
  if (value.kind === 'date') return field.type === 'date';
  switch (field.type) {
    case 'percent':
      return value.isPercent;
    case 'money':
      return value.currency !== undefined || isBare(value);
    case 'number':
    case 'integer':
      return isBare(value) || isCountOf(value, field);
    case 'text':
      return isBare(value) && /^\d+$/.test(value.number) && /\bnumber\b/i.test(field.label);
    case 'quantity':
    case 'measure': {
      if (value.unit === '') return false;
      const shown = unitOf(field.unit);
      const read = parseQuantityText(`${value.number} ${value.unit}`, (unit) => sameDimension(unit, shown));
      return read.ok && read.unit !== '' && sameDimension(unitOf(read.unit), shown);
    }
    default:
      return false;
  }
}

/** "30 years" of an input that counts years. */
function isCountOf({ unit }: Amount, { label }: FieldDetail): boolean {
  const [, singular] = /^(year|yr|month|week|day)s?$/i.exec(unit) ?? [];
  return singular !== undefined && new RegExp(`\\b${singular.replace('yr', 'year')}s?\\b`, 'i').test(label);
}

/** A value as it is sent to an input. */
function sent(value: Value, field: FieldDetail): { readonly value: WireValue; readonly from: string } {
  if (value.kind === 'date') return { value: value.date, from: value.text };
  if (field.type === 'percent') return { value: `${value.number}%`, from: value.text };
  if (field.type === 'text') return { value: value.number, from: value.text };
  if (value.unit === '' || field.type === 'number' || field.type === 'integer')
    return { value: Number(value.number), from: value.text };
  return { value: `${value.number} ${value.unit}`, from: value.text };
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'number' || typeof other !== 'number') return JSON.stringify(one) === JSON.stringify(other);
  return Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));
}

function listed(labels: readonly string[]): string {
  const shown = labels.map((label) => `“${label}”`);
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}
