import { defineCalculator, isAbove, measure, roundTo } from '@reckoner/engine';

/** mmol/L of hemoglobin, counted by its single chains, in 1 g/dL. */
const MOLAR = 0.6206;

/** Ganzoni 1970 as in the European labels of intravenous iron. */
export default defineCalculator({
  title: 'Iron deficit (Ganzoni)',
  description:
    'Total iron deficit for intravenous iron from body weight, hemoglobin, its target and the iron stores, by Ganzoni.',
  keywords: ['Ganzoni formula', 'intravenous iron dose', 'iron deficiency anemia', 'iron sucrose', 'total iron dose'],
  related: ['transferrin-saturation-tibc'],
  inputs: {
    weight: measure('kg', {
      label: 'Body weight',
      help: 'In overweight the ideal weight, in pregnancy that before it.',
      symbol: 'W',
      min: 5,
      max: 250,
      usual: [8, 130],
    }),
    hemoglobin: measure('g/dL', {
      label: 'Hemoglobin',
      symbol: 'Hb',
      min: 2,
      max: 18,
      usual: [4, 15],
      confusedWith: { 'mmol/L': MOLAR },
    }),
    target: measure('g/dL', {
      label: 'Target hemoglobin',
      help: 'Left out: 13 g/dL below 35 kg, else 15 g/dL.',
      symbol: 'Hb_t',
      min: 8,
      max: 18,
      usual: [10, 15.5],
      confusedWith: { 'mmol/L': MOLAR },
      default: ({ weight }: { weight: number }) => (weight < 35 ? 13 : 15),
    }),
    stores: measure('mg', {
      label: 'Iron stores',
      help: 'Left out: 15 mg/kg below 35 kg, else 500 mg.',
      symbol: 'S',
      min: 0,
      max: 1500,
      usual: [50, 1000],
      default: ({ weight }: { weight: number }) => (weight < 35 ? 15 * weight : 500),
    }),
  },
  outputs: {
    deficit: measure('mg', { label: 'Total iron deficit', symbol: 'D', places: 0, digits: 3 }),
    forHemoglobin: measure('mg', { label: 'Of it for hemoglobin', symbol: 'D_{Hb}', places: 0, digits: 3 }),
    forStores: measure('mg', { label: 'Of it for the stores', symbol: 'D_S', places: 0, digits: 3 }),
    perKilogram: measure('mg/kg', { label: 'Deficit per kilogram', symbol: 'd', places: 1 }),
    hemoglobinMolar: measure('mmol/L', {
      label: 'Hemoglobin now in mmol/L',
      help: 'To see whether a value in mmol/L was entered as g/dL.',
      symbol: 'Hb_{SI}',
      places: 1,
    }),
  },
  formula: ({ weight, hemoglobin, target, stores }) => {
    const forHemoglobin = 2.4 * weight * (target - hemoglobin);
    return {
      deficit: forHemoglobin + stores,
      forHemoglobin,
      forStores: stores,
      perKilogram: (forHemoglobin + stores) / weight,
      hemoglobinMolar: MOLAR * hemoglobin,
    };
  },
  shown: ({ weight, hemoglobin, target, stores, deficit }) => ({
    deficit: weight * (target - hemoglobin) * 2.4 + stores,
    forHemoglobin: weight * (target - hemoglobin) * 2.4,
    forStores: stores,
    perKilogram: deficit / weight,
    hemoglobinMolar: MOLAR * hemoglobin,
  }),
  explanation:
    'By Ganzoni {deficit} of elemental iron are missing in all: {forHemoglobin} to bring the hemoglobin from {hemoglobin} ({hemoglobinMolar}) to the target of {target}, and {forStores} for the stores.',
  requires: [
    {
      that: ({ hemoglobin, target }) => hemoglobin <= target,
      field: 'hemoglobin',
      says: 'The hemoglobin, {hemoglobin}, is above the target of {target}: the formula gives no dose for it.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ deficit, weight }) => weight < 35 || isAbove(roundTo(deficit, 0), 200),
      says: 'This is the total, not a single dose. Labels limit each dose, as to 200 mg of iron sucrose three times a week, or in a week 1,000 mg of ferric carboxymaltose and no more than 20 mg/kg of it (Europe), less in a child: divide it by the label of your product, and give it only where a severe allergic reaction can be treated. Not with an infection of the blood, with too much iron, or in the first 3 months of pregnancy.',
    },
    {
      level: 'danger',
      when: ({ hemoglobin, weight }) => hemoglobin < 7 && weight >= 35,
      says: 'Below 7 g/dL iron acts too slowly for a patient who is unwell: decide on transfusion first (AABB 2023), and count the iron in it, some 200 to 250 mg a unit. The formula also falls short here by some 500 mg in an adult, if nothing is transfused.',
    },
    {
      level: 'danger',
      when: ({ hemoglobin, weight }) => hemoglobin < 7 && weight < 35,
      says: 'Below 7 g/dL iron acts too slowly for a child who is unwell: decide on transfusion first (AABB 2023), and take the iron in it off the deficit. What adults are given beyond the formula would be too much.',
    },
    {
      level: 'caution',
      when: ({ hemoglobin, weight }) => hemoglobin >= 12 && weight >= 35,
      says: 'From 12 g/dL on a woman, and from 13 g/dL on a man, is not anemic (WHO): to fill up to {target} may be too much. Give iron only where ferritin or transferrin saturation prove that it is lacking.',
    },
    {
      level: 'caution',
      when: ({ weight }) => weight > 100,
      says: 'In overweight the actual weight leads to too much iron: enter the ideal weight.',
    },
    {
      level: 'caution',
      when: ({ target }) => target > 15,
      says: 'Labels aim at 15 g/dL at most. A higher target loads iron that no one measured as missing; in kidney disease with an erythropoietin the target is lower, 10 to 11.5 g/dL and never above 13 (KDIGO 2012).',
    },
    {
      level: 'caution',
      when: ({ hemoglobin, weight }) => hemoglobin >= 11 && weight < 35,
      says: 'A child is not anemic from 11 g/dL on up to 4 years, and from 11.5 g/dL on from 5 to 11 years (WHO): to fill up to {target} may be too much. Give iron only where ferritin or transferrin saturation prove that it is lacking.',
    },
    {
      level: 'caution',
      when: ({ weight }) => weight < 35,
      says: 'Intravenous iron of most products is not licensed for small children: look up age and largest dose in the label, and give iron by mouth where it is borne.',
    },
  ],
  examples: [
    {
      inputs: { weight: 70, hemoglobin: 8, target: 12 },
      results: { deficit: 1172, forHemoglobin: 672, perKilogram: 16.74286, hemoglobinMolar: 4.9648 },
      cautions: ['not a single dose'],
      source: 'onlycalculators.com, Iron deficiency: 672 + 500 = 1172 mg',
    },
    {
      inputs: { weight: 60, hemoglobin: '60 g/L' },
      results: { deficit: 1796, forHemoglobin: 1296 },
      cautions: ['not a single dose', 'decide on transfusion first'],
      source: 'By hand: 60 × (15 − 6) × 2.4 + 500',
    },
    {
      inputs: { weight: 30, hemoglobin: 7.5 },
      results: { deficit: 846, forHemoglobin: 396, forStores: 450 },
      cautions: ['not a single dose', 'not licensed for small children'],
      source: 'By hand: 30 × (13 − 7.5) × 2.4 + 450; Venofer label 2020: 42.5 mL of 20 mg/mL, rounded',
    },
    {
      inputs: { weight: 10, hemoglobin: 6 },
      results: { deficit: 318, forHemoglobin: 168, forStores: 150 },
      cautions: ['not a single dose', 'for a child who is unwell', 'not licensed for small children'],
      source: 'By hand: 10 × (13 − 6) × 2.4 + 150',
    },
    {
      inputs: { weight: 42, hemoglobin: 8 },
      results: { deficit: 1205.6, forHemoglobin: 705.6 },
      cautions: ['no more than 20 mg/kg'],
      source: 'By hand: 42 × (15 − 8) × 2.4 + 500',
    },
    {
      inputs: { weight: 8, hemoglobin: 11 },
      results: { deficit: 158.4, forHemoglobin: 38.4, perKilogram: 19.8 },
      cautions: ['not a single dose', 'A child is not anemic', 'not licensed for small children'],
      source: 'By hand: 8 × 2 × 2.4 + 120',
    },
    {
      inputs: { weight: 110, hemoglobin: 12.5, target: 15.5, stores: 1000 },
      results: { deficit: 1792, forHemoglobin: 792 },
      cautions: ['not a single dose', 'is not anemic', 'enter the ideal weight', 'aim at 15 g/dL at most'],
      source: 'By hand: 110 × 3 × 2.4 + 1000',
    },
    {
      inputs: { weight: 60, hemoglobin: 12, target: 12, stores: 0 },
      results: { deficit: 0, forHemoglobin: 0, perKilogram: 0 },
      cautions: ['is not anemic'],
      source: 'By hand: 12 − 12, without stores',
    },
    {
      inputs: { weight: 60, hemoglobin: 15.2 },
      refused: 'gives no dose',
      source: 'By definition',
    },
  ],
  notes: [
    '2.4 is 0.0034 (iron in hemoglobin) × 0.07 (blood in the body weight) × 10,000. Labels now prefer tables by weight and hemoglobin, which give more at low hemoglobin. Bleeding that goes on is not counted.',
    'Not for anemia without iron deficiency. Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Ganzoni: Eisen-Dextran intravenös: therapeutische und experimentelle Möglichkeiten, Schweiz Med Wochenschr 100 (1970) 301',
    },
    {
      title: 'Venofer, Summary of Product Characteristics, MHRA (2020): formula and table, read in a public copy',
    },
    {
      title:
        'Evstatiev et al.: FERGIcor, Ferric Carboxymaltose for Iron Deficiency Anemia, Gastroenterology 141 (2011) 846',
      doi: '10.1053/j.gastro.2011.06.005',
    },
  ],
});
