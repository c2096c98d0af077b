import {
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtMost,
  isBelow,
  percent,
  quantity,
  roundTo,
} from '@reckoner/engine';

type Stage = 'resistor' | 'transformer' | 'b' | 'ab';

/** P_o = V_p²/(2R); the supply gives its voltage times the mean current; what is left heats the transistors. */
export default defineCalculator({
  title: 'Amplifier efficiency and output power',
  description:
    'Output power, supply power, efficiency and heat in the transistors of a class A, B or AB output stage for a sine wave into a resistive load, and the most heat at any drive.',
  keywords: [
    'class A amplifier',
    'class B amplifier',
    'class AB amplifier',
    'push-pull output stage',
    'power amplifier dissipation',
    'audio amplifier heat sink',
    '78.5% efficiency',
  ],
  related: ['heatsink-thermal-resistance', 'bjt-emitter-follower'],
  inputs: {
    stage: choice(
      {
        resistor: { label: 'Class A, load as collector resistor', also: ['A', 'class A', 'series-fed', 'direct'] },
        transformer: { label: 'Class A, load through a transformer', also: ['transformer-coupled', 'A transformer'] },
        b: { label: 'Class B, push-pull', also: ['B', 'class B'] },
        ab: { label: 'Class AB, push-pull', also: ['AB', 'class AB'] },
      },
      { label: 'Stage', default: 'b' },
    ),
    rails: choice(
      {
        split: { label: 'Two, ±V', also: ['dual', 'split', 'bipolar', 'symmetrical'] },
        single: { label: 'One, load through a capacitor', also: ['single'] },
      },
      { label: 'Supplies', default: 'split', when: { stage: ['b', 'ab'] } },
    ),
    supply: quantity('V', {
      label: 'Supply voltage',
      help: 'Of two supplies the voltage of one: 30 V of ±30 V.',
      symbol: 'V_{CC}',
      min: 0.01,
      max: 1e5,
      usual: [1.5, 400],
    }),
    load: quantity('ohm', {
      label: 'Load resistance',
      help: 'Through a transformer as the transistor sees it: times the turns ratio squared.',
      symbol: 'R_L',
      min: 0.01,
      max: 1e7,
      usual: [1, 20000],
    }),
    peak: quantity('V', {
      label: 'Peak output voltage',
      help: 'Of the sine wave across the load: half of peak to peak, 1.414 times the RMS voltage.',
      symbol: 'V_p',
      min: 0,
      max: 1e5,
    }),
    quiescent: quantity('A', {
      label: 'Quiescent current of each transistor',
      unit: 'mA',
      symbol: 'I_Q',
      above: 0,
      max: 1e6,
      usual: [1, 3000],
      when: { stage: 'ab' },
    }),
  },
  outputs: {
    output: quantity('W', { label: 'Output power', symbol: 'P_o', digits: 4 }),
    efficiency: percent({ label: 'Efficiency', symbol: '\\eta', places: 1 }),
    input: quantity('W', { label: 'Power from the supply', symbol: 'P_i', digits: 4 }),
    dissipation: quantity('W', { label: 'Heat in each transistor', symbol: 'P_D', digits: 4 }),
    worst: quantity('W', {
      label: 'Most heat in each transistor, at any drive',
      symbol: 'P_{D,max}',
      digits: 4,
    }),
    worstPeak: quantity('V', { label: 'Peak output voltage at the most heat', symbol: 'V_{p,D}', places: 2 }),
    rms: quantity('V', { label: 'RMS output voltage', symbol: 'V_{rms}', digits: 4 }),
    greatest: quantity('W', { label: 'Output power at full swing, ideal', symbol: 'P_{o,max}', digits: 4 }),
  },
  formula: ({ stage, rails, supply, load, peak, quiescent }) => {
    const swing = fullSwing(stage, rails, supply);
    const output = peak ** 2 / (2 * load);
    const rms = peak / Math.SQRT2;
    const greatest = swing ** 2 / (2 * load);
    if (stage === 'resistor') {
      // Half of the supply stands across the load without a signal.
      const idle = supply ** 2 / (4 * load);
      return {
        output,
        efficiency: output / (2 * idle),
        input: 2 * idle,
        dissipation: idle - output,
        worst: idle,
        worstPeak: 0,
        rms,
        greatest,
      };
    }
    if (stage === 'transformer') {
      const input = supply ** 2 / load;
      return {
        output,
        efficiency: output / input,
        input,
        dissipation: input - output,
        worst: input,
        worstPeak: 0,
        rms,
        greatest,
      };
    }
    const quiet = stage === 'ab' ? quiescent : constant(0, 'A');
    const drawn = 2 * swing * meanCurrent(peak / load, quiet);
    // The heat is greatest where its slope is 0, or without a signal.
    const share = (2 * Math.PI * load * quiet) / swing;
    const top =
      share < 1 ? ((Math.SQRT2 * swing) / Math.PI) * Math.sqrt(1 + Math.sqrt(1 - share ** 2)) : constant(0, 'V');
    const driven = swing * meanCurrent(top / load, quiet) - top ** 2 / (4 * load);
    const isDriven = isAbove(driven, swing * quiet);
    return {
      output,
      efficiency: peak === 0 ? 0 : output / drawn,
      input: drawn,
      dissipation: (drawn - output) / 2,
      worst: isDriven ? driven : swing * quiet,
      worstPeak: isDriven ? top : constant(0, 'V'),
      rms,
      greatest,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Power over output voltage',
    x: { of: 'peak', label: 'Peak output voltage' },
    y: { label: 'Power', unit: 'W' },
    curve: ({ stage, rails, supply, load, peak, quiescent, output, dissipation }) => {
      const swing = fullSwing(stage, rails, supply);
      const heat = (at: number) => {
        const power = at ** 2 / (2 * load);
        if (stage === 'resistor') return supply ** 2 / (4 * load) - power;
        if (stage === 'transformer') return supply ** 2 / load - power;
        return swing * meanCurrent(at / load, stage === 'ab' ? quiescent : 0) - power / 2;
      };
      return {
        from: 0,
        to: swing,
        lines: [
          { label: 'Output', y: (at) => at ** 2 / (2 * load) },
          { label: 'Heat in each transistor', y: heat },
        ],
        marks: [
          { x: peak, y: output, label: 'Output' },
          { x: peak, y: dissipation, label: 'Heat' },
        ],
      };
    },
  },
  explanation: ({ stage, rails, worstPeak }) =>
    `${NAMES[stage]}${
      isPushPull(stage) ? (rails === 'split' ? ' on ±{supply}' : ' on a single {supply}') : ' on {supply}'
    } with a sine wave of {peak} peak ({rms} RMS) across {load} gives {output}${
      stage === 'ab' ? ', at a quiescent current of {quiescent}' : ''
    }. It draws {input}, an efficiency of {efficiency}; ${
      isPushPull(stage) ? 'each of the two transistors turns' : 'the transistor turns'
    } {dissipation} into heat${
      stage === 'resistor' ? ' and the load the direct current besides' : ''
    }, at most {worst}${worstPeak === 0 ? ' (without a signal)' : ' (at {worstPeak} peak)'}.`,
  requires: [
    {
      that: ({ stage, supply, peak }) => stage !== 'resistor' || isAtMost(peak, supply / 2),
      field: 'peak',
      says: 'The output swings by at most half of the supply of {supply} to each side: {peak} is more. Send the peak, not peak to peak.',
    },
    {
      that: ({ stage, supply, peak }) => stage !== 'transformer' || isAtMost(peak, supply),
      field: 'peak',
      says: 'Across the load the transformer gives at most the supply of {supply} as its peak: {peak} is more. Send the peak, not peak to peak.',
    },
    {
      that: ({ rails, supply, peak }) => isAtMost(peak, rails === 'split' ? supply : supply / 2),
      field: 'peak',
      says: ({ rails }) =>
        rails === 'split'
          ? 'The output reaches at most the supply of ±{supply}: {peak} is more. Send the peak, not peak to peak.'
          : 'The output swings by at most half of the single supply of {supply} to each side: {peak} is more. Send the peak, not peak to peak.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ stage, rails, supply, peak }) => isAbove(peak, 0.9 * fullSwing(stage, rails, supply)),
      says: 'Real stages clip before their supply: transistors and emitter resistors leave 0.5 to 5 V, and the supply falls under load. So near to full swing the output power and the efficiency are ideal ones.',
    },
    {
      level: 'note',
      when: ({ stage, rails, supply, peak }) => peak > 0 && isBelow(peak, 0.2 * fullSwing(stage, rails, supply)),
      says: 'The output uses less than a fifth of its full swing: check the supply voltage, and that {peak} is the peak across the load.',
    },
    {
      level: 'caution',
      when: ({ stage, load }) => isPushPull(stage) && isAbove(load, constant(1000, 'ohm')),
      says: 'Loudspeakers have 2 to 16 Ω, headphones up to 600 Ω: is the load really {load}?',
    },
    {
      level: 'danger',
      when: ({ stage }) => stage === 'resistor',
      says: 'The load carries a direct current of half the supply voltage over its resistance: a loudspeaker must not be connected like this.',
    },
    {
      level: 'caution',
      when: ({ stage }) => stage === 'transformer',
      says: 'The collector reaches twice the supply voltage, and more where the load is disconnected: choose the transistor for it.',
    },
    {
      level: 'caution',
      when: ({ stage, peak }) => stage === 'b' && isBelow(peak, constant(5, 'V')),
      says: 'A class B stage without bias is silent for some 0.6 V to each side of zero: so small an output is distorted by crossover, and its power is less than told. Bias it to class AB.',
    },
    {
      level: 'note',
      when: ({ stage, peak, load, quiescent }) => stage === 'ab' && isAtMost(peak, 2 * quiescent * load),
      says: 'The load takes no more than twice the quiescent current: both transistors conduct all the time, which is class A.',
    },
    {
      level: 'caution',
      when: ({ worst }) => isAbove(roundTo(worst, 3), 1),
      says: ({ stage, worstPeak }) =>
        isPushPull(stage)
          ? worstPeak === 0
            ? 'Size the heat sink for the most heat, {worst} in each transistor: both are hottest without a signal.'
            : 'Size the heat sink for the most heat, {worst} in each transistor, not for full output; a loudspeaker, whose impedance dips and turns the phase, may double it.'
          : 'Size the heat sink for the most heat, {worst}: the transistor is hottest without a signal.',
    },
  ],
  examples: [
    {
      inputs: { supply: 30, load: 16, peak: 30 },
      results: {
        output: 28.125,
        efficiency: 78.53981634,
        input: 35.8098622,
        dissipation: 3.842431098,
        worst: 5.69931658,
        worstPeak: 19.09859317,
        rms: 21.21320344,
        greatest: 28.125,
      },
      cautions: ['clip before', 'Size the heat sink'],
      source: 'Boylestad, Nashelsky, example 12.8: 28.125 W, 35.81 W, 78.54%, 5.7 W each; further digits by Python',
    },
    {
      inputs: { supply: 24, load: 8, peak: 6 },
      results: { efficiency: 19.63495408, output: 2.25 },
      cautions: ['Size the heat sink'],
      source: 'Boylestad, Nashelsky, example 12.9: 19.6%; by hand: 36/16',
    },
    {
      inputs: { stage: 'b', rails: 'single', supply: 48, load: 8, peak: 20 },
      results: { output: 25, efficiency: 65.44984695, greatest: 36, worst: 7.29512522 },
      cautions: ['Size the heat sink'],
      source: 'By hand: 400/16; π/4 × 20/24; 24²/16; 24²/(8π²)',
    },
    {
      inputs: { stage: 'b', supply: 9, load: 8, peak: 2 },
      results: { output: 0.25, worst: 1.02587698 },
      cautions: ['crossover', 'Size the heat sink'],
      source: 'By hand: 4/16; 81/(8π²)',
    },
    {
      inputs: { stage: 'resistor', supply: 20, load: 20, peak: 11 },
      refused: 'half of the supply',
      source: 'By definition',
    },
    {
      inputs: { supply: 30, load: 2000, peak: 5.5 },
      results: { output: 0.0075625 },
      cautions: ['less than a fifth', 'is the load really'],
      source: 'By hand: 30.25/4000',
    },
    {
      inputs: { supply: 12, load: 100, peak: 6 },
      results: { output: 0.18, worst: 0.145902504 },
      source: 'By hand: 36/200; 144/(100π²)',
    },
    {
      inputs: { stage: 'resistor', supply: 20, load: 20, peak: 5 },
      results: {
        output: 0.625,
        efficiency: 6.25,
        input: 10,
        dissipation: 4.375,
        worst: 5,
        worstPeak: 0,
        greatest: 2.5,
      },
      cautions: ['must not be connected', 'Size the heat sink'],
      source: 'By hand: 25/40; 20 × 0.5 A; 5 - 0.625; 100/40',
    },
    {
      inputs: { stage: 'transformer', supply: 12, load: 100, peak: 9 },
      results: { output: 0.405, efficiency: 28.125, input: 1.44, dissipation: 1.035, worst: 1.44, greatest: 0.72 },
      cautions: ['twice the supply', 'Size the heat sink'],
      source: 'By hand: 81/200; 12 × 0.12 A; 144/200',
    },
    {
      inputs: { stage: 'ab', supply: 25, load: 8, peak: 20, quiescent: 100 },
      results: {
        output: 25,
        efficiency: 62.63132573,
        input: 39.91612776,
        dissipation: 7.458063882,
        worst: 7.995990307,
        worstPeak: 15.83403,
      },
      cautions: ['Size the heat sink'],
      source: 'NumPy and SciPy: the currents of both transistors integrated over a period, the most heat by search',
    },
    {
      inputs: { stage: 'ab', supply: 25, load: 8, peak: 3, quiescent: 500 },
      results: { efficiency: 2.25, input: 25, dissipation: 12.21875, worst: 12.5, worstPeak: 0 },
      cautions: ['which is class A', 'less than a fifth', 'both are hottest without a signal'],
      source: 'By hand: 2 × 25 × 0.5; 9/16 of 25 W; (25 - 0.5625)/2',
    },
    {
      inputs: { stage: 'ab', supply: 25, load: 8, peak: 20, quiescent: 450 },
      results: { input: 42.39604169, dissipation: 8.698020843, worst: 11.25, worstPeak: 0 },
      cautions: ['Size the heat sink'],
      source: 'NumPy and SciPy: the currents of both transistors integrated over a period, the most heat by search',
    },
    {
      inputs: { supply: 12, load: 8, peak: 13 },
      refused: 'at most the supply',
      source: 'By definition',
    },
    {
      inputs: { rails: 'single', supply: 12, load: 8, peak: 8 },
      refused: 'half of the single supply',
      source: 'By definition',
    },
    {
      inputs: { stage: 'transformer', supply: 12, load: 8, peak: 13 },
      refused: 'transformer gives',
      source: 'By definition',
    },
    {
      inputs: { supply: 12, load: 8, peak: 0 },
      results: { output: 0, efficiency: 0, input: 0, dissipation: 0 },
      cautions: ['crossover', 'Size the heat sink'],
      source: 'By definition: no signal, no current in class B',
    },
  ],
  notes: [
    'For a sine wave into a resistance, without the saturation voltage and the drivers. Music has peaks far above its mean: its output and heat are less.',
    'In class AB the load current is shared evenly by both transistors while both conduct, up to twice the quiescent current, and then carried by one (transistors of constant transconductance). Adding the quiescent power to that of class B gives somewhat more.',
    'A class A stage with a resistor is biased to half of the supply, one with a transformer to V/R, at which it reaches its full swing; losses of the winding are left out.',
  ],
  references: [
    {
      title: 'Boylestad, Nashelsky: Electronic Devices and Circuit Theory, 11th ed., ch. 12, examples 12.8 and 12.9',
      isbn: '978-0-13-262226-4',
      url: 'https://fliphtml5.com/eraqv/exzg/Electronic_Devices_and_Circuit_Theory/720',
    },
    { title: 'Sedra, Smith: Microelectronic Circuits, 7th ed., ch. 12 (output stages)', isbn: '978-0-19-933913-6' },
  ],
});

const NAMES: Readonly<Record<Stage, string>> = {
  resistor: 'A class A stage with the load as its collector resistor',
  transformer: 'A class A stage with a transformer',
  b: 'A class B push-pull stage',
  ab: 'A class AB push-pull stage',
};

/** The largest peak across the load, without the losses of transistors. */
function fullSwing(stage: Stage, rails: 'split' | 'single', supply: number): number {
  return stage === 'transformer' || (isPushPull(stage) && rails === 'split') ? supply : supply / 2;
}

function isPushPull(stage: Stage): boolean {
  return stage === 'b' || stage === 'ab';
}

/** Mean current of one of two transistors, which share the load current evenly up to twice the quiescent one. */
function meanCurrent(peak: number, idle: number): number {
  if (isAtMost(peak, 2 * idle)) return idle;
  const edge = (2 * idle) / peak;
  return (peak * Math.sqrt(1 - edge ** 2) + 2 * idle * Math.asin(edge)) / Math.PI;
}
