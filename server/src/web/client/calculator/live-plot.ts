/** Draws the plot anew as inputs change, a few points at a time, so that nothing else has to wait. */
import { createElement, render } from 'preact';
import { PLOT_X, PLOT_Y, PlotSection } from '../../calculator/plot.js';
import type { Evaluator, Reckoning } from '../../calculator/reckon.js';
import { type PlotChoice, plotAxes, samplePlot } from '../../plot/sampling.js';
import { type LivePage, today } from './page.js';

/** Milliseconds of sampling between pauses. */
const SLICE = 8;

export class LivePlot {
  readonly #page: LivePage;
  readonly #section = document.getElementById('plot');
  #choice: PlotChoice = {};
  #drawing = 0;

  constructor(page: LivePage) {
    this.#page = page;
    this.#section?.addEventListener('input', ({ target }) => {
      if (!(target instanceof HTMLSelectElement)) return;
      if (target.name === PLOT_X) this.#choice = { ...this.#choice, x: target.value };
      if (target.name === PLOT_Y) this.#choice = { ...this.#choice, y: target.value };
    });
    const asked = new URLSearchParams(location.search);
    this.#choice = { x: asked.get(PLOT_X) ?? undefined, y: asked.get(PLOT_Y) ?? undefined };
  }

  /** Whether the server left the drawing to this code. */
  get isMissing(): boolean {
    return this.#section !== null && !this.#section.hidden && this.#section.querySelector('svg') === null;
  }

  /** What was chosen, for the address. */
  get pairs(): URLSearchParams {
    const pairs = new URLSearchParams();
    if (this.#choice.x !== undefined) pairs.set(PLOT_X, this.#choice.x);
    if (this.#choice.y !== undefined) pairs.set(PLOT_Y, this.#choice.y);
    return pairs;
  }

  async update(evaluator: Evaluator, { outcome, understood, state, request }: Reckoning): Promise<void> {
    const section = this.#section;
    const drawing = ++this.#drawing;
    if (!section) return;
    const source =
      outcome?.ok && understood
        ? { ...evaluator, definition: this.#page.data.detail, state, request, understood, outcome, today: today() }
        : undefined;
    const axes = source && plotAxes(source, this.#choice);
    // While the inputs are not right the last drawing would be of something else.
    section.hidden = axes === undefined;
    if (!source || !axes) return;
    const samples = samplePlot(source, axes);
    let start = performance.now();
    let step = samples.next();
    for (; !step.done; step = samples.next()) {
      if (performance.now() - start < SLICE) continue;
      await pause();
      if (drawing !== this.#drawing) return;
      start = performance.now();
    }
    render(createElement(PlotSection, { axes, plot: step.value }), section);
  }
}

/** Lets the browser do what is more urgent. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
