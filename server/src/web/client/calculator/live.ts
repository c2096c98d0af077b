/** Reckons as one types. Without this code the form asks the server for the same page. */
import { understandWith } from '@reckoner/engine/calculate/read/understanding';
import { createElement } from 'preact';
import { moneyUnit } from '../../calculator/numbers.js';
import { type Evaluator, isContradiction, type Reckoning, reckon } from '../../calculator/reckon.js';
import { OtherTables, Results } from '../../calculator/results.js';
import {
  CURRENCY_NAME,
  conditions,
  DEFAULT_CURRENCY,
  type FormState,
  queryFromState,
  requestFromState,
} from '../../form/fields.js';
import { renderOver } from '../render-over.js';
import { FieldErrors } from './errors.js';
import type { LiveGoal } from './live-goal.js';
import type { LivePlot } from './live-plot.js';
import type { LiveReader } from './live-reader.js';
import { changedControls, type FormControl, isFormControl, isPlain, type LivePage, stateOf, today } from './page.js';
import { hide, Sharing } from './sharing.js';
import { Steps } from './steps.js';
import type { UnitChanges } from './unit-change.js';
import { viewPairs } from './view.js';

/** After the last change: what may follow a little later, and what is read out. */
const SETTLED_MS = 250;
const SPOKEN_MS = 1200;

export class LiveCalculator {
  readonly #page: LivePage;
  #evaluator: Evaluator;
  readonly #errors: FieldErrors;
  #units: UnitChanges | undefined;
  readonly #sharing: Sharing;
  readonly #steps: Steps;
  readonly #status = document.createElement('p');
  readonly #uncertainty = document.getElementById('uncertainty');
  readonly #chosenUnits: Record<string, string> = {};
  readonly #edited = new Set<string>();
  #frame = 0;
  #settled = 0;
  #spoken = 0;
  #plot: Promise<LivePlot | undefined> | undefined;
  #last: Reckoning | undefined;
  #goal: LiveGoal | undefined;
  #loadingGoal: Promise<void> | undefined;
  #reader: LiveReader | undefined;
  #loading: Promise<void> | undefined;
  #yieldToLastEdited: typeof import('../../calculator/yielding.js').yieldToLastEdited | undefined;
  #isOffline = false;

  constructor(page: LivePage, evaluator: Evaluator) {
    this.#page = page;
    this.#evaluator = evaluator;
    this.#errors = new FieldErrors(page);
    // What converts comes with the first unit that is picked, when this one is gone.
    for (const picker of page.form.querySelectorAll<HTMLSelectElement>('.unit-picker'))
      picker.dataset.unit = picker.value;
    this.#sharing = new Sharing(page);
    this.#steps = new Steps(page.data.detail, () => this.#update());
    for (const [name, value] of Object.entries(page.data.state))
      if (name.startsWith('units.')) this.#chosenUnits[name] = value;
    this.#addRowButtons();
    // Each key would have the whole results read out: one sentence is said when one has stopped typing.
    page.results.setAttribute('aria-live', 'off');
    this.#status.className = 'visually-hidden';
    this.#status.setAttribute('role', 'status');
    page.results.after(this.#status);
    this.#listen();
    this.#catchUp();
    this.#beginToday();
    this.#completePlot();
  }

  /** The server's day is UTC's: on a page of which nobody has asked anything dates that mean today are the reader's. */
  async #beginToday(): Promise<void> {
    const now = new Date();
    if (location.search !== '' || now.getDate() === now.getUTCDate()) return;
    if (!this.#page.data.detail.inputs.some((input) => input.default === 'today')) return;
    const code = await import('./on-demand.js').catch(() => undefined);
    const reckoning = code?.beginToday(this.#page) && this.reckon();
    if (!reckoning) return;
    // The address stays: nobody has asked for anything yet.
    this.#showResults(reckoning);
    this.#draw(reckoning);
  }

  /** What was typed while this code was on its way counts too. */
  #catchUp(): void {
    const changed = changedControls(this.#page.form);
    for (const control of changed) {
      this.#note(control);
      // It was left before this code could see it.
      if (control !== document.activeElement) this.#errors.touch(control.name);
    }
    if (changed.length > 0) this.#schedule();
  }

  /** Where there are rows, the code for them is fetched; without it the form adds rows by asking the server. */
  async #addRowButtons(): Promise<void> {
    const tables = this.#page.form.querySelectorAll<HTMLTableElement>('table.rows');
    if (tables.length === 0) return;
    const code = await import('./rows.js').catch(() => undefined);
    if (code) for (const table of tables) new code.Rows(table, () => this.#schedule());
  }

  #listen(): void {
    const { form } = this.#page;
    // Controls outside of the form belong to it too: units of results, the choices of the plot.
    document.addEventListener('input', ({ target }) => {
      if (isFormControl(target) && target.form === form) this.#input(target);
    });
    form.addEventListener('focusout', ({ target }) => {
      if (!isFormControl(target) || !this.#edited.has(target.name)) return;
      this.#errors.touch(target.name);
      if (this.#last) this.#errors.show(this.#last.problems);
    });
    form.addEventListener('submit', (event) => {
      const { submitter } = event;
      // A button of another page, or one that is pressed before its code is there, does what it does without it.
      if (this.#isOffline || submitter?.matches('[formaction],[data-add-row]')) return;
      event.preventDefault();
      this.#submit(submitter);
    });
    document.addEventListener('click', (event) => this.#take(event));
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, ({ target }) => this.#read(target));
    // Who opens it is about to need it; a page that came with a goal has it open.
    const goal = form.querySelector<HTMLDetailsElement>('details.goal');
    goal?.addEventListener('toggle', () => this.#loadGoal());
    if (goal?.open) this.#loadGoal();
    // Units were chosen while it was closed.
    this.#uncertainty?.addEventListener('toggle', () => this.#schedule(), true);
  }

  #input(control: FormControl): void {
    const { name } = control;
    if (control instanceof HTMLSelectElement) {
      this.#errors.touch(name);
      if (name.endsWith('.unit') && !name.startsWith('units.')) {
        this.#pickUnit(control);
        return;
      }
    } else this.#units?.typed(control);
    this.#changed(control);
  }

  async #pickUnit(picker: HTMLSelectElement): Promise<void> {
    const loaded = await import('./on-demand.js').catch(() => undefined);
    if (loaded) {
      this.#unitsBy(loaded).picked(picker);
      this.#changed(picker);
      return;
    }
    // The number that stands there is of the other unit.
    picker.value = picker.dataset.unit ?? '';
    this.#giveUp();
  }

  #unitsBy({ UnitChanges }: typeof import('./on-demand.js')): UnitChanges {
    this.#units ??= new UnitChanges(this.#page);
    return this.#units;
  }

  #changed(control: FormControl): void {
    this.#goal?.typed(control);
    this.#note(control);
    this.#schedule();
  }

  /** Keeps what was changed, in the order of the last changes. */
  #note({ name, value }: FormControl): void {
    if (name.startsWith('units.')) this.#chosenUnits[name] = value;
    const edited = name.replace(/\.unit$/, '');
    this.#edited.delete(edited);
    this.#edited.add(edited);
  }

  /** Once a frame at most. */
  #schedule(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#update());
  }

  #update(): Reckoning | undefined {
    cancelAnimationFrame(this.#frame);
    const given = this.reckon();
    if (given === undefined) return undefined;
    const reckoning = this.#yielded(given) ?? given;
    this.#last = reckoning;
    this.#goal?.show(reckoning);
    this.#reader?.show(reckoning);
    this.#showWhatApplies(reckoning);
    this.#errors.clearSummary();
    this.#errors.show(reckoning.problems);
    this.#showResults(reckoning);
    clearTimeout(this.#settled);
    clearTimeout(this.#spoken);
    this.#settled = window.setTimeout(() => {
      this.#sharing.update(reckoning, viewPairs());
      this.#draw(reckoning);
      this.#steps.follow(reckoning);
      this.#showUncertainty(reckoning);
    }, SETTLED_MS);
    this.#spoken = window.setTimeout(() => this.#say(reckoning), SPOKEN_MS);
    return reckoning;
  }

  /** Undefined while what reads the texts is being loaded; then everything is done anew. */
  reckon(): Reckoning | undefined {
    if (this.#loadReader()) return undefined;
    const given = this.#state();
    const read = this.#reader?.read(given) ?? { state: given, problems: [] };
    if (read instanceof Promise) {
      this.#load(read);
      return undefined;
    }
    const { state, problems } = read;
    const { detail } = this.#page.data;
    const { request } = requestFromState(detail, state);
    const isLoading = request.solveFor !== undefined && this.#loadGoal();
    return isLoading ? undefined : reckon(this.#evaluator, detail, state, today(), problems);
  }

  #state(): FormState {
    return stateOf(this.#page, this.#chosenUnits);
  }

  /** Whether what reads other texts than plain numbers has yet to be loaded. */
  #loadReader(): boolean {
    if (this.#reader || isPlain(this.#page)) return false;
    this.#load(
      import('./on-demand.js').then((loaded) => {
        this.#reader ??= new loaded.LiveReader(this.#page, this.#unitsBy(loaded));
      }),
    );
    return true;
  }

  #load(part: Promise<unknown>): void {
    this.#loading = part.then(
      () => this.#schedule(),
      () => this.#giveUp(),
    );
  }

  /** Whether what solves for an input has yet to be loaded. */
  #loadGoal(): boolean {
    if (this.#goal) return false;
    this.#loadingGoal ??= import('./on-demand.js')
      .then((loaded) => {
        const changed = () => this.#schedule();
        this.#goal = new loaded.LiveGoal(this.#page, this.#unitsBy(loaded), changed);
        this.#evaluator = this.#goal.evaluator(this.#evaluator);
        if (requestFromState(this.#page.data.detail, this.#state()).request.solveFor !== undefined) changed();
      })
      .catch(() => this.#giveUp());
    return true;
  }

  /** What is needed is out of reach: the form asks the server again, as if this code were not there. */
  #giveUp(): void {
    this.#isOffline = true;
  }

  /** What the first key would have to wait for: units and conversions. */
  prepare(): void {
    const { detail, state, reads } = this.#page.data;
    const { inputs, ...options } = requestFromState(detail, state).request;
    const { calculator, methods } = this.#evaluator;
    if (!reads) understandWith(methods, calculator, inputs, options, { today: today() });
  }

  /** The plot that the server had no time for is drawn when someone comes to see it. */
  #completePlot(): void {
    const section = document.getElementById('plot');
    if (section?.hidden !== false || section.querySelector('svg')) return;
    const observer = new IntersectionObserver(async (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      const reckoning = this.reckon();
      const plot = reckoning && (await this.#drawing());
      if (plot) plot.complete(reckoning, viewPairs());
      else if (reckoning) hide('plot');
    });
    observer.observe(section);
  }

  /** In equations what was typed last counts: the value that it contradicts is taken out of its field. */
  #yielded(reckoning: Reckoning): Reckoning | undefined {
    if (!isContradiction(reckoning)) return undefined;
    const { form, data } = this.#page;
    const yieldToLastEdited = this.#yieldToLastEdited;
    if (!yieldToLastEdited) {
      // Out of reach: what contradicts stands beside the fields.
      import('./on-demand.js').then(
        (loaded) => {
          this.#yieldToLastEdited = loaded.yieldToLastEdited;
          this.#schedule();
        },
        () => {},
      );
      return undefined;
    }
    const yielded = yieldToLastEdited(data.detail, reckoning, [...this.#edited], (state) =>
      reckon(this.#evaluator, data.detail, state, today()),
    );
    const control = yielded && form.elements.namedItem(yielded.name);
    if (!(control instanceof HTMLInputElement)) return undefined;
    control.value = '';
    this.#units?.typed(control);
    this.#edited.delete(yielded!.name);
    return yielded!.reckoning;
  }

  /** The code that draws is only loaded when there is something to draw. */
  async #draw(reckoning: Reckoning): Promise<void> {
    const plot = await this.#drawing();
    if (plot) await plot.update(reckoning, viewPairs());
    else hide('plot', 'figure');
  }

  #drawing(): Promise<LivePlot | undefined> {
    this.#plot ??= import('./live-plot.js').then(
      ({ LivePlot }) => new LivePlot(this.#page, this.#evaluator),
      () => undefined,
    );
    return this.#plot;
  }

  /** Values are read off a chart once somebody points at it, or comes to it. */
  async #read(target: EventTarget | null): Promise<void> {
    const reckoning = (target as Element).closest('svg.plot') && this.#current();
    if (reckoning) (await this.#drawing())?.read(reckoning, viewPairs());
  }

  #current(): Reckoning | undefined {
    return this.#last ?? this.reckon();
  }

  #showResults(reckoning: Reckoning): void {
    const { state, outcome } = reckoning;
    const found = this.#goal?.answer(reckoning);
    const { data, results } = this.#page;
    const { detail } = data;
    const query = queryFromState(detail, state);
    const csvHref = (output: string) =>
      `/calculators/${detail.slug}/table.csv?${query}${query === '' ? '' : '&'}table.output=${output}`;
    const props = { definition: detail, state, outcome, csvHref, found };
    renderOver(createElement(Results, props), results);
    const tables = document.getElementById('tables');
    if (tables) renderOver(createElement(OtherTables, props), tables);
    this.#showOthers(reckoning);
  }

  /** Few calculations have other solutions: the code for them is fetched when there are some. */
  async #showOthers(reckoning: Reckoning): Promise<void> {
    const { outcome } = reckoning;
    const place = document.getElementById('others');
    if (!place || !(place.firstChild || (outcome?.ok && outcome.alternatives))) return;
    // Out of reach: the results stand without them.
    const loaded = await import('./on-demand.js').catch(() => undefined);
    loaded?.showOthers(place, this.#page, reckoning);
  }

  /** Uncertainties are few people's: the code for them is fetched when their part of the page is open. */
  async #showUncertainty(reckoning: Reckoning): Promise<void> {
    const section = this.#uncertainty;
    if (!section?.querySelector('[open]')) return;
    const loaded = await import('./on-demand.js').catch(() => undefined);
    if (loaded) loaded.showUncertainty(section, this.#page, reckoning);
    else hide(section.id);
  }

  /** Fields whose condition holds; units of money in the chosen currency. */
  #showWhatApplies({ state }: Reckoning): void {
    const { form, data } = this.#page;
    const applies = conditions(data.detail.inputs, (name) => state[name]);
    for (const wrapper of form.querySelectorAll<HTMLElement>('.field[data-when]')) {
      const field = data.detail.inputs.find(({ name }) => name === wrapper.dataset.field);
      if (field) wrapper.toggleAttribute('data-inactive', !applies(field));
    }
    const currency = state[CURRENCY_NAME] || DEFAULT_CURRENCY;
    for (const unit of form.querySelectorAll<HTMLElement>('[data-money]'))
      unit.textContent = moneyUnit(unit.dataset.money ?? '$', currency);
  }

  #say({ outcome, problems }: Reckoning): void {
    const textOf = (part: string) => this.#page.results.querySelector(part)?.textContent ?? '';
    this.#status.textContent = outcome?.ok
      ? `${textOf('.found')} ${textOf('.cautions')} ${outcome.explanation}`.trim()
      : (outcome?.reason ?? (problems.length === 0 ? '' : 'The inputs are not complete.'));
  }

  async #submit(button: HTMLElement | null): Promise<void> {
    const isGoal = button?.closest('.goal') != null;
    if (isGoal && this.#loadGoal()) {
      // What looks at the goal first is on its way.
      await this.#loadingGoal;
      button.click();
      return;
    }
    this.#errors.showAll();
    const reckoning = this.#update();
    if (!reckoning) {
      await Promise.all([this.#loading, this.#loadingGoal]);
      if (this.#isOffline) this.#page.form.requestSubmit(button?.isConnected ? button : null);
      else this.#submit(button);
      return;
    }
    if (reckoning.problems.length > 0) this.#errors.summarize(reckoning.problems, reckoning.state);
    else this.#page.results.scrollIntoView({ block: 'nearest' });
  }

  /** Copies, pictures and tables to take along. */
  async #take(event: MouseEvent): Promise<void> {
    const control = (event.target as Element).closest('[data-copy],[data-png],[data-csv]');
    if (!control) return;
    const href = control.getAttribute('href');
    if (href) event.preventDefault();
    const code = await import('./taken-along.js').catch(() => undefined);
    // Out of reach: the server writes the table.
    if (!code?.takeAlong(control as HTMLElement, this.#page, this.#current()) && href) location.assign(href);
  }
}
