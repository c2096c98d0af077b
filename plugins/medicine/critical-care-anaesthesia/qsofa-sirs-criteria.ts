import { category, defineCalculator, flag, integer, measure, roundTo } from '@reckoner/engine';

/** qSOFA of Sepsis-3 (positive from 2) and the SIRS criteria of 1992 (positive from 2). */
export default defineCalculator({
  title: 'qSOFA and SIRS criteria',
  description:
    'Counts of the quick SOFA and of the systemic inflammatory response criteria from vital signs and white cells.',
  keywords: ['sepsis', 'SIRS', 'quick SOFA', 'infection', 'screening'],
  inputs: {
    respiration: measure('1/min', { label: 'Respiratory rate', symbol: 'RR', min: 0, max: 80, usual: [4, 60] }),
    systolic: measure('mmHg', { label: 'Systolic pressure', symbol: 'SBP', min: 20, max: 320, usual: [60, 250] }),
    alteredMentation: flag({ label: 'Altered mentation', help: 'Glasgow Coma Scale below 15.' }),
    temperature: measure('°C', { label: 'Temperature', symbol: 'T', min: 25, max: 45, usual: [32, 42] }),
    heartRate: measure('bpm', { label: 'Heart rate', symbol: 'HR', min: 0, max: 300, usual: [25, 220] }),
    whiteCells: measure('10^9/L', {
      label: 'White blood cells',
      help: 'For SIRS; leave out while unknown.',
      symbol: 'WBC',
      min: 0,
      max: 500,
      usual: [0.1, 100],
      optional: true,
    }),
    lowCarbonDioxide: flag({ label: 'PaCO₂ below 32 mmHg (4.3 kPa)' }),
    bands: flag({ label: 'More than 10% immature neutrophils' }),
  },
  outputs: {
    qsofa: integer({ label: 'qSOFA score' }),
    sirs: integer({ label: 'SIRS criteria' }),
    qsofaReading: category(['Negative', 'Positive'], { label: 'qSOFA (from 2)' }),
    sirsReading: category(['Negative', 'Positive'], { label: 'SIRS (from 2)' }),
  },
  formula: ({
    respiration,
    systolic,
    alteredMentation,
    temperature,
    heartRate,
    whiteCells,
    lowCarbonDioxide,
    bands,
  }) => {
    const qsofa = (respiration >= 22 ? 1 : 0) + (alteredMentation ? 1 : 0) + (systolic <= 100 ? 1 : 0);
    const degrees = roundTo(temperature, 1);
    const oddCells = whiteCells !== undefined && (whiteCells > 12 || whiteCells < 4);
    const sirs =
      (degrees > 38 || degrees < 36 ? 1 : 0) +
      (heartRate > 90 ? 1 : 0) +
      (respiration > 20 || lowCarbonDioxide ? 1 : 0) +
      (oddCells || bands ? 1 : 0);
    return {
      qsofa,
      sirs,
      qsofaReading: qsofa >= 2 ? 'Positive' : 'Negative',
      sirsReading: sirs >= 2 ? 'Positive' : 'Negative',
    };
  },
  explanation: 'qSOFA is {qsofa} of 3 ({qsofaReading}); {sirs} of 4 SIRS criteria are met ({sirsReading}).',
  cautions: [
    {
      level: 'danger',
      when: ({ qsofa }) => qsofa >= 2,
      says: 'A qSOFA of 2 or more: look for organ dysfunction (SOFA, lactate), begin or step up treatment and think of intensive care (Sepsis-3).',
    },
    {
      level: 'danger',
      when: ({ qsofa, systolic, respiration }) => qsofa < 2 && (systolic < 90 || respiration <= 8),
      says: 'Negative is no reassurance here: a systolic pressure below 90 mmHg or 8 breaths a minute or fewer call for help at once, whatever the score.',
    },
    {
      level: 'caution',
      when: ({ qsofa, sirs }) => qsofa < 2 && sirs >= 2,
      says: 'A negative qSOFA does not exclude sepsis, and here SIRS is positive: guidelines of 2021 advise against qSOFA as the only screening tool.',
    },
    {
      level: 'note',
      when: ({ whiteCells, bands }) => whiteCells === undefined && !bands,
      says: 'Without white cells SIRS can have one criterion more.',
    },
  ],
  examples: [
    {
      inputs: { respiration: 24, systolic: 95, temperature: 38.5, heartRate: 110, whiteCells: 15 },
      results: { qsofa: 2, sirs: 4, qsofaReading: 'Positive', sirsReading: 'Positive' },
      cautions: ['look for organ dysfunction'],
      source: 'Singer 2016 and Bone 1992, by hand',
    },
    {
      inputs: { respiration: 16, systolic: 120, temperature: 37, heartRate: 80, whiteCells: 8 },
      results: { qsofa: 0, sirs: 0, qsofaReading: 'Negative', sirsReading: 'Negative' },
      source: 'Singer 2016 and Bone 1992: all normal',
    },
    {
      inputs: { respiration: 21, systolic: 120, temperature: 37, heartRate: 80 },
      results: { qsofa: 0, sirs: 1 },
      cautions: ['one criterion more'],
      source: 'Bone 1992: over 20 a minute; white cells unknown',
    },
    {
      inputs: {
        respiration: 22,
        systolic: 101,
        alteredMentation: true,
        temperature: 35.9,
        heartRate: 90,
        whiteCells: 12,
      },
      results: { qsofa: 2, sirs: 2 },
      cautions: ['look for organ dysfunction'],
      source: 'Singer 2016: 22 a minute and mentation; Bone 1992: below 36 °C and over 20 a minute',
    },
    {
      inputs: {
        respiration: 20,
        systolic: 100,
        temperature: 38,
        heartRate: 91,
        whiteCells: 3.9,
        lowCarbonDioxide: true,
      },
      results: { qsofa: 1, sirs: 3 },
      cautions: ['does not exclude sepsis'],
      source: 'Singer 2016: 100 mmHg counts; Bone 1992: over 90 a minute, low PaCO₂, below 4 × 10⁹/L',
    },
    {
      inputs: { respiration: 12, systolic: 130, temperature: 36, heartRate: 70, whiteCells: 10, bands: true },
      results: { qsofa: 0, sirs: 1, sirsReading: 'Negative' },
      source: 'Bone 1992: immature neutrophils alone',
    },
    {
      inputs: { respiration: 16, systolic: 70, temperature: 37, heartRate: 80, whiteCells: 8 },
      results: { qsofa: 1, sirs: 0, qsofaReading: 'Negative', sirsReading: 'Negative' },
      cautions: ['no reassurance'],
      source: 'Singer 2016: the pressure alone is one point',
    },
  ],
  notes: ['For adults with suspected infection.', 'Does not replace clinical judgment.'],
  references: [
    {
      title:
        'Singer et al.: The Third International Consensus Definitions for Sepsis and Septic Shock (Sepsis-3), JAMA 315 (2016) 801',
      doi: '10.1001/jama.2016.0287',
    },
    {
      title: 'Evans et al.: Surviving Sepsis Campaign: International Guidelines 2021, Crit Care Med 49 (2021) e1063',
      doi: '10.1097/CCM.0000000000005337',
    },
    {
      title:
        'Bone et al.: Definitions for Sepsis and Organ Failure and Guidelines for the Use of Innovative Therapies in Sepsis, Chest 101 (1992) 1644',
      doi: '10.1378/chest.101.6.1644',
    },
  ],
});
