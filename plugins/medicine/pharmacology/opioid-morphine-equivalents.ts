import { category, choice, classify, defineCalculator, number, roundTo, rows } from '@reckoner/engine';

const FENTANYL_PATCH = 2.4;
const METHADONE = 4.7;

/** Factors of the CDC guideline of 2022: milligrams of oral morphine for 1 mg by mouth, or 1 µg/h of fentanyl patch. */
export default defineCalculator({
  title: 'Morphine milligram equivalents (MME)',
  description:
    'Daily morphine milligram equivalents of one or more opioids with the CDC factors, as a measure of the risk of overdose.',
  keywords: ['MME', 'MED', 'opioid dose', 'oxycodone', 'fentanyl patch', 'overdose risk'],
  inputs: {
    opioids: rows(
      {
        opioid: choice(
          {
            codeine: { label: 'Codeine', value: 0.15 },
            fentanylPatch: { label: 'Fentanyl patch (µg/h)', value: FENTANYL_PATCH, also: ['Fentanyl patch'] },
            hydrocodone: { label: 'Hydrocodone', value: 1 },
            hydromorphone: { label: 'Hydromorphone', value: 5 },
            methadone: { label: 'Methadone', value: METHADONE },
            morphine: { label: 'Morphine', value: 1 },
            oxycodone: { label: 'Oxycodone', value: 1.5 },
            oxymorphone: { label: 'Oxymorphone', value: 3 },
            tapentadol: { label: 'Tapentadol', value: 0.4 },
            tramadol: { label: 'Tramadol', value: 0.2 },
          },
          { label: 'Opioid' },
        ),
        dose: number({ label: 'Dose by mouth a day in mg, or patch in µg/h', min: 0, max: 5000, usual: [1, 400] }),
      },
      { label: 'Opioids', maxItems: 20 },
    ),
  },
  outputs: {
    equivalents: number({ label: 'Morphine milligram equivalents a day', symbol: 'MME', places: 1 }),
    risk: category(['Below 50', '50 to 89', '90 or more'], { label: 'Dose level', of: 'equivalents' }),
  },
  formula: ({ opioids }) => {
    const equivalents = opioids.reduce((total, row) => total + row.opioid * row.dose, 0);
    return {
      equivalents,
      risk: classify(
        roundTo(equivalents, 1),
        [
          [50, 'Below 50'],
          [90, '50 to 89'],
        ],
        '90 or more',
      ),
    };
  },
  explanation: 'The daily dose equals {equivalents} mg of oral morphine (dose level: {risk}).',
  cautions: [
    {
      level: 'danger',
      when: ({ equivalents }) => roundTo(equivalents, 1) >= 90,
      says: 'From 90 MME a day the risk of a fatal overdose is far higher: avoid it or justify it with care (CDC 2016), reassess benefit and risk, and offer naloxone (CDC 2022). Never stop abruptly.',
    },
    {
      level: 'caution',
      when: ({ equivalents }) => roundTo(equivalents, 1) >= 50 && roundTo(equivalents, 1) < 90,
      says: 'From 50 MME a day risk grows more than benefit: reassess both, and offer naloxone (CDC 2022).',
    },
    {
      level: 'danger',
      when: ({ opioids }) => opioids.some((row) => row.opioid === METHADONE || row.opioid === FENTANYL_PATCH),
      says: 'Never convert to or from methadone or fentanyl patches by these factors: methadone accumulates for days, and the patch is dosed in µg/h, absorbed more when warm, and only for those who take opioids every day already.',
    },
    {
      level: 'caution',
      when: ({ opioids }) => opioids.some((row) => row.opioid === FENTANYL_PATCH && row.dose > 300),
      says: 'A fentanyl patch is entered in µg/h, mostly 12 to 100: check the dose.',
    },
  ],
  examples: [
    {
      inputs: {
        opioids: [
          { opioid: 'oxycodone', dose: 40 },
          { opioid: 'tramadol', dose: 100 },
        ],
      },
      results: { equivalents: 80, risk: '50 to 89' },
      cautions: ['From 50 MME'],
      source: 'By hand, CDC 2022: 40 × 1.5 + 100 × 0.2',
    },
    {
      inputs: { opioids: [{ opioid: 'fentanylPatch', dose: 50 }] },
      results: { equivalents: 120, risk: '90 or more' },
      cautions: ['From 90 MME', 'Never convert'],
      source: 'By hand, CDC 2022: 50 × 2.4',
    },
    {
      inputs: { opioids: [{ opioid: 'fentanylPatch', dose: 1200 }] },
      results: { equivalents: 2880 },
      cautions: ['From 90 MME', 'Never convert', 'check the dose'],
      source: 'By hand: 1200 × 2.4, which is 50 µg/h given as µg a day',
    },
    {
      inputs: {
        opioids: [
          { opioid: 'codeine', dose: 60 },
          { opioid: 'hydrocodone', dose: 20 },
        ],
      },
      results: { equivalents: 29, risk: 'Below 50' },
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
      },
      results: { equivalents: 167 },
      cautions: ['From 90 MME', 'Never convert'],
      source: 'By hand, CDC 2022: 20 + 47 + 30 + 30 + 40',
    },
  ],
  notes: [
    'For adults with opioids by mouth or patch for pain, not for buprenorphine, nor for opioids by vein. The factors measure risk: the CDC warns not to find the dose of another opioid by them, because of incomplete cross-tolerance.',
    'Below 50 MME too the lowest dose that works is the right one. The thresholds are not for cancer pain, palliative care or addiction treatment.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Dowell et al.: CDC Clinical Practice Guideline for Prescribing Opioids for Pain, United States, 2022, MMWR Recomm Rep 71(3) (2022) 1',
      doi: '10.15585/mmwr.rr7103a1',
    },
    {
      title:
        'Dowell, Haegerich, Chou: CDC Guideline for Prescribing Opioids for Chronic Pain, United States, 2016, MMWR Recomm Rep 65(1) (2016) 1',
      doi: '10.15585/mmwr.rr6501e1',
    },
  ],
});
