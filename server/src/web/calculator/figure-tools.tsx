/** What a reader does with a figure: choose the part that is seen, and take it along. */
import type { FigureData } from '@reckoner/engine/calculate/figure/figure';
import { FIGURE_SCALES, type FigureScale, type FigureView, placeText } from '@reckoner/engine/calculate/figure/view';
import type { VNode } from 'preact';
import { CURRENCY_NAME, type FormDefinition, queryFromState } from '../form/fields.js';
import type { Reckoning } from './reckon.js';

/** Parameters of addresses, as the names of fields. */
export const VIEW_NAMES = { from: 'figure.from', to: 'figure.to', scale: 'figure.scale' } as const;

/** What an address or a form has of them; nothing where nothing is chosen. */
export function viewFrom(pairs: { get(name: string): string | null | undefined }): FigureView {
  const entries = Object.entries(VIEW_NAMES).flatMap(([part, name]) => {
    const text = pairs.get(name)?.trim();
    return text ? [[part, text]] : [];
  });
  return Object.fromEntries(entries);
}

/** Whether a figure of the kind has an axis of which a part can be chosen. */
export function hasView(kind: string | undefined): boolean {
  return kind === 'curve' || kind === 'series';
}

const SCALES: Readonly<Record<FigureScale, string>> = {
  linear: 'Evenly spaced',
  'log-x': 'Powers of ten across',
  'log-y': 'Powers of ten upward',
  log: 'Powers of ten both ways',
};

export interface FigureRangeProps {
  readonly view: FigureView;
  readonly data: FigureData | undefined;
}

/** Stands as the server wrote it: only what it says follows the figure. */
export function FigureRange({ view, data }: FigureRangeProps): VNode {
  const problem = data && rangeProblem(data);
  return (
    <details class="figure-range no-print" open={Object.keys(view).length > 0}>
      <summary>Range</summary>
      <p class="plot-choice">
        <End name={VIEW_NAMES.from} label="From" value={view.from} problem={problem} />{' '}
        <End name={VIEW_NAMES.to} label="to" value={view.to} problem={problem} />{' '}
        <label>
          Scale{' '}
          <select name={VIEW_NAMES.scale} form="calculator" autocomplete="off">
            <option value="" selected={view.scale === undefined}>
              As drawn
            </option>
            {FIGURE_SCALES.map((scale) => (
              <option key={scale} value={scale} selected={scale === view.scale}>
                {SCALES[scale]}
              </option>
            ))}
          </select>
        </label>{' '}
        <span class="without-scripts">
          <button type="submit" form="calculator" class="secondary">
            Draw
          </button>
        </span>
      </p>
      <p class="field-error" id="figure-problem" role="status">
        {problem}
      </p>
      <p class="quiet" id="figure-reach">
        {data && reachText(data)}
      </p>
    </details>
  );
}

interface EndProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly problem: string | undefined;
}

function End({ name, label, value, problem }: EndProps): VNode {
  return (
    <label>
      {label}{' '}
      <input
        type="text"
        name={name}
        form="calculator"
        size={10}
        value={value ?? ''}
        inputMode="text"
        autocomplete="off"
        aria-describedby={problem === undefined ? 'figure-reach' : 'figure-problem figure-reach'}
      />
    </label>
  );
}

export function rangeProblem(data: FigureData): string | undefined {
  return data.kind === 'curve' || data.kind === 'series' ? data.view.problem?.message : undefined;
}

/** From where to where one may look. */
export function reachText(data: FigureData): string {
  if (data.kind !== 'curve' && data.kind !== 'series') return '';
  const { x, view } = data;
  const isDate = 'isDate' in x && x.isDate;
  const ends = [view.reach.from, view.reach.to].map((end) => placeText(end, isDate)).join(' to ');
  return `${x.label} can be shown from ${x.unit === '' ? ends : `${ends} ${x.unit}`}.`;
}

export interface FigureFilesProps {
  readonly slug: string;
  /** Undefined where nothing is drawn, and the section is hidden. */
  readonly href: string | undefined;
}

export function FigureFiles({ slug, href }: FigureFilesProps): VNode {
  return (
    <p class="figure-files no-print">
      Download the figure:{' '}
      <a id="figure-svg" href={href} download={href && `${slug}.svg`}>
        SVG
      </a>{' '}
      <button type="button" class="secondary copy" data-png={slug}>
        PNG
      </button>
    </p>
  );
}

/** The address of the picture, for what was calculated: without what does not apply, which programs are refused. */
export function figureHref(
  slug: string,
  definition: FormDefinition,
  { state, request, calculated = request }: Pick<Reckoning, 'state' | 'request' | 'calculated'>,
  view: FigureView,
): string {
  const { inputs } = calculated;
  const query = new URLSearchParams(queryFromState(definition, state));
  for (const name of [...query.keys()]) {
    const [field = ''] = name.split('.');
    if (!Object.hasOwn(inputs, field) && field !== 'units' && name !== CURRENCY_NAME) query.delete(name);
  }
  // What was found stands in no field.
  for (const [name, value] of Object.entries(inputs)) {
    if (Array.isArray(value) || query.has(name)) continue;
    query.set(name, typeof value === 'object' && 'unit' in value ? `${value.value} ${value.unit}` : String(value));
  }
  for (const [part, name] of Object.entries(VIEW_NAMES)) {
    const text = view[part as keyof FigureView];
    if (text) query.set(name, text);
  }
  return `/api/v1/calculators/${slug}/figure.svg?${query}`;
}
