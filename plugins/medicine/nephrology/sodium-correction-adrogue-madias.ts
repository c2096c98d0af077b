import { choice, defineCalculator, isAbove, measure } from '@reckoner/engine';
import { bodyWater, serumSodium, weightOfAnyAge } from '../shared/body-water.js';

/** Change of the serum sodium by one liter of an infusate, by Adrogué and Madias 2000. */
export default defineCalculator({
  title: 'Sodium correction rate (Adrogué-Madias)',
  description:
    'Change of serum sodium by a liter of infusate from weight, body water and sodium, and the infusion rate for a wanted change.',
  keywords: [
    'Adrogue-Madias',
    'hyponatremia correction',
    'hypernatremia correction',
    '3% saline rate',
    'infusate sodium',
    'hypertonic saline infusion',
  ],
  related: ['free-water-deficit', 'sodium-deficit-hyponatraemia'],
  inputs: {
    weight: weightOfAnyAge,
    bodyWater,
    sodium: serumSodium,
    infusate: choice(
      {
        dextrose: { label: '5% dextrose in water (0 mmol/L)', value: 0 },
        fifthSaline: { label: '0.2% saline in 5% dextrose (34 mmol/L)', value: 34 },
        halfSaline: { label: '0.45% saline (77 mmol/L)', value: 77 },
        ringerLactate: { label: 'Ringer’s lactate (130 mmol/L)', value: 130 },
        normalSaline: { label: '0.9% saline (154 mmol/L)', value: 154 },
        hypertonic: { label: '3% saline (513 mmol/L)', value: 513 },
        fivePercent: { label: '5% saline (855 mmol/L)', value: 855 },
        other: { label: 'Other', value: -1 },
      },
      { label: 'Infusate' },
    ),
    otherSodium: measure('mmol/L', {
      label: 'Sodium of the infusate',
      symbol: '\\mathrm{Na}_o',
      min: 0,
      max: 4000,
      usual: [0, 1000],
      when: { infusate: 'other' },
    }),
    potassium: measure('mmol/L', {
      label: 'Potassium in the infusate',
      help: 'Counts as sodium does.',
      symbol: '\\mathrm{K}_i',
      min: 0,
      max: 200,
      usual: [0, 80],
      default: 0,
    }),
    changePerDay: measure('mmol/L', {
      label: 'Wanted change in 24 hours',
      help: 'Its size: up in hyponatremia, down in hypernatremia.',
      symbol: 'v',
      min: 0.5,
      max: 30,
      usual: [2, 12],
      default: 8,
    }),
  },
  outputs: {
    changePerLiter: measure('mmol/L', {
      label: 'Change of sodium by 1 L',
      symbol: '\\Delta\\mathrm{Na}',
      places: 1,
    }),
    rate: measure('mL/h', { label: 'Infusion rate', symbol: 'Q', places: 0, digits: 3, optional: true }),
    volume: measure('mL', { label: 'Volume in 24 hours', symbol: 'V', places: 0, digits: 3, optional: true }),
    totalWater: measure('L', { label: 'Total body water', symbol: 'TBW', places: 1 }),
  },
  formula: ({ weight, bodyWater, sodium, infusate, otherSodium, potassium, changePerDay }) => {
    const totalWater = bodyWater * weight;
    const infusateSodium = infusate < 0 ? otherSodium : infusate;
    const changePerLiter = (infusateSodium + potassium - sodium) / (totalWater + 1);
    // Nobody can be given more than a quarter of the weight in a day.
    if (1000 * changePerDay > 250 * weight * Math.abs(changePerLiter)) return { changePerLiter, totalWater };
    const volume = (1000 * changePerDay) / Math.abs(changePerLiter);
    return { changePerLiter, rate: volume / 24, volume, totalWater };
  },
  explanation: ({ rate }) =>
    rate === undefined
      ? 'A liter of it {changePerLiter|lowers the sodium by {|changePerLiter|} only|leaves the sodium as it is|raises the sodium by {|changePerLiter|} only}: no rate of it that could be given brings about the wanted change.'
      : 'A liter of it {changePerLiter|lowers|leaves|raises} the sodium by {|changePerLiter|}; a change by {changePerDay} in 24 hours takes {rate}.',
  cautions: [
    {
      level: 'danger',
      when: ({ sodium, changePerLiter }) => sodium < 135 && changePerLiter < -0.05,
      says: 'The sodium is low already, and this fluid lowers it further.',
    },
    {
      level: 'danger',
      when: ({ sodium, changePerLiter }) => sodium > 145 && changePerLiter > 0.05,
      says: 'The sodium is high already, and this fluid raises it further.',
    },
    {
      level: 'danger',
      when: ({ sodium, changePerDay, changePerLiter }) => sodium < 135 && changePerLiter > 0 && changePerDay > 8,
      says: 'A rise by over 8 mmol/L in 24 hours risks osmotic demyelination, most of all with alcoholism, malnutrition, low potassium or liver disease.',
    },
    {
      level: 'danger',
      when: ({ sodium, changePerDay, changePerLiter }) => sodium > 145 && changePerLiter < 0 && changePerDay > 12,
      says: 'A fall by over 12 mmol/L a day risks cerebral edema where the hypernatremia is older than 48 hours.',
    },
    {
      level: 'caution',
      when: ({ volume, weight }) => volume !== undefined && isAbove(volume, 60 * weight),
      says: 'That is {volume} in a day: another fluid, or a smaller change, is called for.',
    },
    {
      level: 'danger',
      when: ({ rate, potassium }) => rate !== undefined && isAbove(rate * potassium, 10_000),
      says: 'At that rate over 10 mmol of potassium an hour run in: only with the heart monitored and potassium measured.',
    },
    {
      level: 'caution',
      when: ({ sodium }) => sodium >= 135 && sodium <= 145,
      says: 'The sodium is in the normal range: nothing is to be corrected.',
    },
  ],
  examples: [
    {
      inputs: { weight: 69, bodyWater: 'man', sodium: 110, infusate: 'hypertonic' },
      results: { changePerLiter: 9.504717, rate: 35.07031, volume: 841.6873, totalWater: 41.4 },
      source: 'By hand: (513 - 110) / 42.4; 8000 / 9.504717; over 24 hours',
    },
    {
      inputs: { weight: 68, bodyWater: 'olderMan', sodium: 168, infusate: 'dextrose', changePerDay: 10 },
      results: { changePerLiter: -4.8, volume: 2083.333, totalWater: 34 },
      source: 'By hand: (0 - 168) / 35; 10000 / 4.8',
    },
    {
      inputs: { weight: 50, bodyWater: 'woman', sodium: 115, infusate: 'normalSaline', potassium: 40, changePerDay: 9 },
      results: { changePerLiter: 3.038462, volume: 2962.025 },
      cautions: ['osmotic demyelination'],
      source: 'By hand: (154 + 40 - 115) / 26; 9000 / 3.038462',
    },
    {
      inputs: { weight: 68, bodyWater: 'olderMan', sodium: 133, infusate: 'dextrose', changePerDay: 10 },
      results: { changePerLiter: -3.8 },
      cautions: ['lowers it further'],
      source: 'By hand: (0 - 133) / 35; nothing rises',
    },
    {
      inputs: { weight: 50, bodyWater: 'woman', sodium: 115, infusate: 'normalSaline' },
      results: { changePerLiter: 1.5, volume: 5333.333 },
      cautions: ['another fluid'],
      source: 'By hand: 39/26; 8000/1.5 are 5.3 L',
    },
    {
      inputs: { weight: 59, bodyWater: 'child', sodium: 150, infusate: 'normalSaline' },
      results: { changePerLiter: 0.1098901, totalWater: 35.4 },
      cautions: ['raises it further'],
      source: 'By hand: 4/36.4, too little for a rate',
    },
    {
      inputs: { weight: 70, bodyWater: 'man', sodium: 133, infusate: 'normalSaline', changePerDay: 0.5 },
      results: { changePerLiter: 0.4883721, volume: 1023.81 },
      source: 'By hand: 21/43; 500/0.4883721',
    },
    {
      inputs: { weight: 70, bodyWater: 'man', sodium: 114, infusate: 'halfSaline', potassium: 80 },
      results: { changePerLiter: 1, volume: 8000, rate: 333.3333 },
      cautions: ['potassium an hour', 'another fluid'],
      source: 'By hand: (77 + 80 - 114) / 43; 8000/24 mL/h with 80 mmol/L are 26.7 mmol/h',
    },
    {
      inputs: { weight: 78, bodyWater: 'woman', sodium: 120, infusate: 'other', otherSodium: 20, changePerDay: 5 },
      results: { changePerLiter: -2.5, volume: 2000 },
      cautions: ['lowers it further'],
      source: 'By hand: -100/40; 5000/2.5',
    },
    {
      inputs: { weight: 78, bodyWater: 'woman', sodium: 160, infusate: 'halfSaline', changePerDay: 15 },
      results: { changePerLiter: -2.075, volume: 7228.916 },
      cautions: ['cerebral edema', 'another fluid'],
      source: 'By hand: -83/40; 15000/2.075',
    },
    {
      inputs: { weight: 78, bodyWater: 'woman', sodium: 140, infusate: 'halfSaline', changePerDay: 1.5 },
      results: { changePerLiter: -1.575, volume: 952.381 },
      cautions: ['normal range'],
      source: 'By hand: -63/40; 1500/1.575',
    },
  ],
  notes: [
    'For the change by the infusate alone: urine that becomes dilute, as when volume is restored or a drug is stopped, raises the sodium much faster. Measure it every 2 to 4 hours.',
    'In severe symptoms of hyponatremia a bolus of 100 to 150 mL of 3% saline comes first.',
    'Does not replace clinical judgment.',
  ],
  references: [
    { title: 'Adrogué, Madias: Hyponatremia, N Engl J Med 342 (2000) 1581', doi: '10.1056/NEJM200005253422107' },
    { title: 'Adrogué, Madias: Hypernatremia, N Engl J Med 342 (2000) 1493', doi: '10.1056/NEJM200005183422006' },
  ],
});
