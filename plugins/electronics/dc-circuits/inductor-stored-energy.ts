import { defineEquations, isAbove, isAtLeast, isAtMost, isBelow, percent, quantity, roundTo } from '@reckoner/engine';

/** Energy in the field of a coil of constant inductance; the share of the saturation current tells whether it is constant. */
export default defineEquations({
  title: 'Inductor energy',
  description:
    'Energy and flux linkage of a coil from inductance and current, or the inductance or current for an energy.',
  keywords: ['half l i squared', 'magnetic energy', 'flux linkage', 'joule', 'energy stored in a coil'],
  variables: {
    energy: quantity('J', { label: 'Energy', symbol: 'E', above: 0, max: 1e15 }),
    inductance: quantity('H', {
      label: 'Inductance',
      unit: 'mH',
      symbol: 'L',
      above: 0,
      max: 1e9,
      usual: [1e-5, 1e5],
    }),
    current: quantity('A', {
      label: 'Current',
      help: 'Through the coil at that moment: the peak, not the RMS value, for the most that it holds.',
      symbol: 'I',
      above: 0,
      max: 1e9,
      usual: [1e-4, 1e4],
    }),
    linkage: quantity('Wb', { label: 'Flux linkage', symbol: '\\lambda', above: 0, max: 1e15 }),
    saturation: quantity('A', {
      label: 'Saturation current',
      help: 'From the data sheet, of a coil with a core.',
      symbol: 'I_{sat}',
      above: 0,
      max: 1e9,
      usual: [0.01, 300],
      optional: true,
    }),
    share: percent({
      label: 'Current over saturation current',
      symbol: 's',
      above: 0,
      max: 1e9,
      places: 1,
      usual: [1, 200],
      optional: true,
    }),
  },
  equations: ({ energy, inductance, current, linkage, saturation, share }) => [
    [energy, 0.5 * inductance * current ** 2],
    [linkage, inductance * current],
    [share, current / saturation],
  ],
  figure: {
    kind: 'curve',
    title: 'Flux linkage over current: the energy is the area',
    x: { of: 'current' },
    y: { of: 'linkage' },
    curve: ({ inductance, current, linkage }) => ({
      from: 0,
      to: 1.2 * current,
      lines: [{ y: (at) => inductance * at }],
      marks: [{ x: current, y: linkage, label: 'λ' }],
      shade: [{ from: 0, to: current }],
    }),
  },
  explanation: ({ share }) =>
    `At {current} a coil of {inductance} holds {energy}, with a flux linkage of {linkage}.${
      share === undefined ? '' : ' That is {share} of its saturation current.'
    }`,
  cautions: [
    {
      level: 'danger',
      when: ({ energy }) => isAbove(roundTo(energy, 6), 0.25),
      says: 'More than 0.25 J comes out when the circuit is broken, at whatever voltage it takes to go on flowing: that can injure. Let the current die out through a diode or resistor before opening it.',
    },
    {
      level: 'caution',
      when: ({ energy }) => isAtLeast(energy, 0.001) && isAtMost(roundTo(energy, 6), 0.25),
      says: 'From about 1 mJ on the spark of a switch that opens the circuit can destroy a transistor, wear contacts or ignite gas: give the current a path by a diode or resistor.',
    },
    {
      level: 'note',
      when: ({ energy }) => isAtLeast(energy, 0.00002) && isBelow(energy, 0.001),
      says: 'Where gases may explode the spark of an opening contact can ignite them: hydrogen from about 0.02 mJ on, methane from about 0.3 mJ on.',
    },
    {
      level: 'caution',
      when: ({ share }) => share !== undefined && isAbove(share, 1),
      says: 'Above its saturation current the inductance of the coil falls: it holds less than {energy}. Take a larger core or a smaller current.',
    },
  ],
  examples: [
    {
      inputs: { inductance: 10, current: 2, saturation: 2.5 },
      results: { energy: 0.02, linkage: 0.02, share: 80 },
      cautions: ['can destroy a transistor'],
      source: 'By hand: 0.5 × 0.01 × 4; 0.01 × 2; 2/2.5',
    },
    {
      inputs: { inductance: '47 µH', current: 3, saturation: 2.4 },
      results: { energy: 0.0002115, linkage: 0.000141, share: 125 },
      cautions: ['holds less than', 'may explode'],
      source: 'By hand: 0.5 × 47e-6 × 9; 47e-6 × 3; 3/2.4',
    },
    {
      inputs: { inductance: 1, current: 2.0005, saturation: 2 },
      results: { energy: 0.002001000125, share: 100.025 },
      cautions: ['can destroy a transistor', 'holds less than'],
      source: 'By hand: 0.5 × 0.001 × 2.0005²; 2.0005/2',
    },
    {
      inputs: { energy: 0.5, current: 10 },
      results: { inductance: 10, linkage: 0.1 },
      cautions: ['can injure'],
      source: 'By hand: 2 × 0.5/100; L × 10',
    },
    {
      inputs: { energy: 0.25, inductance: 20 },
      results: { current: 5, linkage: 0.1 },
      cautions: ['can destroy a transistor'],
      source: 'By hand: √(2 × 0.25/0.02); 0.02 × 5',
    },
    {
      inputs: { linkage: 0.003, current: 0.3, share: 60 },
      results: { inductance: 10, energy: 0.00045, saturation: 0.5 },
      cautions: ['may explode'],
      source: 'By hand: 0.003/0.3; 0.5 × 0.01 × 0.09; 0.3/0.6',
    },
    {
      inputs: { inductance: 5, current: '20 mA' },
      results: { energy: 0.000001, linkage: 0.0001 },
      source: 'By hand: 0.5 × 0.005 × 0.0004; 0.005 × 0.02',
    },
  ],
  notes: [
    'A coil with a core keeps its inductance only below saturation; the flux linkage is the flux times the turns.',
  ],
  references: [
    { title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §30-7' },
    {
      title:
        'NFPA 70E-2021, Standard for Electrical Safety in the Workplace, article 360: 0.25 J above 400 V as the hazard threshold of capacitors, taken over for what a broken coil circuit gives',
    },
    {
      title: 'Characteristics of gaseous fuels: minimum ignition energy of hydrogen 0.019 mJ, of methane 0.28 mJ',
      url: 'https://depts.washington.edu/vehfire/fuels/gaseouscharacteristics.html',
    },
  ],
});
