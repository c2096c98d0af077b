/** A figure as a file of its own: an SVG with its heading, its key and its colors in it, for documents and chats. */
import type { BarsData } from '@reckoner/engine/calculate/figure/figure';
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { widthOf } from '../plot/label-places.js';
import { type FigureSectionProps, KeySign, pictureOf } from './figure.js';
import type { KeyEntry } from './figure-words.js';
import { formatValue } from './numbers.js';

export const FILE_COLORS = ['light', 'dark', 'auto'] as const;
/** `auto` follows the scheme of whoever looks at it. */
export type FileColors = (typeof FILE_COLORS)[number];

interface Scheme {
  readonly ground: string;
  readonly text: string;
  readonly quiet: string;
  readonly line: string;
  readonly accent: string;
  /** By the place of the line or part, as in figure.css. */
  readonly figures: readonly string[];
}

export const SCHEMES: Readonly<Record<'light' | 'dark', Scheme>> = {
  light: {
    ground: '#ffffff',
    text: '#1a1f26',
    quiet: '#566070',
    line: '#dde2e9',
    accent: '#0b57b0',
    figures: ['#0b57b0', '#b3541e', '#1b7f4d', '#7b3fa0', '#8a6d00', '#566070'],
  },
  dark: {
    ground: '#12151a',
    text: '#e6e9ed',
    quiet: '#a4aeba',
    line: '#2e3540',
    accent: '#84bbf8',
    figures: ['#84bbf8', '#ffad7a', '#6fd6a1', '#d0a3f5', '#e6cd5a', '#b6c0cc'],
  },
};

/** What of figure.css and plot.css goes without colors. */
const FORMS =
  'text{font-family:system-ui,sans-serif;font-size:14px}.heading{font-size:17px;font-weight:600}.plot-tick,.above{font-size:13px}' +
  '.figure-line{fill:none;stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}.figure-part{stroke-width:2;vector-effect:non-scaling-stroke}' +
  '.figure-2.figure-line{stroke-dasharray:9 5}.figure-3.figure-line{stroke-dasharray:2 5}' +
  '.figure-4.figure-line{stroke-dasharray:12 4 2 4}.figure-5.figure-line{stroke-dasharray:16 6}' +
  '.figure-shade{fill-opacity:.25}.figure-dot{fill-opacity:.7}.plot-here{stroke-width:2}' +
  '.figure-text{stroke-width:4px;stroke-linejoin:round;paint-order:stroke}' +
  '.drawing-line,.drawing-area,.drawing-measure{fill:none;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}' +
  '.drawing-area{fill-opacity:.12}.figure-line.figure-dashed,.drawing-dashed{stroke-dasharray:6 5}';

/** Colors as such: not every program that shows SVG knows variables. */
function colorsOf({ ground, text, quiet, line, accent, figures }: Scheme): string {
  const each = figures.map((color, place) => {
    const of = `.figure-${place + 1}`;
    return (
      `${of}.figure-line,${of}.drawing-line,${of}.drawing-area{stroke:${color}}` +
      `${of}.figure-part,${of}.figure-shade,${of}.figure-dot,${of}.figure-row,${of}.drawing-area,${of}.drawing-head{fill:${color}}`
    );
  });
  return (
    `.ground{fill:${ground}}text{fill:${text}}.figure-text{stroke:${ground}}.plot-grid{stroke:${line}}` +
    `.plot-axis{stroke:${quiet}}.plot-here{fill:${accent};stroke:${ground}}.figure-part{stroke:${ground}}${each.join('')}` +
    `.drawing-measure,.drawing-measure[class]{stroke:${quiet};stroke-width:1}`
  );
}

function styleOf(colors: FileColors): string {
  if (colors !== 'auto') return FORMS + colorsOf(SCHEMES[colors]);
  return `${FORMS}${colorsOf(SCHEMES.light)}@media (prefers-color-scheme:dark){${colorsOf(SCHEMES.dark)}}`;
}

const WIDTH = 640;
const PADDING = 16;
const HEADING = 46;
const ROW = 24;
const ACROSS = WIDTH - 2 * PADDING;
const BAR_HEIGHT = 40;

interface Block {
  readonly content: VNode;
  readonly height: number;
}

/** Undefined where there is nothing to draw. @param title Of the calculator. */
export function figureFile(props: FigureSectionProps, title: string, colors: FileColors): string | undefined {
  const body = props.data.kind === 'bars' ? barsBlock(props, props.data) : pictureBlock(props);
  if (body === undefined) return undefined;
  const height = body.height + HEADING + 2 * PADDING;
  return renderToString(
    <svg xmlns="http://www.w3.org/2000/svg" width={WIDTH} height={height} viewBox={`0 0 ${WIDTH} ${height}`}>
      <title>{`${title}: ${body.heading}`}</title>
      <style dangerouslySetInnerHTML={{ __html: styleOf(colors) }} />
      <rect class="ground" width={WIDTH} height={height} />
      <text class="above" x={PADDING} y={PADDING + 8}>
        {title}
      </text>
      <text class="heading" x={PADDING} y={PADDING + 31}>
        {body.heading}
      </text>
      <g transform={`translate(${PADDING} ${PADDING + HEADING})`}>{body.content}</g>
    </svg>,
  );
}

type Headed = Block & { readonly heading: string };

function pictureBlock(props: FigureSectionProps): Headed | undefined {
  const picture = pictureOf(props);
  if (picture === undefined) return undefined;
  const { heading, key, chart, size } = picture;
  const isBar = props.data.kind === 'parts';
  const legend = keyBlock(key);
  const width = Math.min(ACROSS, 1.4 * size.width);
  const [across, high] = isBar ? [ACROSS, BAR_HEIGHT] : [width, Math.round((size.height * width) / size.width)];
  const [chartTop, keyTop] = isBar ? [0, BAR_HEIGHT + 8] : [legend.height, 0];
  const x = (ACROSS - across) / 2;
  const content = (
    <>
      <g transform={`translate(0 ${keyTop})`}>{legend.content}</g>
      <svg x={x} y={chartTop} width={across} height={high} role="presentation">
        {chart}
      </svg>
    </>
  );
  return { heading, content, height: legend.height + high + (isBar ? 8 : 0) };
}

/** Entries beside each other as far as they fit. */
function keyBlock(key: readonly KeyEntry[]): Block {
  let [x, row] = [0, 0];
  const entries = key.map((entry, place) => {
    const sign = entry.sign === 'line' ? 32 : 8;
    const width = sign + 8 + widthOf(entry.label) + 20;
    if (x > 0 && x + width > ACROSS) {
      x = 0;
      row += 1;
    }
    const at = { x, y: row * ROW };
    x += width;
    return (
      <g key={place} transform={`translate(${at.x} ${at.y})`}>
        <g transform="translate(0 4)">
          <KeySign entry={entry} place={place} />
        </g>
        <text x={sign + 8} y={13}>
          {entry.label}
        </text>
      </g>
    );
  });
  return { content: <>{entries}</>, height: key.length === 0 ? 0 : (row + 1) * ROW };
}

function barsBlock({ outputs, currency }: FigureSectionProps, { table, value, bars }: BarsData): Headed {
  const field = outputs.find(({ name }) => name === table)!.columns!.find(({ name }) => name === value.name)!;
  const texts = bars.map((bar) => formatValue(field, bar.value, value.unit, currency));
  const names = Math.min(ACROSS / 2, Math.max(...bars.map(({ label }) => widthOf(label))));
  const numbers = Math.max(...texts.map(widthOf));
  const room = Math.max(60, ACROSS - names - numbers - 24);
  const longest = Math.max(...bars.map((bar) => bar.value));
  const content = (
    <>
      {bars.map((bar, place) => (
        <g key={place} transform={`translate(0 ${place * ROW})`}>
          <text y={15}>{bar.label}</text>
          <rect
            class="figure-part figure-1"
            x={names + 12}
            y={2}
            width={((bar.value / longest) * room).toFixed(1)}
            height={17}
          />
          <text x={ACROSS} y={15} text-anchor="end">
            {texts[place]}
          </text>
        </g>
      ))}
    </>
  );
  return { heading: value.label, content, height: bars.length * ROW };
}
