/** Draws the figure and the plot anew as inputs change, and has them read; the plot a few points at a time, so that nothing else has to wait. */

import type { FigureView } from '@reckoner/engine/calculate/figure/view';
import { orElse } from '@reckoner/engine/calculate/request-budget';
import { createElement } from 'preact';
import { FigureSection, type FigureSectionProps, figureOf, pictureOf } from '../../calculator/figure.js';
import type { ReadingStop } from '../../calculator/figure-readings.js';
import { figureHref, rangeProblem, reachText, viewFrom } from '../../calculator/figure-tools.js';
import { PLOT_X, PLOT_Y, PlotSection, plotStops } from '../../calculator/plot.js';
import type { Evaluator, Reckoning } from '../../calculator/reckon.js';
import { CURRENCY_NAME, DEFAULT_CURRENCY } from '../../form/fields.js';
import { CURVE_TOO_LONG, plotAxes, samplePlot } from '../../plot/sampling.js';
import { renderOver } from '../render-over.js';
import type { FigureReader } from './figure-reader.js';
import { type LivePage, today } from './page.js';

/** Milliseconds of sampling between pauses. */
const SLICE = 8;

type Stops = () => readonly ReadingStop[];

const NOTHING: Stops = () => [];

export class LivePlot {
  readonly #page: LivePage;
  readonly #evaluator: Evaluator;
  readonly #section = document.getElementById('plot');
  readonly #figure = document.getElementById('figure');
  #drawing = 0;
  /** What can be read off the figure and the plot, which have been drawn here or come as they would be. */
  readonly #stops = { figure: NOTHING, plot: NOTHING };
  #readers: Promise<readonly FigureReader[]> | undefined;

  constructor(page: LivePage, evaluator: Evaluator) {
    this.#page = page;
    this.#evaluator = evaluator;
  }

  /** @param pairs What was chosen of the view, as pairs of the address. */
  async update(reckoning: Reckoning, pairs: URLSearchParams): Promise<void> {
    this.#showFigure(reckoning, viewFrom(pairs));
    await this.#showPlot(reckoning, pairs, true);
    for (const reader of (await this.#readers) ?? []) reader.forget();
  }

  /** Draws the plot that the server had no time for: the figure stays, with who reads it. */
  async complete(reckoning: Reckoning, pairs: URLSearchParams): Promise<void> {
    await this.#showPlot(reckoning, pairs, true);
  }

  /** Has values read off what the server drew of the same. */
  async read(reckoning: Reckoning, pairs: URLSearchParams): Promise<void> {
    if (this.#readers) return;
    this.#readers = import('./figure-reader.js').then(
      ({ FigureReader }) =>
        [this.#figure, this.#section].flatMap((section, place) => {
          const name = place === 0 ? 'figure' : 'plot';
          return section ? [new FigureReader(section, () => this.#stops[name]())] : [];
        }),
      () => [],
    );
    if (this.#stops.figure === NOTHING) this.#noteFigure(this.#figureOf(reckoning, viewFrom(pairs)));
    if (this.#drawing === 0) await this.#showPlot(reckoning, pairs, false);
  }

  /** @param isDrawn Whether it is drawn, or only made ready to be read. */
  async #showPlot(reckoning: Reckoning, pairs: URLSearchParams, isDrawn: boolean): Promise<void> {
    const { outcome, understood, state, request, calculated = request } = reckoning;
    const section = this.#section;
    const drawing = ++this.#drawing;
    this.#stops.plot = NOTHING;
    if (!section) return;
    const source =
      outcome?.ok && understood
        ? {
            ...this.#evaluator,
            definition: this.#page.data.detail,
            state,
            request: calculated,
            understood,
            outcome,
            today: today(),
          }
        : undefined;
    const choice = { x: pairs.get(PLOT_X) ?? undefined, y: pairs.get(PLOT_Y) ?? undefined };
    const axes = source && plotAxes(source, choice);
    // While the inputs are not right the last drawing would be of something else.
    if (isDrawn) section.hidden = axes === undefined;
    if (!source || !axes) return;
    const samples = samplePlot(source, axes);
    let start = performance.now();
    let step = nextOf(samples);
    for (; step !== undefined && !step.done; step = nextOf(samples)) {
      if (performance.now() - start < SLICE) continue;
      await pause();
      if (drawing !== this.#drawing) return;
      start = performance.now();
    }
    const shown = step === undefined ? { plot: undefined, reason: CURVE_TOO_LONG } : { plot: step.value };
    const { plot } = shown;
    if (plot) this.#stops.plot = () => plotStops(plot);
    if (isDrawn) renderOver(createElement(PlotSection, { axes, ...shown }), section);
  }

  #showFigure(reckoning: Reckoning, view: FigureView): void {
    const section = this.#figure;
    const place = document.getElementById('figure-drawn');
    if (!section || !place) return;
    const shown = this.#figureOf(reckoning, view);
    this.#noteFigure(shown);
    section.hidden = shown === undefined;
    if (shown === undefined) return;
    renderOver(createElement(FigureSection, shown), place);
    const { detail } = this.#page.data;
    const link = document.querySelector<HTMLAnchorElement>('a#figure-svg');
    if (link) {
      link.href = figureHref(detail.slug, detail, reckoning, view);
      link.download = `${detail.slug}.svg`;
    }
    for (const [id, text] of [
      ['figure-problem', rangeProblem(shown.data)],
      ['figure-reach', reachText(shown.data)],
    ] as const) {
      const line = document.getElementById(id);
      if (line && line.textContent !== (text ?? '')) line.textContent = text ?? '';
    }
  }

  #figureOf({ outcome, understood, state }: Reckoning, view: FigureView): FigureSectionProps | undefined {
    if (!outcome?.ok) return undefined;
    const currency = state[CURRENCY_NAME] || DEFAULT_CURRENCY;
    const { outputs } = this.#page.data.detail;
    return figureOf(this.#evaluator, { results: outcome.results, understood }, outputs, currency, view);
  }

  #noteFigure(shown: FigureSectionProps | undefined): void {
    this.#stops.figure = (shown && pictureOf(shown)?.stops) ?? NOTHING;
  }
}

/** Undefined where a point takes more work than it may. */
function nextOf(samples: ReturnType<typeof samplePlot>): ReturnType<typeof samples.next> | undefined {
  return orElse(
    () => samples.next(),
    () => undefined,
  );
}

/** Lets the browser do what is more urgent. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
