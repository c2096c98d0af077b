/** The figure of a calculator: its results as a picture that needs no script. */
import {
  type BarsData,
  type FigureData,
  type FigureField,
  figureData,
  type PartsData,
} from '@reckoner/engine/calculate/figure/figure';
import { figureValues } from '@reckoner/engine/calculate/figure/values';
import type { FigureView } from '@reckoner/engine/calculate/figure/view';
import type { Results, Understood } from '@reckoner/engine/calculate/types';
import { listed } from '@reckoner/engine/equations/sentences';
import type { VNode } from 'preact';
import type { FieldDetail } from '../../catalogue/detail.js';
import { curvePicture } from './figure-curve.js';
import { shapesPicture } from './figure-drawing.js';
import { seriesPicture } from './figure-series.js';
import { timelinePicture } from './figure-timeline.js';
import { coloredBy, type KeyEntry, type Picture } from './figure-words.js';
import { formatValue } from './numbers.js';
import { inOwnUnits } from './own-units.js';
import type { Evaluator } from './reckon.js';

export interface FigureSectionProps {
  readonly data: FigureData;
  /** Of the outputs, by which values are written. */
  readonly outputs: readonly FieldDetail[];
  readonly currency: string;
}

/** What has an answer. */
export interface Answered {
  readonly results: Results;
  /** Absent where nothing is known but the results. */
  readonly understood: Understood | undefined;
}

/**
 * What stands within `<section id="figure">`; undefined where these results leave nothing to draw, and where what draws
 * fails: the results stand without a figure.
 */
export function figureOf(
  { calculator, methods }: Evaluator,
  { results, understood }: Answered,
  outputs: readonly FieldDetail[],
  currency: string,
  view: FigureView = {},
): FigureSectionProps | undefined {
  const { figure } = calculator.definition;
  if (figure === undefined) return undefined;
  const valuesOf = () => understood && figureValues(methods, calculator, understood);
  try {
    const data = figureData(figure, withOwnTables(results, outputs), valuesOf, view);
    return data && { data, outputs, currency };
  } catch {
    return undefined;
  }
}

/** As the tables stand beside the figure. */
function withOwnTables(results: Results, outputs: readonly FieldDetail[]): Results {
  return Object.fromEntries(
    Object.entries(results).map(([name, result]) => {
      if (typeof result.value !== 'object') return [name, result];
      return [
        name,
        { ...result, value: inOwnUnits(result.value, outputs.find((one) => one.name === name)?.columns ?? []) },
      ];
    }),
  );
}

export function FigureSection(props: FigureSectionProps): VNode | null {
  if (props.data.kind === 'bars') return <BarsDrawing {...props} data={props.data} />;
  const picture = pictureOf(props);
  if (picture === undefined) return null;
  const { heading, key, chart } = picture;
  return (
    <>
      <h2>{heading}</h2>
      {props.data.kind === 'parts' ? null : <FigureKey entries={key} />}
      {chart}
      {props.data.kind === 'parts' ? <FigureKey entries={key} /> : null}
    </>
  );
}

/** What is one drawing: all but bars, whose words stand beside each. */
export function pictureOf({ data, ...rest }: FigureSectionProps): Picture | undefined {
  switch (data.kind) {
    case 'series':
      return seriesPicture({ data, ...rest });
    case 'bars':
      return undefined;
    case 'parts':
      return partsPicture({ data, ...rest });
    case 'curve':
      return curvePicture({ data, currency: rest.currency });
    case 'drawing':
      return shapesPicture({ data, currency: rest.currency });
    case 'timeline':
      return timelinePicture(data);
  }
}

function FigureKey({ entries }: { readonly entries: readonly KeyEntry[] }): VNode | null {
  if (entries.length === 0) return null;
  return (
    <ul class="figure-key">
      {entries.map((entry, place) => (
        <li key={entry.label}>
          <svg class="figure-sign" viewBox={entry.sign === 'line' ? '0 0 32 8' : '0 0 8 8'} aria-hidden="true">
            <KeySign entry={entry} place={place} />
          </svg>{' '}
          {entry.label}
        </li>
      ))}
    </ul>
  );
}

/** In a box of 32 by 8 for lines, 8 by 8 for parts. */
export function KeySign({ entry, place }: { readonly entry: KeyEntry; readonly place: number }): VNode {
  if (entry.sign === 'part') return <rect class={`figure-part ${coloredBy(place)}`} width={8} height={8} />;
  return <path class={`figure-line ${coloredBy(place)}${entry.isDashed ? ' figure-dashed' : ''}`} d="M1 4H31" />;
}

export type Drawing<Data> = FigureSectionProps & { readonly data: Data };

/** Of the bar, whose width is stretched to the page's. */
const BAR = 100;
const PERCENT = { type: 'percent' } as const;

function partsPicture({ data, outputs, currency }: Drawing<PartsData>): Picture {
  const { whole, parts } = data;
  const show = ({ name, value, unit }: FigureField & { readonly value: number }): string =>
    formatValue(outputs.find((output) => output.name === name)!, value, unit, currency);
  const shares = parts.map(({ share }) => formatValue(PERCENT, Number((share * 100).toPrecision(3)), '%', currency));
  const starts = parts.map((_, place) => parts.slice(0, place).reduce((sum, { share }) => sum + share, 0));
  const key = parts.map((part, place) => {
    return { label: `${part.label}: ${show(part)} (${shares[place]})`, sign: 'part' } as const;
  });
  const chart = (
    <svg
      class="figure-bar"
      viewBox={`0 0 ${BAR} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-labelledby="figure-title"
    >
      <title id="figure-title">
        {`${whole.label}, ${show(whole)}: ${listed(
          parts.map(({ label }, place) => `${label} ${shares[place]}`),
          'and',
        )}.`}
      </title>
      {parts.map(({ name, share }, place) => (
        <rect
          key={name}
          class={`figure-part ${coloredBy(place)}`}
          x={(starts[place]! * BAR).toFixed(2)}
          width={(share * BAR).toFixed(2)}
          height={1}
        />
      ))}
    </svg>
  );
  return { heading: `${whole.label}, by part`, key, chart, size: { width: BAR, height: 1 } };
}

/** The words and numbers say it all; the bars are for the eye. */
function BarsDrawing({ data, outputs, currency }: Drawing<BarsData>): VNode {
  const { value, bars } = data;
  const field = outputs.find(({ name }) => name === data.table)!.columns!.find(({ name }) => name === value.name)!;
  const longest = Math.max(...bars.map((bar) => bar.value));
  return (
    <>
      <h2>{value.label}</h2>
      <ul class="figure-bars">
        {bars.map((bar, place) => (
          <li key={place}>
            <span>{bar.label}</span>
            <svg viewBox={`0 0 ${BAR} 1`} preserveAspectRatio="none" aria-hidden="true">
              <rect class="figure-part figure-1" width={((bar.value / longest) * BAR).toFixed(2)} height={1} />
            </svg>
            <span class="figure-value">{formatValue(field, bar.value, value.unit, currency)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
