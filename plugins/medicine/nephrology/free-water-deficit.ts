import { defineCalculator, measure } from '@reckoner/engine';
import { bodyWater, serumSodium, weightOfAnyAge } from '../shared/body-water.js';

/** Water that would bring the sodium down to the target, were nothing else gained or lost. */
export default defineCalculator({
  title: 'Free water deficit',
  description:
    'Water deficit in hypernatremia from weight, body water and sodium, with the time and rate for a fall that is not too fast.',
  keywords: ['hypernatremia', 'hypernatraemia', 'water deficit', 'dehydration', 'rate of sodium fall', 'free water'],
  related: ['sodium-correction-adrogue-madias'],
  inputs: {
    weight: weightOfAnyAge,
    bodyWater,
    sodium: serumSodium,
    target: measure('mmol/L', {
      label: 'Target sodium',
      symbol: '\\mathrm{Na}_t',
      min: 120,
      max: 180,
      usual: [135, 160],
      default: 140,
    }),
    fallPerDay: measure('mmol/L', {
      label: 'Fall of sodium in 24 hours',
      symbol: 'v',
      min: 0.5,
      max: 30,
      usual: [4, 12],
      default: 10,
    }),
  },
  outputs: {
    deficit: measure('L', { label: 'Water deficit', symbol: 'D', places: 1 }),
    hours: measure('h', { label: 'Time to the target', symbol: 't', places: 0 }),
    rate: measure('mL/h', { label: 'Water for the deficit alone', symbol: 'Q', places: 0 }),
    totalWater: measure('L', { label: 'Total body water', symbol: 'TBW', places: 1 }),
  },
  formula: ({ weight, bodyWater, sodium, target, fallPerDay }) => {
    const totalWater = bodyWater * weight;
    const deficit = totalWater * (sodium / target - 1);
    const hours = (24 * (sodium - target)) / fallPerDay;
    return { deficit, hours, rate: (1000 * deficit) / hours, totalWater };
  },
  explanation:
    'To lower the sodium from {sodium} to {target}, {deficit} of free water are lacking: over {hours} that is {rate}, and what is lost meanwhile comes on top.',
  requires: [
    {
      that: ({ sodium, target }) => sodium > target,
      field: 'sodium',
      says: 'The sodium, {sodium}, must be above the target, {target}: else no water is lacking.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ fallPerDay }) => fallPerDay > 12,
      says: 'A fall by over 12 mmol/L a day risks cerebral edema where the hypernatremia is older than 48 hours: plan 10 or less.',
    },
    {
      level: 'caution',
      when: ({ sodium, target }) => sodium > target && sodium <= 145,
      says: 'A sodium up to 145 mmol/L is no hypernatremia.',
    },
    {
      level: 'note',
      when: ({ sodium }) => sodium > 145,
      says: 'Add the losses by urine, stool, drains and breath (about 30 to 50 mL/h in adults), treat low volume with saline first, and measure sodium every 2 to 4 hours at the start.',
    },
  ],
  examples: [
    {
      inputs: { weight: 70, bodyWater: 'man', sodium: 160 },
      results: { deficit: 6, hours: 48, rate: 125, totalWater: 42 },
      cautions: ['Add the losses'],
      source: 'By hand: 42 × (160/140 - 1); 20 mmol/L at 10 a day; 6000/48',
    },
    {
      inputs: { weight: 60, bodyWater: 'olderWoman', sodium: 168, target: 144, fallPerDay: 16 },
      results: { deficit: 4.5, hours: 36, rate: 125, totalWater: 27 },
      cautions: ['cerebral edema', 'Add the losses'],
      source: 'By hand: 27 × (168/144 - 1); 24 mmol/L at 16 a day; 4500/36',
    },
    {
      inputs: { weight: 80, bodyWater: 'woman', sodium: 144 },
      results: { deficit: 1.142857, hours: 9.6, totalWater: 40 },
      cautions: ['no hypernatremia'],
      source: 'By hand: 40 × 4/140; 24 × 4/10',
    },
    {
      inputs: { weight: 80, bodyWater: 'olderMan', sodium: 138 },
      refused: 'must be above the target',
      source: 'By hand: 138 is below 140',
    },
  ],
  notes: [
    'For hypernatremia from loss of water; body water is less than these shares in obesity and in dehydration. The deficit is a start: the sodium that is measured leads.',
    'Does not replace clinical judgment.',
  ],
  references: [
    { title: 'Adrogué, Madias: Hypernatremia, N Engl J Med 342 (2000) 1493', doi: '10.1056/NEJM200005183422006' },
  ],
});
