import {
  choice,
  constant,
  defineCalculator,
  electricConstant,
  isAbove,
  isAtMost,
  isBelow,
  magneticConstant,
  number,
  quantity,
} from '@reckoner/engine';
import { CONDUCTIVITY } from './shared/metals.js';
import { resistanceRatio } from './shared/round-wire.js';

/** δ = √(2/(ωμσ)), R_s = 1/(σδ); a round wire by Bessel functions, a rough surface by Hammerstad and Jensen's factor. */
export default defineCalculator({
  title: 'Skin depth and RF resistance',
  description:
    'Skin depth and surface resistance of a metal at a frequency, with the AC resistance of a round wire or the effect of a rough surface.',
  keywords: ['skin effect', 'ac resistance of wire', 'surface resistance', 'copper at rf', 'hammerstad roughness'],
  inputs: {
    frequency: quantity('Hz', { label: 'Frequency', unit: 'MHz', symbol: 'f', min: 1e-6, max: 1e6 }),
    metal: choice(
      {
        copper: { label: 'Copper', also: ['Cu'] },
        silver: { label: 'Silver', also: ['Ag'] },
        gold: { label: 'Gold', also: ['Au'] },
        aluminum: { label: 'Aluminum', also: ['Al'] },
        brass: 'Brass',
        tungsten: { label: 'Tungsten', also: ['W'] },
        zinc: { label: 'Zinc', also: ['Zn'] },
        platinum: { label: 'Platinum', also: ['Pt'] },
        solder: { label: 'Tin-lead solder', also: ['solder'] },
        stainless: { label: 'Stainless steel, not magnetic', also: ['stainless steel', '304', '316'] },
        nickel: { label: 'Nickel', also: ['Ni'] },
        iron: { label: 'Iron', also: ['Fe'] },
        custom: { label: 'Another, by its resistivity', also: ['own', 'other'] },
      },
      { label: 'Metal', default: 'copper' },
    ),
    resistivity: quantity('ohm*m', {
      label: 'Resistivity',
      help: 'One over the conductivity: 58 MS/m are 1.724 × 10⁻⁸ Ω·m.',
      symbol: '\\rho',
      usual: [1e-8, 2e-6],
      min: 1e-12,
      max: 10,
      when: { metal: 'custom' },
    }),
    permeability: number({
      label: 'Relative permeability',
      help: '1 for metals that are not magnetic. That of iron and nickel falls with frequency, from hundreds or thousands to near 1 in the GHz range.',
      symbol: '\\mu_r',
      min: 0.99,
      max: 1e6,
      when: { metal: ['nickel', 'iron', 'custom'] },
    }),
    conductor: choice(
      {
        surface: { label: 'Thick conductor with a flat surface', also: ['surface', 'flat', 'plane'] },
        wire: { label: 'Solid round wire', also: ['wire', 'round'] },
      },
      { label: 'Conductor', default: 'surface' },
    ),
    roughness: quantity('m', {
      label: 'RMS roughness',
      help: '0 for smooth. Some 0.4 µm for rolled, 1 to 3 µm for treated copper foil. Data sheets often give Rz, which is several times as large.',
      unit: 'µm',
      symbol: '\\Delta',
      usual: [0, 20],
      min: 0,
      max: 1000,
      default: 0,
      when: { conductor: 'surface' },
    }),
    diameter: quantity('m', {
      label: 'Wire diameter',
      unit: 'mm',
      symbol: 'd',
      usual: [0.01, 50],
      min: 1e-4,
      max: 1e4,
      when: { conductor: 'wire' },
    }),
    length: quantity('m', {
      label: 'Wire length',
      symbol: 'l',
      min: 1e-6,
      max: 1e6,
      default: 1,
      when: { conductor: 'wire' },
    }),
  },
  outputs: {
    conductivity: quantity('S/m', { label: 'Conductivity', unit: 'MS/m', symbol: '\\sigma', digits: 4 }),
    depth: quantity('m', { label: 'Skin depth', unit: 'µm', symbol: '\\delta', digits: 4 }),
    surfaceResistance: quantity('ohm', {
      label: 'Surface resistance per square, smooth',
      unit: 'mΩ',
      symbol: 'R_s',
      digits: 4,
    }),
    factor: number({ label: 'Roughness factor', symbol: 'K', digits: 4, optional: true }),
    roughResistance: quantity('ohm', {
      label: 'Surface resistance with the roughness',
      unit: 'mΩ',
      symbol: 'R_{s,rough}',
      digits: 4,
      optional: true,
    }),
    acResistance: quantity('ohm', { label: 'AC resistance of the wire', symbol: 'R_{ac}', digits: 4, optional: true }),
    dcResistance: quantity('ohm', { label: 'DC resistance of the wire', symbol: 'R_{dc}', digits: 4, optional: true }),
    ratio: number({
      label: 'AC resistance over DC resistance',
      symbol: 'R_{ac}/R_{dc}',
      digits: 5,
      optional: true,
    }),
  },
  formula: ({ frequency, metal, resistivity, permeability, conductor, roughness, diameter, length }) => {
    const conductivity = metal === 'custom' ? 1 / resistivity : CONDUCTIVITY[metal] * constant(1, 'S/m');
    const mu =
      metal === 'custom' || metal === 'nickel' || metal === 'iron' ? permeability * magneticConstant : magneticConstant;
    const depth = 1 / Math.sqrt(Math.PI * frequency * mu * conductivity);
    const surfaceResistance = 1 / (conductivity * depth);
    if (conductor === 'surface') {
      const factor = 1 + (2 / Math.PI) * Math.atan(1.4 * (roughness / depth) ** 2);
      return { conductivity, depth, surfaceResistance, factor, roughResistance: factor * surfaceResistance };
    }
    const dcResistance = (4 * length) / (Math.PI * conductivity * diameter ** 2);
    const ratio = resistanceRatio(diameter / (2 * depth));
    return { conductivity, depth, surfaceResistance, acResistance: ratio * dcResistance, dcResistance, ratio };
  },
  stepwise: [
    'The AC resistance of a round wire of radius a is the real part of k l J₀(ka)/(2πaσ J₁(ka)), with k = (1 - j)/δ and the Bessel functions J₀ and J₁.',
  ],
  figure: {
    kind: 'curve',
    title: 'Current density below the surface',
    x: { of: 'depth', label: 'Depth' },
    y: { label: 'Share of that at the surface' },
    curve: ({ depth, conductor }) =>
      conductor === 'wire'
        ? undefined
        : {
            from: 0,
            to: 5 * depth,
            lines: [{ y: (x) => Math.exp(-x / depth) }],
            marks: [{ x: depth, y: Math.exp(-1), label: 'δ' }],
          },
  },
  explanation: ({ conductor, roughness, ratio }) => {
    if (ratio !== undefined && isBelow(ratio, 1.00001))
      return 'At {frequency} the skin depth is {depth}, large beside the wire: {length} of {diameter} diameter has {acResistance}, as at DC.';
    if (conductor === 'wire')
      return 'At {frequency} the skin depth is {depth}: a wire of {diameter} diameter and {length} length has {acResistance}, {ratio} times its {dcResistance} at DC.';
    return roughness > 0
      ? 'At {frequency} the skin depth is {depth} and the surface resistance {surfaceResistance} per square; a roughness of {roughness} makes it {factor} times that, {roughResistance}.'
      : 'At {frequency} the skin depth is {depth} and the surface resistance {surfaceResistance} per square.';
  },
  cautions: [
    {
      level: 'caution',
      when: ({ frequency, metal, resistivity }) =>
        metal === 'custom' && isAbove(2 * Math.PI * frequency * electricConstant * resistivity, 0.001),
      says: 'This is no good conductor at {frequency}: with a permittivity of some tens, as of sea water or soil, displacement currents count, and the depth is larger than {depth}.',
    },
    {
      level: 'caution',
      when: ({ frequency, metal }) => metal !== 'custom' && isAbove(frequency, constant(1e11, 'Hz')),
      says: 'Above 100 GHz roughness, oxide and the free path of the electrons count beside so small a depth: measured losses are usually higher.',
    },
    {
      level: 'caution',
      when: ({ permeability }) => permeability !== undefined && permeability >= 2,
      says: 'The permeability of magnetic metals depends on alloy, treatment, field and frequency: with half of {permeability} the skin depth is 1.41 times as large.',
    },
    {
      level: 'note',
      when: ({ conductor, depth }) => conductor === 'surface' && isAbove(depth, constant(12e-6, 'm')),
      says: 'This holds for a conductor some three times as thick as {depth}, which a foil of 35 µm is not: one thinner than {depth} has more resistance, at least that of its whole section at DC.',
    },
    {
      level: 'note',
      when: ({ roughness, depth }) => roughness !== undefined && isAbove(roughness, 2 * depth),
      says: 'Hammerstad and Jensen’s factor never exceeds 2: treated foils whose roughness is well above the skin depth have been measured to lose more.',
    },
    {
      level: 'note',
      when: ({ conductor, diameter, depth }) => conductor === 'wire' && isAtMost(depth, diameter),
      says: 'This is for a wire by itself: in coils, bundles and next to other conductors the proximity effect adds to the AC resistance, often several times.',
    },
  ],
  examples: [
    {
      inputs: { frequency: '10 GHz' },
      results: {
        conductivity: 58.13,
        depth: 0.660115560442,
        surfaceResistance: 26.0603177588,
        factor: 1,
        roughResistance: 26.0603177588,
      },
      source: 'Pozar: Microwave Engineering, 4th ed., example 1.2: 0.660 µm; Python 3.11',
    },
    {
      inputs: { frequency: '10 GHz', metal: 'aluminum' },
      results: { depth: 0.814734203065, surfaceResistance: 32.1644171009 },
      source: 'Pozar: Microwave Engineering, 4th ed., example 1.2: 0.814 µm; Python 3.11',
    },
    {
      inputs: { frequency: 1000, roughness: 2 },
      results: {
        depth: 2.08746868992,
        surfaceResistance: 8.24099606657,
        factor: 1.57902733341,
        roughResistance: 13.0127580436,
      },
      source: 'Python 3.11 with mpmath',
    },
    {
      inputs: { frequency: '10 GHz', roughness: 2 },
      results: { factor: 1.9505623524, roughResistance: 50.832274712 },
      cautions: ['never exceeds 2'],
      source: 'Python 3.11 with mpmath',
    },
    {
      inputs: { frequency: 1, conductor: 'wire', diameter: 1 },
      results: {
        depth: 66.0115560442,
        acResistance: 0.0886956672329,
        dcResistance: 0.0219033123127,
        ratio: 4.04941800431,
      },
      cautions: ['proximity effect'],
      source: 'Python 3.11 with mpmath: kρ/(2πa)·J₀(ka)/J₁(ka), complex',
    },
    {
      inputs: { frequency: 10, metal: 'silver', conductor: 'wire', diameter: 2, length: 10 },
      results: {
        depth: 20.2568537775,
        acResistance: 1.28576477379,
        dcResistance: 0.0515648608754,
        ratio: 24.9349024114,
      },
      cautions: ['proximity effect'],
      source: 'Python 3.11 with mpmath: kρ/(2πa)·J₀(ka)/J₁(ka), complex',
    },
    {
      inputs: { frequency: '1 kHz', metal: 'iron', permeability: 200, conductor: 'wire', diameter: 2 },
      results: {
        depth: 350.660236588,
        acResistance: 0.0522333348335,
        dcResistance: 0.030903872445,
        ratio: 1.69018736815,
      },
      cautions: ['magnetic metals', 'proximity effect'],
      source: 'Python 3.11 with mpmath: kρ/(2πa)·J₀(ka)/J₁(ka), complex',
    },
    {
      inputs: { frequency: 100, metal: 'nickel', permeability: 20 },
      results: { depth: 2.95645274049, surfaceResistance: 23.3432151802 },
      cautions: ['magnetic metals'],
      source: 'Python 3.11',
    },
    {
      inputs: { frequency: '50 Hz', conductor: 'wire', diameter: 20 },
      results: { depth: 9335.44378311, ratio: 1.0268419042 },
      cautions: ['proximity effect'],
      source: 'Python 3.11 with mpmath: kρ/(2πa)·J₀(ka)/J₁(ka), complex',
    },
    {
      inputs: { frequency: 1, metal: 'custom', resistivity: 1.72e-8, permeability: 1 },
      results: { depth: 66.0061428747, surfaceResistance: 0.260581807252 },
      cautions: ['as thick as'],
      source: 'Python 3.11',
    },
    {
      inputs: { frequency: 100, metal: 'custom', resistivity: 0.25, permeability: 1 },
      results: { depth: 25164.6060539, surfaceResistance: 9934.58826514 },
      cautions: ['no good conductor', 'as thick as'],
      source: 'Python 3.11',
    },
    {
      inputs: { frequency: 1, metal: 'custom', resistivity: 1.7e-8, permeability: 100 },
      results: { depth: 6.5621264125, surfaceResistance: 2.59062366851 },
      cautions: ['magnetic metals'],
      source: 'Python 3.11 with mpmath',
    },
    {
      inputs: { frequency: '2 GHz', metal: 'iron', permeability: 1 },
      results: { depth: 3.50660236588 },
      source: 'Python 3.11: 1/√(π × 2 GHz × μ₀ × 10.3 MS/m), of a permeability that nothing halves',
    },
    {
      inputs: { frequency: 1, conductor: 'wire', diameter: 0.01 },
      results: { dcResistance: 219.033123127, ratio: 1.000000686 },
      source: 'By hand: 4/(π × 58.13e6 × 10⁻¹⁰); 1 + (a/δ)⁴/48',
    },
    {
      inputs: { frequency: '200 GHz' },
      results: { depth: 0.147606326615, surfaceResistance: 116.545284048 },
      cautions: ['so small a depth'],
      source: 'Python 3.11',
    },
  ],
  notes: [
    'The field and the current density fall to 37% at one skin depth, to 5% at three and to 1% at 4.6. A conductor of a few skin depths counts as thick.',
    'Metals at 20 °C, pure and annealed where they are elements. Brass varies between some 14 and 26 MS/m with its zinc, stainless steel between some 1.1 and 1.4 (304 and 316 at the upper end): enter the resistivity where it matters. Plated or drawn surfaces often have more resistance than the bulk.',
  ],
  references: [
    {
      title:
        'Pozar: Microwave Engineering, 4th ed., §1.4, §1.7 and appendix F (read in public implementations of its examples and tables)',
      isbn: '978-0-470-63155-3',
    },
    {
      title: 'The skin effect: impedance of a straight wire at radio frequencies',
      url: 'http://home.swipnet.se/swi/bessel/bessel.html',
    },
    {
      title:
        'D. W. Knight: Practical continuous functions for the internal impedance of solid cylindrical conductors (2016)',
      doi: '10.13140/RG.2.1.3865.1284',
    },
    {
      title:
        'Hammerstad, Jensen: Accurate models for microstrip computer-aided design, IEEE MTT-S Digest (1980) 407-409; the factor stands alike in Wcalc and more than two other public programs',
    },
  ],
});
