/**
 * Reads values off a chart: at the pointer or finger, or by arrow keys where the chart has the focus. Loaded with the first
 * of them. It takes nothing of the page's own code, which would be split for it.
 */
import type { ReadingStop } from '../../calculator/figure-readings.js';

/** How near a mark is, in the units of the drawing, so that it is meant and not the line. */
const NEAR = 14;
/** Of the sides, between the line and what is told beside it. */
const GAP = 10;
const LEAPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, PageUp: 10, PageDown: -10 };

export class FigureReader {
  readonly #section: HTMLElement;
  readonly #stopsOf: () => readonly ReadingStop[];
  readonly #shown = element('div', 'figure-reading');
  readonly #line = element('div', 'figure-reading-line');
  readonly #told = element('div', 'figure-reading-told');
  readonly #status = element('p', 'visually-hidden');
  #stops: readonly ReadingStop[] = [];
  #at = -1;

  /** @param stopsOf What can be read off the chart as it is drawn now. */
  constructor(section: HTMLElement, stopsOf: () => readonly ReadingStop[]) {
    this.#section = section;
    this.#stopsOf = stopsOf;
    this.#shown.setAttribute('aria-hidden', 'true');
    this.#status.setAttribute('role', 'status');
    this.hide();
    const listen = <E extends Event>(type: string, on: (event: E, chart: Element) => void) =>
      section.addEventListener(type, (event) => {
        const chart = (event.target as Element).closest('svg.plot');
        if (chart) on(event as E, chart);
      });
    listen<PointerEvent>('pointermove', (event, chart) => this.#point(event, chart));
    listen<PointerEvent>('pointerdown', (event, chart) => this.#point(event, chart));
    // A finger that is lifted leaves what it showed, until another comes down elsewhere.
    listen<PointerEvent>('pointerout', ({ relatedTarget, pointerType }, chart) => {
      if (pointerType !== 'touch' && !chart.contains(relatedTarget as Node | null)) this.hide();
    });
    document.addEventListener('pointerdown', ({ target }) => {
      if (!section.contains(target as Node)) this.hide();
    });
    listen<FocusEvent>('focusout', () => this.hide());
    listen<KeyboardEvent>('keydown', (event, chart) => this.#press(event, chart));
    addEventListener('resize', () => this.hide());
  }

  /** Of another drawing than before nothing is told any more. */
  forget(): void {
    this.#stops = [];
    this.#at = -1;
    this.hide();
  }

  hide(): void {
    this.#shown.hidden = true;
  }

  #all(): readonly ReadingStop[] {
    // None yet, where they are still being made.
    if (this.#stops.length === 0) this.#stops = this.#stopsOf();
    return this.#stops;
  }

  #point({ clientX, clientY }: PointerEvent, chart: Element): void {
    const box = chart.getBoundingClientRect();
    const scale = widthOf(chart) / box.width;
    const [x, y] = [(clientX - box.left) * scale, (clientY - box.top) * scale];
    const distances = this.#all().map((stop) =>
      stop.isPoint ? Math.hypot(stop.x - x, (stop.dots[0]?.y ?? y) - y) : Math.abs(stop.x - x) + NEAR,
    );
    this.#at = distances.indexOf(Math.min(...distances));
    this.#show(chart);
  }

  #press(event: KeyboardEvent, chart: Element): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (key === 'Escape') this.hide();
    const last = this.#all().length - 1;
    const leap = LEAPS[key];
    const to = key === 'Home' ? 0 : key === 'End' ? last : leap === undefined ? undefined : this.#at + leap;
    if (to === undefined || last < 0 || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    this.#at = Math.min(Math.max(to, 0), last);
    this.#show(chart);
    // Read out; what a pointer shows is only seen.
    this.#status.textContent = this.#all()[this.#at]!.told.join(', ');
  }

  #show(chart: Element): void {
    const stop = this.#all()[this.#at];
    if (!stop) return;
    if (!this.#shown.isConnected) this.#section.append(this.#shown, this.#status);
    const [box, around] = [chart.getBoundingClientRect(), this.#section.getBoundingClientRect()];
    const scale = box.width / widthOf(chart);
    const [left, top] = [box.left - around.left, box.top - around.top];
    const x = left + stop.x * scale;
    this.#line.hidden = stop.isPoint;
    place(this.#line, x, top);
    this.#line.style.height = `${box.height}px`;
    const dots = stop.dots.map(({ y, color }) => {
      const dot = element('div', `figure-reading-dot figure-${color}`);
      place(dot, x, top + y * scale);
      return dot;
    });
    this.#told.replaceChildren(
      ...stop.told.map((text) => {
        const line = document.createElement('div');
        line.textContent = text;
        return line;
      }),
    );
    this.#shown.replaceChildren(this.#line, ...dots, this.#told);
    this.#shown.hidden = false;
    const { offsetWidth } = this.#told;
    const beside = x + GAP + offsetWidth <= around.width ? x + GAP : x - GAP - offsetWidth;
    place(this.#told, Math.max(beside, 0), top);
  }
}

function element(name: 'div' | 'p', classes: string): HTMLElement {
  const made = document.createElement(name);
  made.className = classes;
  return made;
}

function place({ style }: HTMLElement, left: number, top: number): void {
  style.left = `${left}px`;
  style.top = `${top}px`;
}

/** Of what the view box shows. */
function widthOf(chart: Element): number {
  return (chart as SVGSVGElement).viewBox.baseVal.width;
}
