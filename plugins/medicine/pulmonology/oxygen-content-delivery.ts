import { defineCalculator, measure, number, percent, roundTo } from '@reckoner/engine';

/** mL of oxygen that 1 dL of blood dissolves for each mmHg. */
const DISSOLVED = 0.003;

/** Oxygen bound and dissolved; delivery and consumption by the Fick principle. */
export default defineCalculator({
  title: 'Oxygen content and delivery',
  description:
    'Oxygen content of arterial and mixed venous blood, oxygen delivery, consumption and extraction, from hemoglobin, saturations and cardiac output.',
  keywords: ['CaO2', 'DO2', 'VO2', 'oxygen extraction ratio', 'arterial oxygen content', 'oxygen delivery'],
  related: ['pao2-fio2-ratio-berlin', 'alveolar-arterial-gradient'],
  inputs: {
    hemoglobin: measure('g/dL', {
      label: 'Hemoglobin',
      symbol: 'Hb',
      min: 1,
      max: 25,
      usual: [5, 20],
      confusedWith: { 'mmol/L': 0.6206 },
    }),
    saturation: percent({
      label: 'Arterial saturation (SaO₂)',
      symbol: 'S_{aO_2}',
      min: 10,
      max: 100,
      usual: [60, 100],
    }),
    arterialOxygen: measure('mmHg', {
      label: 'PaO₂',
      symbol: 'P_{aO_2}',
      min: 10,
      max: 2000,
      usual: [30, 650],
    }),
    cardiacOutput: measure('L/min', {
      label: 'Cardiac output',
      symbol: 'Q',
      min: 0.2,
      max: 40,
      usual: [1.5, 20],
      optional: true,
    }),
    venousSaturation: percent({
      label: 'Mixed venous saturation (SvO₂)',
      symbol: 'S_{vO_2}',
      min: 5,
      max: 100,
      usual: [30, 95],
      optional: true,
    }),
    venousOxygen: measure('mmHg', {
      label: 'Mixed venous oxygen (PvO₂)',
      help: 'Its dissolved oxygen counts for little: 40 mmHg where it is left out, or the PaO₂ where that is lower.',
      symbol: 'P_{vO_2}',
      min: 5,
      max: 200,
      usual: [15, 80],
      optional: true,
    }),
    capacity: number({
      label: 'Oxygen of saturated hemoglobin in mL/g',
      help: '1.34 is the most common; also 1.36 and 1.39.',
      symbol: 'k',
      min: 1.3,
      max: 1.4,
      default: 1.34,
      usual: 'all',
    }),
  },
  outputs: {
    arterialContent: measure('mL/dL', { label: 'Arterial oxygen content', symbol: 'C_{aO_2}', places: 1 }),
    delivery: measure('mL/min', { label: 'Oxygen delivery', symbol: 'DO_2', places: 0, optional: true }),
    venousContent: measure('mL/dL', {
      label: 'Mixed venous oxygen content',
      symbol: 'C_{vO_2}',
      places: 1,
      optional: true,
    }),
    consumption: measure('mL/min', { label: 'Oxygen consumption', symbol: 'VO_2', places: 0, optional: true }),
    extraction: percent({ label: 'Oxygen extraction', symbol: 'O_2ER', places: 1, optional: true }),
  },
  formula: ({ hemoglobin, saturation, arterialOxygen, cardiacOutput, venousSaturation, venousOxygen, capacity }) => {
    const arterialContent = capacity * hemoglobin * saturation + DISSOLVED * arterialOxygen;
    const delivery = cardiacOutput === undefined ? undefined : 10 * cardiacOutput * arterialContent;
    if (venousSaturation === undefined) return { arterialContent, delivery };
    const venousContent =
      capacity * hemoglobin * venousSaturation + DISSOLVED * (venousOxygen ?? Math.min(40, arterialOxygen));
    return {
      arterialContent,
      delivery,
      venousContent,
      consumption: cardiacOutput === undefined ? undefined : 10 * cardiacOutput * (arterialContent - venousContent),
      extraction: (arterialContent - venousContent) / arterialContent,
    };
  },
  explanation:
    'Arterial blood holds {arterialContent} of oxygen{delivery?; {delivery} are delivered|}{consumption?, of which {consumption} are used|}{extraction?; the extraction is {extraction}|}.',
  requires: [
    {
      that: ({ venousSaturation, saturation }) => venousSaturation < saturation,
      field: 'venousSaturation',
      says: 'The mixed venous saturation, {venousSaturation}, must be below the arterial, {saturation}.',
    },
    {
      that: ({ venousOxygen, arterialOxygen }) => venousOxygen <= arterialOxygen,
      field: 'arterialOxygen',
      says: 'The arterial oxygen, {arterialOxygen}, must be at least the mixed venous, {venousOxygen}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ saturation, arterialOxygen }) =>
        (saturation > 0.95 && arterialOxygen < 60) || (saturation < 0.9 && arterialOxygen > 80),
      says: 'Saturation and PaO₂ hardly go together: check them, and think of carbon monoxide, methemoglobin or a shifted curve.',
    },
    {
      level: 'danger',
      when: ({ extraction }) => extraction !== undefined && roundTo(100 * extraction, 1) > 50,
      says: 'Over half of the oxygen is extracted: little is left before the tissues go short. Look at cardiac output, hemoglobin and saturation, and at lactate.',
    },
    {
      level: 'note',
      when: ({ extraction }) => extraction !== undefined && roundTo(100 * extraction, 1) < 20,
      says: 'An extraction below 20% is seen in sepsis, with shunts and at a high cardiac output, or where the sample was drawn too fast from a wedged catheter.',
    },
    {
      level: 'note',
      when: ({ venousSaturation, venousOxygen }) => venousOxygen !== undefined && venousSaturation === undefined,
      says: 'The venous content and the extraction need the mixed venous saturation.',
    },
    {
      level: 'note',
      when: ({ cardiacOutput, venousSaturation }) => venousSaturation !== undefined && cardiacOutput === undefined,
      says: 'Delivery and consumption in mL/min need the cardiac output.',
    },
  ],
  examples: [
    {
      inputs: { hemoglobin: 15, saturation: 98, arterialOxygen: 100, cardiacOutput: 5, venousSaturation: 75 },
      results: {
        arterialContent: 19.998,
        delivery: 999.9,
        venousContent: 15.195,
        consumption: 240.15,
        extraction: '24.0174',
      },
      source: 'By hand: 1.34 × 15 × 0.98 + 0.3; × 50; 1.34 × 15 × 0.75 + 0.12; 4.803/19.998',
    },
    {
      inputs: { hemoglobin: '80 g/L', saturation: 95, arterialOxygen: '10 kPa', capacity: 1.36 },
      results: { arterialContent: '10.5610' },
      source: 'By hand: 1.36 × 8 × 0.95 + 0.003 × 75.0062',
    },
    {
      inputs: { hemoglobin: 12, saturation: 100, arterialOxygen: 400, venousSaturation: 70, venousOxygen: 38 },
      results: { arterialContent: 17.28, venousContent: 11.37, extraction: '34.2014' },
      cautions: ['need the cardiac output'],
      source: 'By hand: 16.08 + 1.2; 11.256 + 0.114; 5.91/17.28',
    },
    {
      inputs: { hemoglobin: 14, saturation: 70, arterialOxygen: 95, cardiacOutput: 6 },
      results: { arterialContent: 13.417, delivery: 805.02 },
      cautions: ['hardly go together'],
      source: 'By hand: 1.34 × 14 × 0.7 + 0.285',
    },
    {
      inputs: { hemoglobin: 14, saturation: 60, arterialOxygen: 35, venousSaturation: 35 },
      results: { arterialContent: 11.361, venousContent: 6.671, extraction: '41.2816' },
      cautions: ['need the cardiac output'],
      source: 'By hand: 11.256 + 0.105; 6.566 + 0.105, with no more venous than arterial oxygen; 4.69/11.361',
    },
    {
      inputs: { hemoglobin: 10, saturation: 98, arterialOxygen: 100, cardiacOutput: 2, venousSaturation: 40 },
      results: { arterialContent: 13.432, delivery: 268.64, venousContent: 5.48, extraction: '59.2019' },
      cautions: ['Over half of the oxygen'],
      source: 'By hand: 13.132 + 0.3; 5.36 + 0.12; 7.952/13.432',
    },
    {
      inputs: { hemoglobin: 12, saturation: 97, arterialOxygen: 90, cardiacOutput: 9, venousSaturation: 85 },
      results: { arterialContent: 15.8676, venousContent: 13.788, extraction: '13.1060' },
      cautions: ['below 20%'],
      source: 'By hand: 15.5976 + 0.27; 13.668 + 0.12; 2.0796/15.8676',
    },
    {
      inputs: { hemoglobin: 15, saturation: 85, arterialOxygen: 100, venousOxygen: 40 },
      results: { arterialContent: 17.385 },
      cautions: ['hardly go together', 'need the mixed venous saturation'],
      source: 'By hand: 17.085 + 0.3, as in methemoglobinemia',
    },
    {
      inputs: { hemoglobin: 14, saturation: 90, arterialOxygen: 60, venousSaturation: 92 },
      refused: 'must be below the arterial',
      source: 'By hand: venous blood holds less oxygen',
    },
    {
      inputs: { hemoglobin: 14, saturation: 60, arterialOxygen: 35, venousOxygen: 40 },
      refused: 'must be at least the mixed venous',
      source: 'By hand: venous blood holds less oxygen',
    },
  ],
  notes: [
    'With measured saturations: a pulse oximeter takes carbon monoxide for oxygen. Usual at rest: a delivery of about 1,000 mL/min and an extraction of 20 to 30%. Central venous saturation only resembles the mixed venous.',
    'Does not replace clinical judgment.',
  ],
  references: [
    { title: 'West, Luks: West’s Respiratory Physiology, 11th ed., ch. 6 and appendix A' },
    {
      title:
        'Leach, Treacher: The Pulmonary Physician in Critical Care 2: Oxygen Delivery and Consumption in the Critically Ill, Thorax 57 (2002) 170',
      doi: '10.1136/thorax.57.2.170',
    },
  ],
});
