/** Total body water as a share of body weight, as the equations for sodium take it. */
import { choice, measure } from '@reckoner/engine';

/** Shares of Adrogué and Madias 2000. */
export const bodyWater = choice(
  {
    man: { label: 'Man under 65 years', value: 0.6 },
    woman: { label: 'Woman under 65 years', value: 0.5 },
    olderMan: { label: 'Man from 65 years', value: 0.5 },
    olderWoman: { label: 'Woman from 65 years', value: 0.45 },
    child: { label: 'Child', value: 0.6 },
  },
  { label: 'Body water of a', help: 'Share of the weight: 60, 50 or 45%.', symbol: 'f' },
);

export const weightOfAnyAge = measure('kg', { label: 'Body weight', symbol: 'W', min: 2, max: 400, usual: [8, 200] });

export const serumSodium = measure('mmol/L', {
  label: 'Serum sodium',
  symbol: '\\mathrm{Na}',
  min: 90,
  max: 200,
  usual: [100, 180],
});
