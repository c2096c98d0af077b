import { choice, defineCalculator, noResult, number, quantity, roundTo } from '@reckoner/engine';

/** Log mean of the end differences; the shell-and-tube factor F is that of one shell and two (or 2n) tube passes. */
export default defineCalculator({
  title: 'Log mean temperature difference',
  description: 'LMTD of a heat exchanger in counter, parallel or shell-and-tube flow, with the area for a heat duty.',
  keywords: ['LMTD', 'heat exchanger area', 'counterflow', 'parallel flow', 'correction factor F', 'U value'],
  inputs: {
    arrangement: choice(
      { counter: 'Counterflow', parallel: 'Parallel flow', shell: 'One shell pass, two tube passes' },
      { label: 'Arrangement', default: 'counter' },
    ),
    hotIn: quantity('K', { label: 'Hot side, inlet', unit: '°C', symbol: 'T_{h,i}', min: -200, max: 2000 }),
    hotOut: quantity('K', { label: 'Hot side, outlet', unit: '°C', symbol: 'T_{h,o}', min: -200, max: 2000 }),
    coldIn: quantity('K', { label: 'Cold side, inlet', unit: '°C', symbol: 'T_{c,i}', min: -200, max: 2000 }),
    coldOut: quantity('K', { label: 'Cold side, outlet', unit: '°C', symbol: 'T_{c,o}', min: -200, max: 2000 }),
    duty: quantity('W', { label: 'Heat duty', unit: 'kW', symbol: 'Q', min: 0.001, max: 1e7, default: 100 }),
    coefficient: quantity('W/(m^2*K)', {
      label: 'Overall heat transfer coefficient',
      usual: [2, 8000],
      symbol: 'U',
      min: 0.1,
      max: 1e5,
      default: 500,
    }),
  },
  outputs: {
    effective: quantity('K', {
      label: 'Effective temperature difference',
      unit: 'Δ°C',
      symbol: '\\Delta T_m',
      places: 2,
    }),
    logMean: quantity('K', {
      label: 'Log mean of the end differences',
      unit: 'Δ°C',
      symbol: '\\Delta T_{lm}',
      places: 2,
    }),
    correction: number({ label: 'Correction factor F', symbol: 'F', places: 4 }),
    area: quantity('m^2', { label: 'Area for the duty', symbol: 'A', places: 2 }),
  },
  formula: ({ arrangement, hotIn, hotOut, coldIn, coldOut, duty, coefficient }) => {
    const hotDrop = hotIn - hotOut;
    const coldRise = coldOut - coldIn;
    const first = arrangement === 'parallel' ? hotIn - coldIn : hotIn - coldOut;
    const second = arrangement === 'parallel' ? hotOut - coldOut : hotOut - coldIn;
    if (first <= 0 || second <= 0) throw noResult('The temperatures cross: this arrangement cannot do it.');
    const ends = first / second;
    const logMean = Math.abs(ends - 1) < 1e-6 ? (first + second) / 2 : (first - second) / Math.log(ends);
    let correction = 1;
    // Where one side condenses or boils at one temperature, F is 1.
    if (arrangement === 'shell' && coldIn < coldOut && hotOut < hotIn) {
      const ratio = hotDrop / coldRise;
      const effectiveness = coldRise / (hotIn - coldIn);
      const root = Math.sqrt(ratio ** 2 + 1);
      const inner = (2 - effectiveness * (ratio + 1 + root)) / (2 - effectiveness * (ratio + 1 - root));
      if (inner <= 0) throw noResult('The temperatures cross: one shell pass cannot do it.');
      const difference = 1 - effectiveness * ratio;
      const lead =
        Math.abs(ratio - 1) < 1e-6
          ? effectiveness / (1 - effectiveness)
          : Math.log((1 - effectiveness) / difference) / (ratio - 1);
      correction = (-root * lead) / Math.log(inner);
    }
    const effective = correction * logMean;
    return { effective, logMean, correction, area: duty / (coefficient * effective) };
  },
  requires: [
    {
      that: ({ hotIn, hotOut }) => hotOut <= hotIn,
      field: 'hotOut',
      says: 'The hot side must cool or condense: its outlet, {hotOut}, is above its inlet, {hotIn}.',
    },
    {
      that: ({ coldIn, coldOut }) => coldIn <= coldOut,
      field: 'coldOut',
      says: 'The cold side must warm or boil: its outlet, {coldOut}, is below its inlet, {coldIn}.',
    },
    {
      that: ({ hotIn, hotOut, coldIn, coldOut }) => hotOut !== hotIn || coldIn !== coldOut,
      field: 'coldOut',
      says: 'Neither side changes its temperature: one of them must.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ correction }) => roundTo(correction, 4) < 0.75,
      says: 'F is below 0.75: small changes of temperature make the area grow fast. Take more shell passes or counterflow.',
    },
  ],
  explanation:
    'The effective temperature difference is {effective} (F = {correction}); the duty of {duty} takes {area}.',
  examples: [
    {
      inputs: { hotIn: 150, hotOut: 100, coldIn: 30, coldOut: 90, duty: 500, coefficient: 300 },
      results: { effective: 64.871592, logMean: 64.871592, correction: 1, area: 25.69178 },
      source: 'Python: (70 − 60)/ln(70/60); 500000/(300 × 64.87)',
    },
    {
      inputs: {
        arrangement: 'parallel',
        hotIn: 150,
        hotOut: 100,
        coldIn: 30,
        coldOut: 90,
        duty: 500,
        coefficient: 300,
      },
      results: { logMean: 44.267256, area: 37.650101 },
      source: 'Python: (120 − 10)/ln 12',
    },
    {
      inputs: { arrangement: 'shell', hotIn: 150, hotOut: 100, coldIn: 30, coldOut: 90, duty: 500, coefficient: 300 },
      results: { correction: 0.8669282, effective: 56.239015, area: 29.635417 },
      source: 'Python: ratio of the NTU of counterflow and of one shell pass from the effectiveness–NTU relations',
    },
    {
      inputs: { arrangement: 'shell', hotIn: 150, hotOut: 110, coldIn: 30, coldOut: 70 },
      results: { logMean: 80, correction: 0.9568454 },
      source: 'Python: as before with equal capacity flows',
    },
    {
      inputs: { arrangement: 'shell', hotIn: 150, hotOut: 84.466, coldIn: 30, coldOut: 90 },
      results: { correction: 0.7499738 },
      source: 'Python: as before; shown as 0.7500, which is not below 0.75',
    },
    {
      inputs: { hotIn: 80, hotOut: 60, coldIn: 20, coldOut: 90 },
      noResult: 'temperatures cross',
      source: 'By hand: 80 < 90',
    },
    { inputs: { hotIn: 80, hotOut: 90, coldIn: 20, coldOut: 40 }, refused: 'must cool', source: 'By definition' },
    { inputs: { hotIn: 80, hotOut: 60, coldIn: 40, coldOut: 20 }, refused: 'must warm', source: 'By definition' },
    {
      inputs: { hotIn: 80, hotOut: 80, coldIn: 20, coldOut: 20 },
      refused: 'Neither side',
      source: 'By definition: no finite flows exchange heat so',
    },
    {
      inputs: { arrangement: 'shell', hotIn: 100, hotOut: 40, coldIn: 20, coldOut: 80 },
      noResult: 'one shell pass',
      source: 'By hand: P = 0.75 at R = 1 exceeds 2/(2 + √2) = 0.586',
    },
    {
      inputs: { arrangement: 'shell', hotIn: 100, hotOut: 51, coldIn: 10, coldOut: 59 },
      results: { correction: 0.6822412, logMean: 41 },
      cautions: ['Take more shell passes'],
      source: 'Python: Bowman, Mueller, Nagle with R = 1',
    },
    {
      inputs: { hotIn: 100, hotOut: 100, coldIn: 20, coldOut: 60, duty: 100, coefficient: 1000 },
      results: { logMean: 57.707802, effective: 57.707802, correction: 1, area: 1.732868 },
      source: 'Python: steam condensing at 100 °C, (80 − 40)/ln(80/40)',
    },
    {
      inputs: { arrangement: 'shell', hotIn: 90, hotOut: 50, coldIn: 10, coldOut: 10, duty: 100, coefficient: 1000 },
      results: { logMean: 57.707802, correction: 1 },
      source: 'Python: a refrigerant boiling at 10 °C, (80 − 40)/ln(80/40); F is 1',
    },
  ],
  notes: [
    'Constant heat capacities and coefficient, no heat loss. A side may condense or boil at one temperature from end to end, but not in a part of the exchanger only.',
  ],
  references: [
    { title: 'Incropera et al.: Fundamentals of Heat and Mass Transfer, 7th ed., §11.3 and 11S.1' },
    { title: 'Bowman, Mueller, Nagle: Mean temperature difference in design, Trans. ASME 62 (1940) 283–294' },
  ],
});
