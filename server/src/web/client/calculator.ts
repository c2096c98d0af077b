/** Brings a calculator's page to life: loads its module and reckons as one types. */
import type { Evaluator } from '../calculator/reckon.js';
import { LiveCalculator } from './calculator/live.js';
import { livePage } from './calculator/page.js';

const page = livePage();
if (page?.data.module !== undefined) {
  // Where it cannot be loaded the form goes on asking the server.
  const evaluator: Evaluator | undefined = await import(page.data.module).catch(() => undefined);
  if (evaluator) {
    const live = new LiveCalculator(page, evaluator);
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    // The first reading makes units and conversions ready: better before the first key than after it.
    idle(() => live.prepare());
  }
}
