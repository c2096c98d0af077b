import { choice, defineCalculator, measure, number, roundTo } from '@reckoner/engine';

/** First-order decay (base e), rate corrected by 1.047^(T − 20). */
export default defineCalculator({
  title: 'BOD (five-day and ultimate)',
  description:
    'BOD5, ultimate BOD and BOD exerted after any time from dilution readings or BOD5, rate and temperature.',
  keywords: ['biochemical oxygen demand', 'BOD5', 'ultimate BOD', 'dissolved oxygen', 'wastewater strength'],
  inputs: {
    given: choice(
      { dilution: 'Readings of a diluted sample', bod5: 'BOD5' },
      { label: 'What is known', default: 'dilution' },
    ),
    initialOxygen: measure('mg/L', {
      label: 'Oxygen at the start',
      usual: [6, 10],
      symbol: 'D_1',
      min: 0,
      max: 20,
      when: { given: 'dilution' },
    }),
    finalOxygen: measure('mg/L', {
      label: 'Oxygen after 5 days at 20 °C',
      symbol: 'D_2',
      min: 0,
      max: 20,
      when: { given: 'dilution' },
    }),
    sampleVolume: measure('mL', {
      label: 'Sample in the bottle',
      symbol: 'V_s',
      min: 0.01,
      max: 300,
      when: { given: 'dilution' },
    }),
    bottleVolume: measure('mL', {
      label: 'Bottle',
      symbol: 'V_b',
      min: 10,
      max: 2000,
      default: 300,
      when: { given: 'dilution' },
    }),
    knownBod5: measure('mg/L', { label: 'BOD5', symbol: 'BOD_5', min: 0, max: 1e6, when: { given: 'bod5' } }),
    rate: measure('1/d', {
      label: 'Rate constant at 20 °C (base e)',
      usual: [0.05, 1],
      help: 'Sewage 0.2 to 0.4 per day.',
      symbol: 'k_{20}',
      min: 0.01,
      max: 5,
      default: 0.23,
    }),
    time: measure('d', { label: 'Time', symbol: 't', min: 0, max: 1000, default: 5 }),
    temperature: measure('°C', { label: 'Temperature', symbol: 'T', min: 0, max: 40, default: 20 }),
  },
  outputs: {
    bod5: measure('mg/L', { label: 'BOD5', symbol: 'BOD_5', places: 1 }),
    ultimate: measure('mg/L', { label: 'Ultimate BOD', symbol: 'L_0', places: 1 }),
    exerted: measure('mg/L', { label: 'BOD exerted in the time', symbol: 'BOD_t', places: 1 }),
    remaining: measure('mg/L', { label: 'BOD remaining', symbol: 'L_t', places: 1 }),
    rateAtTemperature: number({ label: 'Rate constant at the temperature, per day', symbol: 'k_T', places: 4 }),
  },
  formula: ({ given, initialOxygen, finalOxygen, sampleVolume, bottleVolume, knownBod5, rate, time, temperature }) => {
    const bod5 = given === 'dilution' ? ((initialOxygen - finalOxygen) * bottleVolume) / sampleVolume : knownBod5;
    const ultimate = bod5 / (1 - Math.exp(-5 * rate));
    const rateAtTemperature = rate * 1.047 ** (temperature - 20);
    const remaining = ultimate * Math.exp(-rateAtTemperature * time);
    return { bod5, ultimate, exerted: ultimate - remaining, remaining, rateAtTemperature };
  },
  requires: [
    {
      that: ({ initialOxygen, finalOxygen }) => finalOxygen <= initialOxygen,
      field: 'finalOxygen',
      says: 'The oxygen cannot rise during the test, from {initialOxygen} to {finalOxygen}.',
    },
    {
      that: ({ sampleVolume, bottleVolume }) => sampleVolume <= bottleVolume,
      field: 'sampleVolume',
      says: 'The sample of {sampleVolume} is larger than the bottle of {bottleVolume}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ given, finalOxygen }) => given === 'dilution' && finalOxygen < 1,
      says: 'Less than 1 mg/L of oxygen is left: the reading is not valid, and the BOD may be much higher. Dilute more.',
    },
    {
      level: 'caution',
      when: ({ given, initialOxygen, finalOxygen }) =>
        given === 'dilution' && roundTo(initialOxygen - finalOxygen, 6) < 2,
      says: 'The oxygen fell by less than 2 mg/L: the reading is not valid. Take more of the sample.',
    },
  ],
  figure: { kind: 'parts', of: 'ultimate', parts: ['exerted', 'remaining'] },
  explanation: 'The BOD5 is {bod5}, the ultimate BOD {ultimate}; in {time} {exerted} is exerted.',
  examples: [
    {
      inputs: { initialOxygen: 8.8, finalOxygen: 5.3, sampleVolume: 6, time: 3, temperature: 25 },
      results: { bod5: 175, ultimate: 256.086357, exerted: 148.597278, rateAtTemperature: 0.28937516 },
      source: 'Python: 3.5 × 300/6; /(1 − e^−1.15); 0.23 × 1.047⁵',
    },
    {
      inputs: { given: 'bod5', knownBod5: 200, time: 20 },
      results: { bod5: 200, ultimate: 292.670122, exerted: 289.72825, remaining: 2.941872, rateAtTemperature: 0.23 },
      source: 'Python: 200/(1 − e^−1.15); × (1 − e^−4.6)',
    },
    { inputs: { initialOxygen: 5, finalOxygen: 6, sampleVolume: 6 }, refused: 'cannot rise', source: 'By definition' },
    {
      inputs: { initialOxygen: 8, finalOxygen: 6, sampleVolume: 60, bottleVolume: 50 },
      refused: 'larger than the bottle',
      source: 'By definition',
    },
    {
      inputs: { initialOxygen: 8.5, finalOxygen: 0.5, sampleVolume: 6 },
      results: { bod5: 400 },
      cautions: ['Dilute more'],
      source: 'By hand: 8 × 300/6',
    },
    {
      inputs: { initialOxygen: 8.5, finalOxygen: 7.5, sampleVolume: 6 },
      results: { bod5: 50 },
      cautions: ['Take more of the sample'],
      source: 'By hand: 1 × 300/6',
    },
    {
      inputs: { initialOxygen: 8.1, finalOxygen: 6.1, sampleVolume: 6 },
      results: { bod5: 100 },
      source: 'By hand: 2 × 300/6, a fall of just 2 mg/L',
    },
    {
      inputs: { initialOxygen: 8.4, finalOxygen: 4.2, sampleVolume: 10, bottleVolume: 250, rate: 0.35, time: 3 },
      results: {
        bod5: 105,
        ultimate: 127.0838642,
        exerted: 82.61242284,
        remaining: 44.4714414,
        rateAtTemperature: 0.35,
      },
      source: 'Python: 4.2 × 250/10; /(1 − e^−1.75); × (1 − e^−1.05)',
    },
  ],
  notes: ['Unseeded test without nitrification.'],
  references: [
    { title: 'Standard Methods for the Examination of Water and Wastewater, 23rd ed., 5210 B' },
    { title: 'Metcalf & Eddy: Wastewater Engineering, 5th ed., ch. 2' },
  ],
});
