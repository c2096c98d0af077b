/** A calculator's output as a function of one of its inputs, sampled by the calculate path itself. Runs in browsers too. */
import { evaluateOutput } from '@reckoner/engine/calculate/evaluate/evaluation';
import type { Methods } from '@reckoner/engine/calculate/evaluate/methods';
import { understandWith } from '@reckoner/engine/calculate/read/understanding';
import { conversion } from '@reckoner/engine/calculate/read/unit';
import { withinPoint } from '@reckoner/engine/calculate/request-budget';
import type { Calculator, Outcome, Understood } from '@reckoner/engine/calculate/types';
import type { FieldDetail } from '../../catalogue/detail.js';
import { isNumeric, moneyUnit } from '../calculator/numbers.js';
import {
  CURRENCY_NAME,
  DEFAULT_CURRENCY,
  type FormDefinition,
  type FormRequest,
  type FormState,
  hasUnit,
} from '../form/fields.js';
import { type Limits, rangeAround } from './ranges.js';
import type { Range } from './ticks.js';

/** A calculation that has a result, which plots go out from. */
export interface PlotSource {
  readonly calculator: Calculator;
  readonly methods: Methods;
  readonly definition: FormDefinition;
  readonly state: FormState;
  readonly request: FormRequest;
  readonly understood: Understood;
  readonly outcome: Outcome & { readonly ok: true };
  /** Today's UTC date. */
  readonly today: string;
}

/** What stands in the choices of a plot; anything else than the name of a fitting field means the first one. */
export interface PlotChoice {
  readonly x?: string | undefined;
  readonly y?: string | undefined;
}

export interface PlotAxes {
  readonly x: FieldDetail;
  readonly y: FieldDetail;
  /** The inputs and outputs that may be chosen. */
  readonly inputs: readonly FieldDetail[];
  readonly outputs: readonly FieldDetail[];
}

export interface PlotAxis {
  readonly field: FieldDetail;
  /** As it is written; '' where there is none. */
  readonly unit: string;
}

export interface Plot {
  readonly x: PlotAxis & Range;
  readonly y: PlotAxis;
  /** In the order of x; without y where there is no result. */
  readonly points: readonly { readonly x: number; readonly y: number | undefined }[];
  /** The calculation that the page shows. */
  readonly here: { readonly x: number; readonly y: number };
  readonly currency: string;
}

export const MOST_POINTS = 100;

/** In the place of a drawing. */
export const CURVE_TOO_LONG = 'This curve takes too much work to be drawn. With smaller inputs it appears.';

/** The fields that can stand at the axes; undefined where no number depends on a number. */
export function plotAxes(
  source: Pick<PlotSource, 'definition' | 'understood' | 'outcome'>,
  choice: PlotChoice,
): PlotAxes | undefined {
  const { definition, understood, outcome } = source;
  const inputs = definition.inputs.filter(({ name, type }) => isNumeric(type) && understood.inputs[name] !== undefined);
  const outputs = definition.outputs.filter(
    ({ name, type }) => isNumeric(type) && Object.hasOwn(outcome.results, name),
  );
  const x = inputs.find(({ name }) => name === choice.x) ?? inputs[0];
  const y =
    outputs.find(({ name }) => name === choice.y && name !== x?.name) ?? outputs.find(({ name }) => name !== x?.name);
  return x && y && { x, y, inputs, outputs };
}

/**
 * Samples step by step, so that the caller may pause between; the last step gives the plot.
 * @throws TooMuchWork where a point takes more than it may.
 */
export function* samplePlot(source: PlotSource, { x, y }: PlotAxes): Generator<void, Plot | undefined> {
  const { definition, state, request, understood, outcome, methods, today } = source;
  const unit = understood.inputs[x.name] !== undefined && hasUnit(x) ? state[`${x.name}.unit`] || x.unit : x.unit;
  const converted = hasUnit(x) && unit !== x.unit;
  const toAxis = converted ? conversion(x.unit, unit).float : (value: number) => value;
  const value = toAxis(Number(understood.inputs[x.name]));
  const range = rangeAround(value, limitsOf(x, toAxis));
  const here = outcome.results[y.name]!;
  if (range === undefined || typeof here.value !== 'number') return undefined;
  // Curves need no 34 digits: decimal calculators are sampled on doubles.
  const calculator = onDoubles(source.calculator);
  const { inputs: given, ...options } = request;
  // As understood: texts with units would be read a hundred times.
  const inputs = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, understood.inputs[name] ?? value]),
  );
  const points: { x: number; y: number | undefined }[] = [];
  for (const at of placesIn(range, x.type === 'integer')) {
    const sent = converted ? { value: at, unit } : at;
    const result = withinPoint(() => {
      const understanding = understandWith(methods, calculator, { ...inputs, [x.name]: sent }, options, { today });
      return understanding.ok ? evaluateOutput(methods, calculator, understanding.understood, y.name) : undefined;
    });
    points.push({ x: at, y: typeof result?.value === 'number' ? result.value : undefined });
    yield;
  }
  const currency = state[CURRENCY_NAME] || DEFAULT_CURRENCY;
  const write = (field: FieldDetail, one: string) => (field.type === 'money' ? moneyUnit(field.unit, currency) : one);
  return {
    x: { field: definition.inputs.find(({ name }) => name === x.name)!, unit: write(x, unit), ...range },
    y: { field: y, unit: write(y, here.unit) },
    points,
    here: { x: value, y: here.value },
    currency,
  };
}

const doubles = new WeakMap<Calculator, Calculator>();

function onDoubles(calculator: Calculator): Calculator {
  if (calculator.arithmetic !== 'decimal') return calculator;
  let other = doubles.get(calculator);
  if (!other) {
    other = { ...calculator, arithmetic: 'float64' };
    doubles.set(calculator, other);
  }
  return other;
}

/** Evenly from end to end; whole numbers where nothing else is allowed. */
function* placesIn({ from, to }: Range, isInteger: boolean): Generator<number> {
  if (isInteger) {
    const [first, last] = [Math.ceil(from), Math.floor(to)];
    const step = Math.max(1, Math.ceil((last - first) / MOST_POINTS));
    for (let place = first; place <= last; place += step) yield place;
    return;
  }
  for (let index = 0; index <= MOST_POINTS; index++) {
    // To so many digits as one would type: 0.7, not 0.7000000000000001.
    yield Number((from + ((to - from) * index) / MOST_POINTS).toPrecision(12));
  }
}

function limitsOf(field: FieldDetail, toAxis: (value: number) => number): Limits {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = field;
  const lower = exclusiveMinimum ?? (typeof minimum === 'number' ? minimum : -1e15);
  const upper = exclusiveMaximum ?? (typeof maximum === 'number' ? maximum : 1e15);
  const [low, high] = field.usual ?? [];
  return {
    ...(low !== undefined && high !== undefined && { usual: { from: toAxis(low), to: toAxis(high) } }),
    lower: toAxis(lower),
    lowerOpen: exclusiveMinimum !== undefined,
    upper: toAxis(upper),
    upperOpen: exclusiveMaximum !== undefined,
  };
}
