/** Brings a calculator's page to life: loads its module and reckons as one types. */
import { useLocale } from '@reckoner/engine/calculate/present/locale';
import type { Evaluator } from '../calculator/reckon.js';
import { LiveCalculator } from './calculator/live.js';
import { livePage } from './calculator/page.js';

const page = livePage();
if (page?.data.module) {
  // Where it cannot be loaded the form goes on asking the server.
  const evaluator: Evaluator | undefined = await import(page.data.module).catch(() => undefined);
  if (evaluator) {
    useLocale(page.data.locale);
    const live = new LiveCalculator(page, evaluator);
    // It looks for its parts itself, once.
    page.form.addEventListener('focusin', () => import('./calculator/in-use.js'));
    const idle: (run: () => void) => void = window.requestIdleCallback ?? setTimeout;
    // The first reading makes units and conversions ready: better before the first key than after it.
    idle(() => live.prepare());
  }
}
