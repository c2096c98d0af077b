/** The plot that a page has when it comes from the server, where it takes no time to speak of. */
import { orElse, withinRequest } from '@reckoner/engine/calculate/request-budget';
import { stopwatch } from '../../clock.js';
import type { PlotSectionProps } from '../calculator/plot.js';
import {
  CURVE_TOO_LONG,
  MOST_POINTS,
  type PlotAxes,
  type PlotChoice,
  type PlotSource,
  plotAxes,
  samplePlot,
} from './sampling.js';

/** Milliseconds that a plot may take: most take two, those of equations ten while the code is still cold. */
const DEADLINE = 25;
/** The first points find nothing prepared; these are enough to tell how quick the others will be. */
const FIRST_POINTS = 8;

/** Undefined where no number depends on a number. Without a drawing when sampling would take too long. */
export function preparedPlot(source: PlotSource, choice: PlotChoice): PlotSectionProps | undefined {
  const axes = plotAxes(source, choice);
  if (axes === undefined) return undefined;
  const undrawn = { axes, plot: undefined, reason: 'This curve takes a while: it is drawn where scripts run.' };
  const tooMuch = { axes, plot: undefined, reason: CURVE_TOO_LONG };
  return orElse(
    () => withinRequest(() => drawn(samplePlot(source, axes), axes) ?? undrawn),
    () => tooMuch,
  );
}

/** Undefined where it would take too long. */
function drawn(samples: ReturnType<typeof samplePlot>, axes: PlotAxes): PlotSectionProps | undefined {
  const taken = stopwatch();
  let before = 0;
  let quickest = Number.POSITIVE_INFINITY;
  for (let points = 1; ; points++) {
    const step = samples.next();
    if (step.done) return { axes, plot: step.value };
    const now = taken();
    quickest = Math.min(quickest, now - before);
    before = now;
    if (now > DEADLINE || (points === FIRST_POINTS && quickest * MOST_POINTS > DEADLINE)) return undefined;
  }
}
