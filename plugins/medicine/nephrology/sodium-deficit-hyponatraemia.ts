import { defineCalculator, isAbove, measure } from '@reckoner/engine';
import { bodyWater, serumSodium, weightOfAnyAge } from '../shared/body-water.js';

/** Sodium that would bring the serum to the target, were no water gained or lost. */
export default defineCalculator({
  title: 'Sodium deficit in hyponatremia',
  description:
    'Sodium deficit from weight, body water, sodium and target, with the volume and rate of 3% saline that would replace it.',
  keywords: ['sodium deficit', 'hyponatraemia', 'hypertonic saline volume', '3% saline', 'sodium replacement'],
  related: ['sodium-correction-adrogue-madias'],
  inputs: {
    weight: weightOfAnyAge,
    bodyWater,
    sodium: serumSodium,
    target: measure('mmol/L', {
      label: 'Target sodium',
      symbol: '\\mathrm{Na}_t',
      min: 100,
      max: 150,
      usual: [110, 140],
    }),
    risePerDay: measure('mmol/L', {
      label: 'Rise of sodium in 24 hours',
      symbol: 'v',
      min: 0.5,
      max: 30,
      usual: [2, 10],
      default: 8,
    }),
  },
  outputs: {
    deficit: measure('mmol', { label: 'Sodium deficit', symbol: 'D', places: 0 }),
    volume: measure('mL', { label: 'Volume of 3% saline', symbol: 'V', places: 0, digits: 3 }),
    hours: measure('h', { label: 'Time to the target', symbol: 't', places: 0 }),
    rate: measure('mL/h', { label: 'Rate of 3% saline', symbol: 'Q', places: 0, digits: 3 }),
  },
  formula: ({ weight, bodyWater, sodium, target, risePerDay }) => {
    const deficit = bodyWater * weight * (target - sodium);
    // Of sodium 3% saline has 513 mmol/L.
    const volume = (1000 * deficit) / 513;
    const hours = (24 * (target - sodium)) / risePerDay;
    return { deficit, volume, hours, rate: volume / hours };
  },
  explanation:
    'From {sodium} to {target} the deficit is {deficit} of sodium, as in {volume} of 3% saline: over {hours} that is {rate}.',
  requires: [
    {
      that: ({ sodium, target }) => sodium < target,
      field: 'target',
      says: 'The target, {target}, must be above the sodium, {sodium}: else none is lacking.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ sodium, target, risePerDay }) => risePerDay > 8 && isAbove(target - sodium, 8),
      says: 'A rise by over 8 mmol/L in 24 hours risks osmotic demyelination, most of all with alcoholism, malnutrition, low potassium or liver disease.',
    },
    {
      level: 'danger',
      when: ({ sodium }) => sodium >= 135,
      says: 'A sodium of 135 mmol/L or more is no hyponatremia: 3% saline would do harm.',
    },
    {
      level: 'caution',
      when: ({ sodium }) => sodium >= 130 && sodium < 135,
      says: 'From 130 mmol/L on 3% saline is hardly ever called for: treat the cause.',
    },
    {
      level: 'note',
      when: ({ sodium, target, risePerDay }) => isAbove(target - sodium, risePerDay),
      says: 'The target is more than one day away: take each day for itself, and measure sodium every 2 to 4 hours.',
    },
  ],
  examples: [
    {
      inputs: { weight: 57, bodyWater: 'child', sodium: 117, target: 122 },
      results: { deficit: 171, volume: 333.3333, hours: 15, rate: 22.22222 },
      source: 'By hand: 34.2 × 5; 171/513 L; 24 × 5/8; 333.3333/15',
    },
    {
      inputs: { weight: 68.4, bodyWater: 'woman', sodium: 110, target: 125, risePerDay: 10 },
      results: { deficit: 513, volume: 1000, hours: 36, rate: 27.77778 },
      cautions: ['osmotic demyelination', 'more than one day'],
      source: 'By hand: 34.2 × 15; 513/513 L; 24 × 15/10; 1000/36',
    },
    {
      inputs: { weight: 57, bodyWater: 'child', sodium: 117, target: 122, risePerDay: 30 },
      results: { deficit: 171, volume: 333.3333, hours: 4, rate: 83.33333 },
      source: 'By hand: 24 × 5/30; a rise by 5 in all is within 8 mmol/L',
    },
    {
      inputs: { weight: 80, bodyWater: 'olderMan', sodium: 136, target: 140 },
      results: { deficit: 160, volume: 311.8908, hours: 12 },
      cautions: ['no hyponatremia'],
      source: 'By hand: 40 × 4; 160/513 L; 24 × 4/8',
    },
    {
      inputs: { weight: 80, bodyWater: 'woman', sodium: 131, target: 135 },
      results: { deficit: 160, volume: 311.8908, hours: 12 },
      cautions: ['treat the cause'],
      source: 'By hand: 40 × 4; 160/513 L; 24 × 4/8',
    },
    {
      inputs: { weight: 80, bodyWater: 'olderWoman', sodium: 130, target: 120 },
      refused: 'must be above the sodium',
      source: 'By hand: 120 is below 130',
    },
  ],
  notes: [
    'For an estimate of the dose: the equation leaves out the water of the infusion and what the kidneys do. In SIADH, heart failure or cirrhosis water is in excess, and sodium is not what is lacking. The sodium that is measured leads.',
    'In severe symptoms a bolus of 100 to 150 mL of 3% saline comes first, whatever the deficit.',
    'Does not replace clinical judgment.',
  ],
  references: [
    { title: 'Adrogué, Madias: Hyponatremia, N Engl J Med 342 (2000) 1581', doi: '10.1056/NEJM200005253422107' },
    {
      title:
        'Spasovski et al.: Clinical Practice Guideline on Diagnosis and Treatment of Hyponatraemia, Eur J Endocrinol 170 (2014) G1',
      doi: '10.1530/EJE-13-1020',
    },
  ],
});
