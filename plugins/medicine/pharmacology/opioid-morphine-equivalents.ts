import { category, choice, classify, defineCalculator, number, percent, roundTo, rows } from '@reckoner/engine';

/** Factors of the CDC guideline of 2022: milligrams of oral morphine for 1 mg by mouth, or 1 µg/h of fentanyl patch. */
export default defineCalculator({
  title: 'Morphine milligram equivalents (MME)',
  description:
    'Daily morphine milligram equivalents of one or more opioids with the CDC factors, and the dose of another opioid at rotation.',
  keywords: ['MME', 'MED', 'opioid conversion', 'oxycodone', 'fentanyl patch', 'opioid rotation', 'equianalgesic'],
  inputs: {
    opioids: rows(
      {
        opioid: choice(
          {
            codeine: { label: 'Codeine', value: 0.15 },
            fentanylPatch: { label: 'Fentanyl patch (µg/h)', value: 2.4 },
            hydrocodone: { label: 'Hydrocodone', value: 1 },
            hydromorphone: { label: 'Hydromorphone', value: 5 },
            methadone: { label: 'Methadone', value: 4.7 },
            morphine: { label: 'Morphine', value: 1 },
            oxycodone: { label: 'Oxycodone', value: 1.5 },
            oxymorphone: { label: 'Oxymorphone', value: 3 },
            tapentadol: { label: 'Tapentadol', value: 0.4 },
            tramadol: { label: 'Tramadol', value: 0.2 },
          },
          { label: 'Opioid' },
        ),
        dose: number({ label: 'Dose by mouth a day in mg, or patch in µg/h', min: 0, max: 5000 }),
      },
      { label: 'Opioids', maxItems: 20 },
    ),
    target: choice(
      {
        morphine: { label: 'Morphine', value: 1 },
        hydrocodone: { label: 'Hydrocodone', value: 1 },
        hydromorphone: { label: 'Hydromorphone', value: 5 },
        oxycodone: { label: 'Oxycodone', value: 1.5 },
        oxymorphone: { label: 'Oxymorphone', value: 3 },
        tapentadol: { label: 'Tapentadol', value: 0.4 },
      },
      { label: 'Rotate to', default: 'morphine' },
    ),
    reduction: percent({
      label: 'Reduction for incomplete cross-tolerance',
      symbol: 'r',
      min: 0,
      max: 90,
      default: 50,
    }),
  },
  outputs: {
    equivalents: number({ label: 'Morphine milligram equivalents a day', symbol: 'MME', places: 1 }),
    risk: category(
      ['Below 50, still use the lowest dose', '50 to 89, reassess benefit and risk', '90 or more, avoid or justify'],
      { label: 'Dose level', of: 'equivalents' },
    ),
    rotated: number({ label: 'Dose of the other opioid in mg a day', symbol: 'D_2', places: 1 }),
  },
  formula: ({ opioids, target, reduction }) => {
    const equivalents = opioids.reduce((total, row) => total + row.opioid * row.dose, 0);
    return {
      equivalents,
      risk: classify(
        roundTo(equivalents, 1),
        [
          [50, 'Below 50, still use the lowest dose'],
          [90, '50 to 89, reassess benefit and risk'],
        ],
        '90 or more, avoid or justify',
      ),
      rotated: (equivalents * (1 - reduction)) / target,
    };
  },
  explanation:
    'The daily dose equals {equivalents} mg of oral morphine. After the reduction, {rotated} mg a day of the other opioid.',
  examples: [
    {
      inputs: {
        opioids: [
          { opioid: 'oxycodone', dose: 40 },
          { opioid: 'tramadol', dose: 100 },
        ],
      },
      results: { equivalents: 80, risk: '50 to 89, reassess benefit and risk', rotated: 40 },
      source: 'By hand, CDC 2022: 40 × 1.5 + 100 × 0.2; half of it',
    },
    {
      inputs: { opioids: [{ opioid: 'fentanylPatch', dose: 50 }], target: 'hydromorphone', reduction: 40 },
      results: { equivalents: 120, risk: '90 or more, avoid or justify', rotated: 14.4 },
      source: 'By hand, CDC 2022: 50 × 2.4; 120 × 0.6 / 5',
    },
    {
      inputs: {
        opioids: [
          { opioid: 'codeine', dose: 60 },
          { opioid: 'hydrocodone', dose: 20 },
        ],
      },
      results: { equivalents: 29, risk: 'Below 50, still use the lowest dose' },
      source: 'By hand, CDC 2022: 60 × 0.15 + 20',
    },
    {
      inputs: {
        opioids: [
          { opioid: 'hydromorphone', dose: 4 },
          { opioid: 'methadone', dose: 10 },
          { opioid: 'morphine', dose: 30 },
          { opioid: 'oxymorphone', dose: 10 },
          { opioid: 'tapentadol', dose: 100 },
        ],
        target: 'oxycodone',
      },
      results: { equivalents: 167, rotated: 55.66667 },
      source: 'By hand, CDC 2022: 20 + 47 + 30 + 30 + 40; 167 × 0.5 / 1.5',
    },
  ],
  notes: [
    'For adults with opioids by mouth or patch for pain. The factors measure risk and are not meant for conversion: when rotating start lower, and never convert to methadone or fentanyl by them.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Dowell et al.: CDC Clinical Practice Guideline for Prescribing Opioids for Pain, United States, 2022, MMWR Recomm Rep 71(3) (2022) 1',
      doi: '10.15585/mmwr.rr7103a1',
    },
  ],
});
