/** Some example shows the figure, and what draws it does so at every example and sample: in time, of shapes and names that there are. */
import type { PartPath } from '@reckoner/bundling/definition-source';
import {
  CIRCUIT_SYMBOLS,
  type Curve,
  type CurveFigure,
  type DrawingFigure,
  type Figure,
  type Shape,
  type TimelineFigure,
  type TimelineRow,
} from '@reckoner/engine/authoring/figures';
import { NoResult } from '@reckoner/engine/authoring/no-result';
import { allMethods } from '@reckoner/engine/calculate/evaluate/all-methods';
import { curveData, MOST_LINES, MOST_MARKS } from '@reckoner/engine/calculate/figure/curve';
import { drawingData, MOST_SHAPE_POINTS, MOST_SHAPES, numbersOf } from '@reckoner/engine/calculate/figure/drawing';
import { figureData } from '@reckoner/engine/calculate/figure/figure';
import { MOST_ROWS, timelineData } from '@reckoner/engine/calculate/figure/timeline';
import { type FigureValues, figureValues } from '@reckoner/engine/calculate/figure/values';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { isNumeric } from '../../generate/emit/detail.js';
import { didYouMean } from '../fields.js';
import { milliseconds } from './milliseconds.js';
import { runExample, tryRead } from './run.js';
import { type Sample, samplesOf } from './samples.js';
import type { BehaviourCheck, Report } from './subject.js';

/** Points that are tried besides the examples. */
const SAMPLES = 12;
const SLOWEST_MS = 20;

/** What a curve or drawing made of some values; unfit is what was reported. */
type Tried = 'drawn' | 'nothing' | 'unfit';

type FunctionFigure = CurveFigure | DrawingFigure | TimelineFigure;

/** The function of each kind that has one. */
const DRAWN_BY = { curve: 'curve', drawing: 'draw', timeline: 'rows' } as const;

const isOfFunctions = (figure: Figure): figure is FunctionFigure => Object.hasOwn(DRAWN_BY, figure.kind);

/** The types of an author's code are erased: what its function gives may be of any shape. */
function isFitCurve(curve: Curve, part: PartPath, report: Report): boolean {
  const { from, to, lines, marks = [], points = [], reach } = curve;
  if (typeof from !== 'number' || typeof to !== 'number' || !Array.isArray(lines)) {
    const example = '({ a }) => ({ from: 0, to: 1, lines: [{ y: (x) => a * x }] })';
    report(part, 'The curve has no ends or no lines.', `Write: curve: ${example}`);
  } else if (!Number.isFinite(from) || !Number.isFinite(to) || from > to) {
    report(
      part,
      `The ends of the curve are no range: ${from} to ${to}.`,
      'Give `from` below `to`; where there is nothing to draw, undefined.',
    );
  } else if (lines.length === 0 || lines.length > MOST_LINES) {
    report(part, `The curve has ${lines.length} lines; expected 1 to ${MOST_LINES}.`, 'Draw fewer lines, or one.');
  } else if (lines.length > 1 && lines.some(({ label }) => label === undefined)) {
    report(part, 'Several lines are not told apart.', "Name each: { label: 'Exact', y: … }");
  } else if (lines.some((line) => typeof (line.y ?? line.at) !== 'function')) {
    report(part, 'A line of the curve has neither `y` nor `at`.', 'Write: { y: (x) => x ** 2 }');
  } else if (marks.length > MOST_MARKS) {
    report(part, `The curve has ${marks.length} marks; ${MOST_MARKS} at most are drawn.`, 'Name fewer points.');
  } else if (!Array.isArray(points) || points.some((point) => !Array.isArray(point) || point.length !== 2)) {
    report(part, 'The points of the curve are no list of places.', 'Write: points: [[1, 2], [2, 4]]');
  } else if (reach !== undefined && !(reach.from <= from && reach.to >= to)) {
    report(
      part,
      `The reach of the curve, ${reach.from} to ${reach.to}, leaves out what is drawn: ${from} to ${to}.`,
      'Let `reach` begin at `from` or before, and end at `to` or after.',
    );
  } else return true;
  return false;
}

function areFitRows(rows: readonly TimelineRow[], part: PartPath, report: Report): boolean {
  const example = "{ label: 'Due', at: dueDate } or { label: 'Trip', from: start, to: end }";
  const isFit = ({ label, at, from, to }: TimelineRow): boolean =>
    typeof label === 'string' && [at ?? from, at ?? to].every((one) => typeof one === 'number');
  if (!Array.isArray(rows) || !rows.every(isFit))
    report(part, 'The rows have no names or no times.', `Write: ${example}`);
  else if (rows.length > MOST_ROWS)
    report(part, `The timeline has ${rows.length} rows; ${MOST_ROWS} at most are drawn.`, 'Draw fewer.');
  else return true;
  return false;
}

const SHAPES = 'line, polygon, circle, rectangle, arc, arrow, dimension, angle, symbol, point, label';

function areFitShapes(shapes: readonly Shape[], names: readonly string[], part: PartPath, report: Report): boolean {
  if (!Array.isArray(shapes)) {
    report(part, 'The drawing is no list of shapes.', `Give a list of: ${SHAPES}.`);
    return false;
  }
  if (shapes.length > MOST_SHAPES) {
    report(part, `The drawing has ${shapes.length} shapes; ${MOST_SHAPES} at most are drawn.`, 'Draw fewer.');
    return false;
  }
  return (shapes as readonly Shape[]).every((shape) => isFitShape(shape, names, part, report));
}

function isFitShape(shape: Shape, names: readonly string[], part: PartPath, report: Report): boolean {
  const numbers = numbersOf(shape);
  if (numbers === undefined) {
    report(part, `"${String(shape.shape)}" is no shape.`, `Use one of: ${SHAPES}.`);
  } else if (numbers.length > 2 * MOST_SHAPE_POINTS) {
    report(part, `A ${shape.shape} has more than ${MOST_SHAPE_POINTS} points.`, 'Give fewer points.');
  } else if (shape.shape === 'symbol' && !CIRCUIT_SYMBOLS.includes(shape.symbol)) {
    const message = `"${String(shape.symbol)}" is no symbol of a circuit.`;
    report(part, message, `Use one of: ${CIRCUIT_SYMBOLS.join(', ')}.`);
  } else if (shape.of !== undefined && !names.includes(shape.of)) {
    const message = `The drawing names "${shape.of}", which is no number among inputs and outputs.`;
    report(part, message, didYouMean(shape.of, names));
  } else return true;
  return false;
}

/** Whether anything is drawn of what the author's function gives. */
function tryFigure(figure: FunctionFigure, source: FigureValues, part: PartPath, report: Report): Tried {
  try {
    switch (figure.kind) {
      case 'curve': {
        const given = figure.curve(source.values);
        if (given === undefined) return 'nothing';
        return isFitCurve(given, part, report) ? triedOf(curveData(figure, source)) : 'unfit';
      }
      case 'drawing': {
        const given = figure.draw(source.values);
        if (given === undefined) return 'nothing';
        const { inputs, outputs } = source.calculator.definition;
        const fields = { ...inputs, ...outputs };
        const names = Object.keys(fields).filter((name) => isNumeric(fields[name]!));
        return areFitShapes(given, names, part, report) ? triedOf(drawingData(figure, source)) : 'unfit';
      }
      case 'timeline': {
        const given = figure.rows(source.values);
        if (given === undefined) return 'nothing';
        return areFitRows(given, part, report) ? triedOf(timelineData(figure, source)) : 'unfit';
      }
    }
  } catch (error) {
    if (error instanceof NoResult) return 'nothing';
    const said = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
    const otherwise = 'Draw it otherwise, or give undefined where there is nothing to draw.';
    report(part, `What draws the figure fails: ${said}.`, otherwise);
    return 'unfit';
  }
}

const triedOf = (data: object | undefined): Tried => (data === undefined ? 'nothing' : 'drawn');

/** Undefined where the inputs are refused or have no result. */
function sourceAt(calculator: Calculator, inputs: Sample): FigureValues | undefined {
  const understanding = tryRead(calculator, inputs);
  if ('failure' in understanding || !understanding.ok) return undefined;
  try {
    return figureValues(allMethods, calculator, understanding.understood);
  } catch {
    // Other checks say so.
    return undefined;
  }
}

/** A figure that is tried at inputs, and whom to tell of what is wrong there. */
class Trial {
  readonly #figure: FunctionFigure;
  readonly #calculator: Calculator;
  readonly #report: Report;

  constructor(figure: FunctionFigure, calculator: Calculator, report: Report) {
    this.#figure = figure;
    this.#calculator = calculator;
    this.#report = report;
  }

  get part(): PartPath {
    return ['figure', DRAWN_BY[this.#figure.kind]];
  }

  /** In time, too, where that is asked. */
  at(sample: Sample, isTimed: boolean): Tried {
    const source = sourceAt(this.#calculator, sample);
    if (source === undefined) return 'nothing';
    const place = this.#calculator.definition.examples.findIndex(({ inputs }) => inputs === sample);
    const where = place < 0 ? `With ${JSON.stringify(sample)}` : `At example ${place + 1}`;
    const report: Report = (at, message, mend) => this.#report(at, `${where}: ${message}`, mend);
    const once = () => tryFigure(this.#figure, source, this.part, report);
    const tried = once();
    if (tried !== 'drawn' || !isTimed) return tried;
    const time = milliseconds(() => void once(), SLOWEST_MS);
    if (time <= SLOWEST_MS) return 'drawn';
    report(this.part, `The figure takes ${time.toFixed(0)} ms, at most ${SLOWEST_MS} are allowed.`, 'Draw less of it.');
    return 'unfit';
  }
}

function checkAtExamples(trial: Trial, examples: readonly Sample[], report: Report): void {
  let isDrawn = false;
  for (const example of examples) {
    const tried = trial.at(example, false);
    if (tried === 'unfit') return;
    isDrawn ||= tried === 'drawn';
  }
  if (isDrawn) return;
  report(
    trial.part,
    'No example has values of which the figure could be drawn.',
    'Give finite values at an example, with `from` below `to`, or leave the figure out.',
  );
}

const examplesOf = ({ definition }: Calculator): readonly Sample[] =>
  definition.examples.map(({ inputs }) => inputs as Sample);

/** Whether what runs along falls from one row to the next, so that lines would turn back. */
function turnsBack(points: readonly { readonly x: number }[]): boolean {
  return points.some(({ x }, place) => place > 0 && x < points[place - 1]!.x);
}

export const figureDrawn: BehaviourCheck = {
  name: 'figure-drawn',
  behaviour({ calculator }, report) {
    const { figure, examples } = calculator.definition;
    if (figure === undefined) return;
    if (isOfFunctions(figure)) {
      checkAtExamples(new Trial(figure, calculator, report), examplesOf(calculator), report);
      return;
    }
    let isDrawn = false;
    for (const { inputs } of examples) {
      const { run } = runExample(calculator, inputs);
      if (run === undefined || !('outcome' in run) || !run.outcome.ok) continue;
      const data = figureData(figure, run.outcome.results);
      if (data === undefined) continue;
      isDrawn = true;
      if (data.kind === 'series' && data.lines.some(({ points }) => turnsBack(points))) {
        const mend = 'Name a column that grows from row to row, or leave the figure out.';
        report(['figure', 'x'], `"${figure.kind === 'series' ? figure.x : ''}" does not grow from row to row.`, mend);
        return;
      }
    }
    if (isDrawn) return;
    const mend =
      figure.kind !== 'parts'
        ? 'Add an example with two rows or more (of bars, 40 at most and none negative), or leave the figure out.'
        : 'Name all parts of the sum, none of them negative, or leave the figure out.';
    report(['figure'], 'No example has results of which the figure could be drawn.', mend);
  },
};

export const figureDrawnAtSamples: BehaviourCheck = {
  name: figureDrawn.name,
  behaviour({ calculator }, report) {
    const { figure, inputs } = calculator.definition;
    if (figure === undefined || !isOfFunctions(figure)) return;
    const trial = new Trial(figure, calculator, report);
    const known = examplesOf(calculator);
    const { corners, inside } = samplesOf(inputs, known, SAMPLES);
    for (const sample of [...known, ...corners, ...inside]) if (trial.at(sample, true) === 'unfit') return;
  },
};
