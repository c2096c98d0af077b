/** Draws the plot anew as inputs change, a few points at a time, so that nothing else has to wait. */

import { orElse } from '@reckoner/engine/calculate/request-budget';
import { createElement } from 'preact';
import { PLOT_X, PLOT_Y, PlotSection } from '../../calculator/plot.js';
import type { Evaluator, Reckoning } from '../../calculator/reckon.js';
import { CURVE_TOO_LONG, plotAxes, samplePlot } from '../../plot/sampling.js';
import { renderOver } from '../render-over.js';
import { type LivePage, today } from './page.js';

/** Milliseconds of sampling between pauses. */
const SLICE = 8;

export class LivePlot {
  readonly #page: LivePage;
  readonly #evaluator: Evaluator;
  readonly #section = document.getElementById('plot');
  #drawing = 0;

  constructor(page: LivePage, evaluator: Evaluator) {
    this.#page = page;
    this.#evaluator = evaluator;
  }

  /** @param pairs What was chosen for the plot, as pairs of the address. */
  async update(
    { outcome, understood, state, request, calculated = request }: Reckoning,
    pairs: URLSearchParams,
  ): Promise<void> {
    const section = this.#section;
    const drawing = ++this.#drawing;
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
    section.hidden = axes === undefined;
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
    renderOver(createElement(PlotSection, { axes, ...shown }), section);
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
