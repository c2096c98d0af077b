/**
 * Pictures of results, declared by a calculator's author: what a reader wants to see beside the numbers. They follow the
 * units and the currency that were asked for.
 */

/** Columns of a table as lines over another column: a balance over the months of a term. */
export interface SeriesFigure {
  readonly kind: 'series';
  /** The output that is the table. */
  readonly table: string;
  /** The column that runs along: numbers or dates that grow from row to row. */
  readonly x: string;
  /** Columns of numbers of one unit, each a line. */
  readonly lines: readonly string[];
}

/** Outputs that add up to another, as parts of a bar: what a payment is made of. */
export interface PartsFigure {
  readonly kind: 'parts';
  /** The output that is the sum. */
  readonly of: string;
  /** Outputs of its unit, in the order in which they stand; none is negative. */
  readonly parts: readonly string[];
}

/** The rows of a table as bars beside each other: the emissions of each use, the chance of each sum. */
export interface BarsFigure {
  readonly kind: 'bars';
  /** The output that is the table. */
  readonly table: string;
  /** The column that names a row. */
  readonly label: string;
  /** The column of numbers that bars are long by; nothing is drawn where one is negative. */
  readonly value: string;
}

/** What an axis shows: an input or output, by whose unit and label it goes, or something of its own. */
export type FigureAxis<Name = string> = (
  | {
      /** An input or output that is a number; values along the axis are in its formula's unit. */
      readonly of: Name;
      /** In place of its own. */
      readonly label?: string;
    }
  | {
      readonly of?: undefined;
      readonly label: string;
      /** As it is written beside the label; values along the axis are in it. */
      readonly unit?: string;
    }
) & {
  /** With powers of ten evenly apart: for values above 0. */
  readonly log?: boolean;
};

/** A line of a curve: y over x, or a path that a parameter runs along. */
export type CurveLine = {
  readonly label?: string;
  /** For what is only meant or extended: a tangent, what would be. */
  readonly dashed?: boolean;
} & (
  | { readonly y: (x: number) => number; readonly at?: undefined }
  | { readonly at: (parameter: number) => FigurePoint; readonly y?: undefined }
);

/** x and y in the units of the formula. */
export type FigurePoint = readonly [x: number, y: number];

/** What there is to draw for some inputs and results. */
export interface Curve {
  /** The ends of x, or of the parameter; `from` is below `to`. Nothing is drawn where they are equal. */
  readonly from: number;
  readonly to: number;
  /** Five at most. A value that is no finite number leaves a gap. */
  readonly lines: readonly CurveLine[];
  /** Points that are named: roots, a vertex, where the inputs stand. */
  readonly marks?: readonly { readonly x: number; readonly y: number; readonly label: string }[];
  /** Dots without names, to see a line among them: measured values. 400 at most are drawn. */
  readonly points?: readonly FigurePoint[];
  /** Stretches of x between the first line and zero: the tail of a density. */
  readonly shade?: readonly { readonly from: number; readonly to: number }[];
  /** How far a reader may move the ends of x, where its lines go on beyond them. Default: from end to end. */
  readonly reach?: { readonly from: number; readonly to: number };
}

/** Curves between two ends that follow from inputs and results, by plain arithmetic in the formula's units. */
export interface CurveFigure<Values = AnyValues, Name = string> {
  readonly kind: 'curve';
  /** What is seen, as a heading. */
  readonly title: string;
  readonly x: FigureAxis<Name>;
  readonly y: FigureAxis<Name>;
  /** Undefined where there is nothing to draw. */
  readonly curve: (values: Values) => Curve | undefined;
}

/** What is written at a shape: words, the value of an input or output, or both, as “a = 3 cm”. */
interface Written {
  readonly label?: string;
  /** An input or output that is a number; where it has no value, the words stand alone. */
  readonly of?: string;
  /** In place of that field's own value, in its formula's unit: of an item of a list, of a point between. */
  readonly value?: number;
}

interface Stroke {
  /** From 1, which it is where none is named, to 5. */
  readonly color?: number;
  readonly dashed?: boolean;
}

interface Area extends Stroke {
  /** Default: filled faintly. */
  readonly fill?: boolean;
}

/** Signs of circuits; of what has a direction it runs from `from` to `to`, and a source's plus is at `to`. */
export const CIRCUIT_SYMBOLS = [
  'resistor',
  'capacitor',
  'inductor',
  'source',
  'ac source',
  'current source',
  'battery',
  'diode',
  'zener',
  'led',
  'ground',
  'op-amp',
  'npn',
] as const;

export type CircuitSymbol = (typeof CIRCUIT_SYMBOLS)[number];

/** A part of a drawing, in the units of the formula; angles in radians, counterclockwise from the right. */
export type Shape =
  | ({ readonly shape: 'line'; readonly points: readonly FigurePoint[] } & Stroke & Written)
  | ({ readonly shape: 'polygon'; readonly points: readonly FigurePoint[] } & Area & Written)
  | ({ readonly shape: 'circle'; readonly center: FigurePoint; readonly radius: number } & Area & Written)
  | ({
      readonly shape: 'rectangle';
      /** The lower left one. */
      readonly corner: FigurePoint;
      readonly width: number;
      readonly height: number;
    } & Area &
      Written)
  | ({
      readonly shape: 'arc';
      readonly center: FigurePoint;
      /** One for both, or along x and y: an ellipse. */
      readonly radius: number | FigurePoint;
      readonly from: number;
      readonly to: number;
      /** Joined to its center: a sector. */
      readonly sector?: boolean;
    } & Area &
      Written)
  | ({ readonly shape: 'arrow'; readonly from: FigurePoint; readonly to: FigurePoint } & Stroke & Written)
  | ({
      readonly shape: 'dimension';
      readonly from: FigurePoint;
      readonly to: FigurePoint;
      /** Default: a little outside of what it measures. */
      readonly inside?: boolean;
    } & Written)
  | ({
      readonly shape: 'angle';
      readonly at: FigurePoint;
      /** Points on its two sides, in either order; a right angle gets a square. */
      readonly from: FigurePoint;
      readonly to: FigurePoint;
    } & Written)
  | ({
      /** A part of a circuit with its leads, of the same size whatever the scale; an op-amp and a transistor fill the way. */
      readonly shape: 'symbol';
      readonly symbol: CircuitSymbol;
      readonly from: FigurePoint;
      readonly to: FigurePoint;
    } & Stroke &
      Written)
  | ({ readonly shape: 'point'; readonly at: FigurePoint } & Stroke & Written)
  | ({ readonly shape: 'label'; readonly at: FigurePoint } & Written);

/** Shapes in the units of the formula, as plain data. */
export interface DrawingFigure<Values = AnyValues> {
  readonly kind: 'drawing';
  /** What is seen, as a heading. */
  readonly title: string;
  /** x and y each on a scale of its own, for diagrams; by default on one, so that shapes look as they are. */
  readonly scales?: 'apart';
  /** 200 shapes at most; undefined where there is nothing to draw. */
  readonly draw: (values: Values) => readonly Shape[] | undefined;
}

/** What lies on a line of time, in a row of its own: a day, or the days between two. Days since 1970-01-01, as in formulas. */
export type TimelineRow = { readonly label: string } & (
  | { readonly at: number; readonly from?: undefined; readonly to?: undefined }
  | { readonly at?: undefined; readonly from: number; readonly to: number }
);

/** Events and stretches along the calendar: the weeks of a pregnancy, the terms of deposits. */
export interface TimelineFigure<Values = AnyValues> {
  readonly kind: 'timeline';
  /** What is seen, as a heading. */
  readonly title: string;
  /** 24 rows at most; undefined where there is nothing to draw. */
  readonly rows: (values: Values) => readonly TimelineRow[] | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: inputs and results with their types erased
type AnyValues = any;

export type Figure = SeriesFigure | PartsFigure | BarsFigure | CurveFigure | DrawingFigure | TimelineFigure;

/** What a calculator's detail says of its figure: all but its functions. */
export type ToldFigure =
  | SeriesFigure
  | PartsFigure
  | BarsFigure
  | Omit<CurveFigure, 'curve'>
  | Omit<DrawingFigure, 'draw'>
  | Omit<TimelineFigure, 'rows'>;

/** The same where the fields are known: a table of the outputs with its columns, numbers among them, functions of values. */
export type FigureOf<O, Values, Name> =
  | { [K in keyof O]: OfTable<K, O[K]> }[keyof O]
  | { readonly kind: 'parts'; readonly of: keyof O; readonly parts: readonly (keyof O)[] }
  | CurveFigure<Values, Name>
  | DrawingFigure<Values>
  | TimelineFigure<Values>;

type OfTable<K, S> = S extends { readonly kind: 'table'; readonly columns: infer C }
  ?
      | { readonly kind: 'series'; readonly table: K; readonly x: keyof C; readonly lines: readonly (keyof C)[] }
      | { readonly kind: 'bars'; readonly table: K; readonly label: keyof C; readonly value: keyof C }
  : never;
