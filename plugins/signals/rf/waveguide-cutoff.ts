import {
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isBelow,
  isNear,
  magneticConstant,
  number,
  quantity,
  speedOfLight,
  table,
  text,
  vacuumImpedance,
} from '@reckoner/engine';
import { SLOPE_ZEROS, ZEROS, zeroOfMode } from './shared/bessel-zeros.js';
import { CONDUCTIVITY } from './shared/metals.js';
import { SIZES } from './shared/waveguide-sizes.js';

/** k_c = √((mπ/a)² + (nπ/b)²), or a zero of J_m or J_m' over the radius; β = √(k² - k_c²); losses of good walls by power. */
export default defineCalculator({
  title: 'Rectangular and circular waveguide',
  description:
    'Cutoff frequency of a mode of a rectangular, standard WR or circular waveguide, with guide wavelength, wave impedance, velocities and attenuation at a frequency.',
  keywords: [
    'waveguide cutoff frequency',
    'te10 cutoff',
    'guide wavelength',
    'wr90',
    'wr sizes',
    'waveguide attenuation',
  ],
  inputs: {
    guide: choice(
      {
        rectangular: { label: 'Rectangular, by its size', also: ['rectangular'] },
        circular: { label: 'Circular', also: ['round'] },
        wr2300: { label: 'WR-2300', also: ['WR2300', 'WG00', 'R3'] },
        wr2100: { label: 'WR-2100', also: ['WR2100', 'WG0', 'R4'] },
        wr1800: { label: 'WR-1800', also: ['WR1800', 'WG1', 'R5'] },
        wr1500: { label: 'WR-1500', also: ['WR1500', 'WG2', 'R6'] },
        wr1150: { label: 'WR-1150', also: ['WR1150', 'WG3', 'R8'] },
        wr975: { label: 'WR-975', also: ['WR975', 'WG4', 'R9'] },
        wr770: { label: 'WR-770', also: ['WR770', 'WG5', 'R12'] },
        wr650: { label: 'WR-650', also: ['WR650', 'WG6', 'R14'] },
        wr510: { label: 'WR-510', also: ['WR510', 'WG7', 'R18'] },
        wr430: { label: 'WR-430', also: ['WR430', 'WG8', 'R22'] },
        wr340: { label: 'WR-340', also: ['WR340', 'WG9A', 'R26'] },
        wr284: { label: 'WR-284', also: ['WR284', 'WG10', 'R32'] },
        wr229: { label: 'WR-229', also: ['WR229', 'WG11A', 'R40'] },
        wr187: { label: 'WR-187', also: ['WR187', 'WG12', 'R48'] },
        wr159: { label: 'WR-159', also: ['WR159', 'WG13', 'R58'] },
        wr137: { label: 'WR-137', also: ['WR137', 'WG14', 'R70'] },
        wr112: { label: 'WR-112', also: ['WR112', 'WG15', 'R84'] },
        wr90: { label: 'WR-90', also: ['WR90', 'WG16', 'R100'] },
        wr75: { label: 'WR-75', also: ['WR75', 'WG17', 'R120'] },
        wr62: { label: 'WR-62', also: ['WR62', 'WG18', 'R140'] },
        wr51: { label: 'WR-51', also: ['WR51', 'WG19', 'R180'] },
        wr42: { label: 'WR-42', also: ['WR42', 'WG20', 'R220'] },
        wr34: { label: 'WR-34', also: ['WR34', 'WG21', 'R260'] },
        wr28: { label: 'WR-28', also: ['WR28', 'WG22', 'R320'] },
        wr22: { label: 'WR-22', also: ['WR22', 'WG23', 'R400', 'WR22.4'] },
        wr19: { label: 'WR-19', also: ['WR19', 'WG24', 'R500', 'WR18.8'] },
        wr15: { label: 'WR-15', also: ['WR15', 'WG25', 'R620', 'WR14.8'] },
        wr12: { label: 'WR-12', also: ['WR12', 'WG26', 'R740', 'WR12.2'] },
        wr10: { label: 'WR-10', also: ['WR10', 'WG27', 'R900'] },
        wr8: { label: 'WR-8', also: ['WR8', 'WG28', 'R1200'] },
        wr6: { label: 'WR-6', also: ['WR6', 'WG29', 'R1400', 'WR7', 'WR-7', 'WR6.5'] },
        wr5: { label: 'WR-5', also: ['WR5', 'WG30', 'R1800', 'WR5.1'] },
        wr4: { label: 'WR-4', also: ['WR4', 'WG31', 'R2200', 'WR4.3'] },
        wr3: { label: 'WR-3', also: ['WR3', 'WG32', 'R2600', 'WR3.4'] },
      },
      { label: 'Waveguide', default: 'wr90' },
    ),
    width: quantity('m', {
      label: 'Inner width',
      help: 'The broad wall.',
      unit: 'mm',
      symbol: 'a',
      usual: [0.2, 700],
      min: 0.001,
      max: 1e5,
      when: { guide: 'rectangular' },
    }),
    height: quantity('m', {
      label: 'Inner height',
      help: 'The narrow wall.',
      unit: 'mm',
      symbol: 'b',
      usual: [0.1, 700],
      min: 0.001,
      max: 1e5,
      when: { guide: 'rectangular' },
    }),
    innerDiameter: quantity('m', {
      label: 'Inner diameter',
      unit: 'mm',
      symbol: 'D',
      usual: [0.2, 1000],
      min: 0.001,
      max: 1e5,
      when: { guide: 'circular' },
    }),
    mode: choice(
      { te: { label: 'TE', also: ['H'] }, tm: { label: 'TM', also: ['E'] } },
      { label: 'Kind of mode', default: 'te' },
    ),
    m: integer({
      label: 'First index of the mode',
      help: 'Half waves across the width, or around a circular guide whole waves.',
      symbol: 'm',
      min: 0,
      max: 20,
      default: 1,
    }),
    n: integer({
      label: 'Second index of the mode',
      help: 'Half waves across the height, or of a circular guide from center to wall.',
      symbol: 'n',
      min: 0,
      max: 20,
      default: ({ guide, mode }) => (guide === 'circular' || mode === 'tm' ? 1 : 0),
    }),
    permittivity: number({
      label: 'Relative permittivity of the filling',
      symbol: '\\varepsilon_r',
      min: 1,
      max: 1000,
      usual: [1, 20],
      default: 1,
    }),
    task: choice(
      {
        cutoff: 'Cutoff and modes',
        frequency: { label: 'Also the wave at a frequency', also: ['frequency', 'attenuation'] },
      },
      { label: 'Answer', default: 'cutoff' },
    ),
    frequency: quantity('Hz', {
      label: 'Frequency',
      unit: 'GHz',
      symbol: 'f',
      usual: [0.1, 1200],
      min: 1e-6,
      max: 1e4,
      when: { task: 'frequency' },
    }),
    metal: choice(
      {
        copper: { label: 'Copper', also: ['Cu'] },
        silver: { label: 'Silver', also: ['Ag'] },
        gold: { label: 'Gold', also: ['Au'] },
        aluminum: { label: 'Aluminum', also: ['Al'] },
        brass: 'Brass',
        custom: { label: 'Another, by its resistivity', also: ['own', 'other'] },
      },
      { label: 'Walls', default: 'copper', when: { task: 'frequency' } },
    ),
    resistivity: quantity('ohm*m', {
      label: 'Resistivity of the walls',
      help: 'One over the conductivity: 58 MS/m are 1.724 × 10⁻⁸ Ω·m.',
      symbol: '\\rho',
      usual: [1e-8, 2e-6],
      min: 1e-12,
      max: 1e-3,
      when: { metal: 'custom' },
    }),
    lossTangent: number({
      label: 'Loss tangent of the filling',
      symbol: '\\tan\\delta',
      min: 0,
      max: 1,
      usual: [0, 0.1],
      default: 0,
      when: { task: 'frequency' },
    }),
  },
  outputs: {
    cutoff: quantity('Hz', { label: 'Cutoff frequency of the mode', unit: 'GHz', symbol: 'f_c', digits: 5 }),
    innerWidth: quantity('m', { label: 'Inner width of the size', unit: 'mm', symbol: 'a', digits: 5, optional: true }),
    innerHeight: quantity('m', {
      label: 'Inner height of the size',
      unit: 'mm',
      symbol: 'b',
      digits: 5,
      optional: true,
    }),
    bandFrom: quantity('Hz', {
      label: 'Band from, 1.25 times the cutoff',
      unit: 'GHz',
      symbol: 'f_1',
      digits: 4,
      optional: true,
    }),
    bandTo: quantity('Hz', {
      label: 'Band to, 95% of the next cutoff',
      unit: 'GHz',
      symbol: 'f_2',
      digits: 4,
      optional: true,
    }),
    guideWavelength: quantity('m', {
      label: 'Guide wavelength',
      unit: 'mm',
      symbol: '\\lambda_g',
      digits: 5,
      optional: true,
    }),
    waveImpedance: quantity('ohm', { label: 'Wave impedance', symbol: 'Z_w', digits: 5, optional: true }),
    phaseVelocity: quantity('m/s', { label: 'Phase velocity', symbol: 'v_p', digits: 5, optional: true }),
    groupVelocity: quantity('m/s', { label: 'Group velocity', symbol: 'v_g', digits: 5, optional: true }),
    wallLoss: quantity('dB/m', { label: 'Attenuation by the walls', symbol: '\\alpha_c', digits: 4, optional: true }),
    fillingLoss: quantity('dB/m', {
      label: 'Attenuation by the filling',
      symbol: '\\alpha_d',
      digits: 4,
      optional: true,
    }),
    attenuation: quantity('dB/m', { label: 'Attenuation', symbol: '\\alpha', digits: 4, optional: true }),
    decay: quantity('dB/m', { label: 'Decay below the cutoff', symbol: '\\alpha_e', digits: 5, optional: true }),
    modes: table(
      { mode: text({ label: 'Mode' }), cutoff: quantity('Hz', { label: 'Cutoff frequency', unit: 'GHz', digits: 5 }) },
      { label: 'Modes of lowest cutoff' },
    ),
  },
  formula: ({
    guide,
    width,
    height,
    innerDiameter,
    mode,
    m,
    n,
    permittivity,
    task,
    frequency,
    metal,
    resistivity,
    lossTangent,
  }) => {
    const isCircular = guide === 'circular';
    const isStandard = guide !== 'circular' && guide !== 'rectangular';
    const inch = constant(0.0254, 'm');
    const a = isCircular ? innerDiameter / 2 : guide === 'rectangular' ? width : SIZES[guide][0]! * inch;
    const b = isCircular ? innerDiameter / 2 : guide === 'rectangular' ? height : SIZES[guide][1]! * inch;
    const speed = speedOfLight / Math.sqrt(permittivity);
    const zero = isCircular ? zeroOfMode(mode, m, n) : 0;
    const cutoff = isCircular
      ? (zero * speed) / (2 * Math.PI * a)
      : (speed / 2) * Math.sqrt((m / a) ** 2 + (n / b) ** 2);
    const modes = isCircular ? circularModes(speed / (2 * Math.PI * a)) : rectangularModes(a, b, speed / 2);
    const bandFrom = 1.25 * cutoff;
    const bandTo = 0.95 * modes[1]!.cutoff;
    const isUsual = !isCircular && mode === 'te' && m === 1 && n === 0 && isAbove(bandTo, bandFrom);
    const guideData = {
      cutoff,
      innerWidth: isStandard ? a : undefined,
      innerHeight: isStandard ? b : undefined,
      bandFrom: isUsual ? bandFrom : undefined,
      bandTo: isUsual ? bandTo : undefined,
      modes,
    };
    if (task === 'cutoff') return guideData;
    const k = (2 * Math.PI * frequency) / speed;
    const share = (cutoff / frequency) ** 2;
    const neper = constant(20, 'dB') * Math.LOG10E;
    if (isBelow(frequency, cutoff)) return { ...guideData, decay: neper * k * Math.sqrt(share - 1) };
    if (!isAbove(frequency, cutoff)) return { ...guideData, decay: constant(0, 'dB/m') };
    const root = Math.sqrt(1 - share);
    const eta = vacuumImpedance / Math.sqrt(permittivity);
    const rho = metal === 'custom' ? resistivity : 1 / (CONDUCTIVITY[metal] * constant(1, 'S/m'));
    const sheet = Math.sqrt(Math.PI * frequency * magneticConstant * rho);
    const wall = isCircular
      ? (mode === 'te' ? share + m ** 2 / (zero ** 2 - m ** 2) : 1) / a
      : mode === 'te'
        ? wallOfTe(a, b, m, n, share)
        : (2 * (m ** 2 * (b / a) ** 3 + n ** 2)) / (b * ((m * (b / a)) ** 2 + n ** 2));
    const wallLoss = (neper * sheet * wall) / (eta * root);
    const fillingLoss = (neper * k * lossTangent) / (2 * root);
    return {
      ...guideData,
      guideWavelength: speed / (frequency * root),
      waveImpedance: mode === 'te' ? eta / root : eta * root,
      phaseVelocity: speed / root,
      groupVelocity: speed * root,
      wallLoss,
      fillingLoss,
      attenuation: wallLoss + fillingLoss,
    };
  },
  shown: ({
    guide,
    width,
    height,
    innerDiameter,
    mode,
    m,
    n,
    permittivity,
    frequency,
    lossTangent,
    cutoff,
    innerWidth,
    innerHeight,
    bandFrom,
    guideWavelength,
    decay,
    wallLoss,
    fillingLoss,
  }) => ({
    cutoff:
      guide === 'circular'
        ? (zeroOfMode(mode, m, n) * speedOfLight) / (Math.PI * innerDiameter * Math.sqrt(permittivity))
        : guide === 'rectangular'
          ? (speedOfLight / (2 * Math.sqrt(permittivity))) * Math.sqrt((m / width) ** 2 + (n / height) ** 2)
          : (speedOfLight / (2 * Math.sqrt(permittivity))) *
            Math.sqrt((m / innerWidth!) ** 2 + (n / innerHeight!) ** 2),
    bandFrom: bandFrom === undefined ? undefined : 1.25 * cutoff,
    guideWavelength:
      guideWavelength === undefined
        ? undefined
        : speedOfLight / (frequency * Math.sqrt(permittivity) * Math.sqrt(1 - (cutoff / frequency) ** 2)),
    waveImpedance:
      guideWavelength === undefined
        ? undefined
        : mode === 'te'
          ? vacuumImpedance / (Math.sqrt(permittivity) * Math.sqrt(1 - (cutoff / frequency) ** 2))
          : (vacuumImpedance / Math.sqrt(permittivity)) * Math.sqrt(1 - (cutoff / frequency) ** 2),
    phaseVelocity:
      guideWavelength === undefined
        ? undefined
        : speedOfLight / (Math.sqrt(permittivity) * Math.sqrt(1 - (cutoff / frequency) ** 2)),
    groupVelocity:
      guideWavelength === undefined
        ? undefined
        : (speedOfLight / Math.sqrt(permittivity)) * Math.sqrt(1 - (cutoff / frequency) ** 2),
    fillingLoss:
      guideWavelength === undefined
        ? undefined
        : (constant(20, 'dB') * Math.LOG10E * Math.PI * frequency * Math.sqrt(permittivity) * lossTangent) /
          (speedOfLight * Math.sqrt(1 - (cutoff / frequency) ** 2)),
    attenuation: guideWavelength === undefined ? undefined : wallLoss! + fillingLoss!,
    decay:
      decay! > 0
        ? ((constant(40, 'dB') * Math.LOG10E * Math.PI * Math.sqrt(permittivity)) / speedOfLight) *
          Math.sqrt(cutoff ** 2 - frequency ** 2)
        : undefined,
  }),
  stepwise: [
    'The band ends at 95% of the second cutoff in the table of modes.',
    'Below the cutoff the field decays by 20 log₁₀ e 2π√εr/c √(fc² - f²), and the attenuation by the filling above it is 20 log₁₀ e π f √εr tan δ/(c √(1 - (fc/f)²)).',
    'The attenuation by the walls is 20 log₁₀ e times the power that the current of the mode turns into heat in a wall of Rs = √(π f μ₀ρ) per square, over twice the power that it carries: for TE10 it is 20 log₁₀ e Rs (1 + 2b/a (fc/f)²)/(b η √(1 - (fc/f)²)), where η = Z/√εr.',
  ],
  figure: {
    kind: 'curve',
    title: 'Guide wavelength over frequency',
    x: { of: 'cutoff', label: 'Frequency' },
    y: { of: 'guideWavelength', label: 'Wavelength' },
    curve: ({ cutoff, permittivity, frequency, guideWavelength }) => {
      const speed = speedOfLight / Math.sqrt(permittivity);
      return {
        from: 1.05 * cutoff,
        to: 3 * cutoff,
        lines: [
          { label: 'In the guide', y: (f) => speed / Math.sqrt((f - cutoff) * (f + cutoff)) },
          { label: 'Without walls', dashed: true, y: (f) => speed / f },
        ],
        marks:
          guideWavelength === undefined || frequency < 1.05 * cutoff || frequency > 3 * cutoff
            ? []
            : [{ x: frequency, y: guideWavelength, label: 'f' }],
      };
    },
  },
  explanation: ({ task, frequency, cutoff, decay, guideWavelength }) => {
    if (task === 'cutoff')
      return 'The mode travels above its cutoff frequency of {cutoff}{bandFrom?; by the usual rule the guide serves from {bandFrom} to {bandTo}|}.';
    const isClose = isNear(frequency, cutoff, 1e-4 * cutoff);
    if (guideWavelength !== undefined && isClose)
      return 'At {frequency}, just above the cutoff, the wave in the guide is {guideWavelength} long, its impedance {waveImpedance} and its attenuation {attenuation}.';
    if (guideWavelength !== undefined)
      return 'At {frequency}, above the cutoff of {cutoff}, the wave in the guide is {guideWavelength} long, its impedance {waveImpedance} and its attenuation {attenuation}.';
    if (decay !== 0 && isClose)
      return 'At {frequency}, just below the cutoff, the mode does not travel, and its field decays by {decay}.';
    return decay === 0
      ? '{frequency} is the cutoff frequency itself, {cutoff}: the wave does not travel, and its field is the same all along the guide.'
      : '{frequency} is below the cutoff of {cutoff}: the mode does not travel, and its field decays by {decay}.';
  },
  requires: [
    {
      that: ({ width, height }) => height <= width,
      field: 'height',
      says: 'The height, {height}, must not exceed the width, {width}: the broad wall is the width.',
    },
    {
      that: ({ guide, mode, m, n }) => guide === 'circular' || mode === 'tm' || m + n > 0,
      field: 'm',
      says: 'A TE mode of a rectangular guide has at least one index above 0, here {m} and {n}.',
    },
    {
      that: ({ guide, mode, m, n }) => guide === 'circular' || mode === 'te' || (m > 0 && n > 0),
      field: 'n',
      says: 'A TM mode of a rectangular guide has both indices above 0, here {m} and {n}.',
    },
    {
      that: ({ guide, n }) => guide !== 'circular' || (n >= 1 && n <= 5),
      field: 'n',
      says: 'The second index of a circular guide counts zeros from 1 on, here up to 5: not {n}.',
    },
    {
      that: ({ guide, m }) => guide !== 'circular' || m <= 6,
      field: 'm',
      says: 'The first index of a circular guide goes up to 6 here: not {m}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ frequency, guideWavelength, modes }) =>
        guideWavelength !== undefined && isAbove(frequency, modes[1]!.cutoff),
      says: 'At {frequency} more than one mode travels, as the table of modes shows: bends and joints then turn part of the power into others, and these figures hold for one of them.',
    },
    {
      level: 'caution',
      when: ({ frequency, decay, modes }) => decay !== undefined && isAbove(frequency, modes[0]!.cutoff),
      says: 'At {frequency} the guide is not closed: this mode does not travel, but at least one of lower cutoff does, as the table of modes shows.',
    },
    {
      level: 'caution',
      when: ({ frequency, guideWavelength, cutoff }) =>
        guideWavelength !== undefined && isBelow(frequency, 1.05 * cutoff),
      says: 'Within 5% of the cutoff the wavelength, velocity and attenuation change steeply with frequency and size, and the attenuation by power loss, {attenuation}, is too large right at the cutoff: stay above.',
    },
    {
      level: 'caution',
      when: ({ lossTangent, frequency, cutoff, guideWavelength }) =>
        guideWavelength !== undefined && isAbove(lossTangent, 0.3 * (1 - (cutoff / frequency) ** 2)),
      says: 'Guide wavelength and attenuation by the filling are for small losses: with a loss tangent of {lossTangent} both are more than 1% too large here, and more so nearer to the cutoff.',
    },
    {
      level: 'caution',
      when: ({ lossTangent, frequency, cutoff, decay }) =>
        decay !== undefined && isAbove(lossTangent, 0.3 * ((cutoff / frequency) ** 2 - 1)),
      says: 'The decay, {decay}, is that of a filling without loss: with a loss tangent of {lossTangent} it is larger here, by more than 1%.',
    },
  ],
  examples: [
    {
      inputs: { task: 'frequency', frequency: 10 },
      results: {
        cutoff: 6.5571403762,
        innerWidth: 22.86,
        innerHeight: 10.16,
        bandFrom: 8.19642547,
        bandTo: 12.4585667148,
        guideWavelength: 39.7071192111,
        waveImpedance: 498.97437597,
        phaseVelocity: 397071192.111,
        groupVelocity: 226346105.331,
        wallLoss: 0.108264074114,
        fillingLoss: 0,
        attenuation: 0.108264074114,
        modes: {
          length: 6,
          rows: {
            0: { cutoff: 6.5571403762 },
            1: { cutoff: 13.1142807524 },
            2: { cutoff: 14.7535658465 },
            3: { cutoff: 16.1450857879 },
            5: { cutoff: 19.7396065016 },
          },
        },
      },
      source:
        'Python 3.11 with numpy: fields of the mode integrated over section and walls; scikit-rf has 0.10826407 dB/m',
    },
    {
      inputs: {
        guide: 'rectangular',
        width: 10.7,
        height: 4.3,
        permittivity: 2.08,
        task: 'frequency',
        frequency: 15,
        metal: 'custom',
        resistivity: 1.724137931e-8,
        lossTangent: 0.0004,
      },
      results: {
        cutoff: 9.71348921025,
        guideWavelength: 18.1860106408,
        waveImpedance: 342.798224518,
        wallLoss: 0.4335536319,
        fillingLoss: 1.03363226888,
        attenuation: 1.467185901,
      },
      source:
        'Pozar: Microwave Engineering, 4th ed., example 3.1: 0.0500 and 0.119 Np/m (9.72 GHz with c of 3 × 10⁸); Python 3.11 with numpy: fields integrated',
    },

    {
      inputs: { task: 'frequency', frequency: 20, mode: 'te', m: 0, n: 1, metal: 'aluminum' },
      results: { cutoff: 14.7535658465, guideWavelength: 22.2018366973, wallLoss: 0.234347097299 },
      cautions: ['more than one mode'],
      source: 'Python 3.11 with numpy: fields of the mode integrated over section and walls',
    },
    {
      inputs: {
        guide: 'rectangular',
        width: 50,
        height: 30,
        m: 2,
        n: 1,
        task: 'frequency',
        frequency: 12,
        metal: 'silver',
      },
      results: { cutoff: 7.80484649311, waveImpedance: 495.966272843, wallLoss: 0.0649838863978 },
      cautions: ['more than one mode'],
      source: 'Python 3.11 with numpy: fields of the mode integrated over section and walls',
    },
    {
      inputs: {
        guide: 'rectangular',
        width: 50,
        height: 30,
        mode: 'tm',
        task: 'frequency',
        frequency: 12,
        metal: 'brass',
      },
      results: { cutoff: 5.82691800345, waveImpedance: 329.335446988, wallLoss: 0.0675757256909 },
      cautions: ['more than one mode'],
      source: 'Python 3.11 with numpy: fields of the mode integrated over section and walls',
    },
    {
      inputs: {
        guide: 'circular',
        innerDiameter: 10,
        permittivity: 2.08,
        task: 'frequency',
        frequency: 14,
        metal: 'custom',
        resistivity: '1/41000000',
        lossTangent: 0.0004,
      },
      results: {
        cutoff: 12.1824967268,
        guideWavelength: 30.1332452086,
        waveImpedance: 530.131737876,
        wallLoss: 0.582575354542,
        fillingLoss: 1.49192872963,
        modes: { length: 6, rows: { 1: { cutoff: 15.91192568 } } },
      },
      source:
        'Pozar: Microwave Engineering, 4th ed., example 3.2: 12.19 and 15.92 GHz with c of 3 × 10⁸; Python 3.11 with numpy: fields integrated',
    },
    {
      inputs: { guide: 'circular', innerDiameter: 50, mode: 'tm', m: 0, task: 'frequency', frequency: 6 },
      results: {
        cutoff: 4.58970111341,
        guideWavelength: 77.5752654047,
        waveImpedance: 242.648018608,
        wallLoss: 0.0289036627353,
        modes: {
          rows: {
            0: { cutoff: 3.51396932895 },
            2: { cutoff: 5.82912743306 },
            3: { cutoff: 7.31295669303 },
            5: { cutoff: 9.80153064382 },
          },
        },
      },
      cautions: ['more than one mode'],
      source: 'Python 3.11 with numpy and scipy: fields of the mode integrated over section and walls',
    },
    {
      inputs: { guide: 'circular', innerDiameter: 50, m: 2, task: 'frequency', frequency: 8, metal: 'aluminum' },
      results: { cutoff: 5.82912743306, wallLoss: 0.0496475889559 },
      cautions: ['more than one mode'],
      source: 'Python 3.11 with numpy and scipy: fields of the mode integrated over section and walls',
    },
    {
      inputs: { task: 'frequency', frequency: 10, mode: 'tm' },
      results: { cutoff: 16.145085788, decay: 2307.4509775 },
      cautions: ['not closed'],
      source: 'Python 3.11: 20 log₁₀ e 2π/c √(fc² - f²); TE10 travels above 6.557 GHz',
    },
    {
      inputs: { task: 'frequency', frequency: 5 },
      results: { cutoff: 6.5571403762, decay: 772.258237593 },
      source: 'Python 3.11: 20 log₁₀ e × 2π/c × √(fc² - f²)',
    },
    {
      inputs: { guide: 'rectangular', width: 149.896229, height: 70, task: 'frequency', frequency: 1 },
      results: { cutoff: 1, decay: 0 },
      source: 'By hand: c/(2 × 0.149896229 m) is 1 GHz',
    },
    {
      inputs: { task: 'frequency', frequency: 6.7 },
      results: { guideWavelength: 217.841703457, wallLoss: 0.436314244332 },
      cautions: ['Within 5%'],
      source: 'Python 3.11 with numpy: fields of the mode integrated over section and walls',
    },
    {
      inputs: { permittivity: 4, task: 'frequency', frequency: 6, lossTangent: 0.25, metal: 'gold' },
      results: { cutoff: 3.2785701881 },
      cautions: ['both are more than 1% too large'],
      source: 'By hand: half of 6.5571 GHz; Python 3.11: the complex root has 1.5% less',
    },
    {
      inputs: { task: 'frequency', frequency: 7, lossTangent: 0.05 },
      results: { fillingLoss: 91.010703462 },
      cautions: ['both are more than 1% too large'],
      source: 'Python 3.11: k² tan δ/(2β); the complex root of the propagation constant has 1.9% less',
    },
    {
      inputs: { task: 'frequency', frequency: 6, lossTangent: 0.1 },
      results: { decay: 481.505401719 },
      cautions: ['without loss'],
      source: 'Python 3.11: √(k_c² - k²); the complex root has 3.1% more',
    },
    {
      inputs: { guide: 'rectangular', width: 30, height: 30 },
      results: {
        cutoff: 4.99654096667,
        modes: {
          length: 6,
          rows: { 1: { cutoff: 4.99654096667 }, 2: { cutoff: 7.06617600001 }, 4: { cutoff: 9.99308193333 } },
        },
      },
      source: 'Python 3.11: c/2 × √((m/a)² + (n/b)²), put in order',
    },
    { inputs: { guide: 'rectangular', width: 10, height: 20 }, refused: 'broad wall', source: 'By definition' },
    { inputs: { m: 0, n: 0 }, refused: 'at least one index', source: 'By definition' },
    { inputs: { mode: 'tm', m: 1, n: 0 }, refused: 'both indices', source: 'By definition' },
    { inputs: { guide: 'circular', innerDiameter: 50, n: 0 }, refused: 'counts zeros', source: 'By definition' },
    { inputs: { guide: 'circular', innerDiameter: 50, m: 7 }, refused: 'up to 6', source: 'By definition' },
  ],
  notes: [
    'Walls are smooth, nonmagnetic and at 20 °C; roughness of a skin depth and oxide raise the attenuation, often by a tenth to a half, and up to twice above 20 GHz.',
    'Published bands of WR sizes follow the rule roughly; some begin up to 9% higher, as 5.85 GHz of WR-137, 7.05 GHz of WR-112 and 12.4 GHz of WR-62. A circular guide is used between TE11 and TM01.',
    'Indices of a circular guide: first the whole waves around, then the zero along the radius, as in TE11. TE11 there comes in two polarizations.',
  ],
  references: [
    {
      title:
        'Pozar: Microwave Engineering, 4th ed., §3.3 and §3.4 (examples 3.1, 3.2 and 4.2 as in the tests of garrettj403/Waveguide)',
      isbn: '978-0-470-63155-3',
    },
    {
      title: 'KiCad: rectangular waveguide, attenuation of TE and TM modes after Ramo, Whinnery, Van Duzer',
      url: 'https://docs.kicad.org/doxygen/common_2transline__calculations_2rectwaveguide_8cpp_source.html',
    },
    {
      title: 'scikit-rf: CircularWaveguide, attenuation after Balanis: Advanced Engineering Electromagnetics, eq. 9-34',
      url: 'https://scikit-rf.readthedocs.io/en/latest/api/media/generated/skrf.media.circularWaveguide.CircularWaveguide.f_cutoff.html',
    },
    {
      title: 'EIA RS-261: rectangular waveguides (sizes as in three independent public tables)',
    },
  ],
});

/** Of the walls of a TE mode, per sheet resistance over the impedance of the filling. */
function wallOfTe(a: number, b: number, m: number, n: number, share: number) {
  if (n === 0) return (1 + ((2 * b) / a) * share) / b;
  if (m === 0) return (1 + ((2 * a) / b) * share) / a;
  const ratio = b / a;
  const across = (ratio * (ratio * m ** 2 + n ** 2)) / ((m * ratio) ** 2 + n ** 2);
  return (2 * ((1 + ratio) * share + (1 - share) * across)) / b;
}

/** The six modes of lowest cutoff; indices up to six are enough, as six others lie below a mode with a higher one. */
function rectangularModes(a: number, b: number, halfSpeed: number) {
  const orders = [0, 1, 2, 3, 4, 5, 6];
  const all = orders.flatMap((n) =>
    orders.flatMap((m) =>
      m + n === 0
        ? []
        : [
            {
              mode: m === 0 || n === 0 ? `TE${m}${n}` : `TE${m}${n}, TM${m}${n}`,
              cutoff: halfSpeed * Math.sqrt((m / a) ** 2 + (n / b) ** 2),
            },
          ],
    ),
  );
  const places: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    let best = -1;
    for (let place = 0; place < all.length; place += 1) {
      if (!places.includes(place) && (best < 0 || isBelow(all[place]!.cutoff, all[best]!.cutoff))) best = place;
    }
    places.push(best);
  }
  return places.map((place) => all[place]!);
}

/** Those of a circular guide, whose order no size changes. */
function circularModes(perZero: number) {
  return [
    { mode: 'TE11', cutoff: SLOPE_ZEROS[1]![0]! * perZero },
    { mode: 'TM01', cutoff: ZEROS[0]![0]! * perZero },
    { mode: 'TE21', cutoff: SLOPE_ZEROS[2]![0]! * perZero },
    { mode: 'TE01, TM11', cutoff: SLOPE_ZEROS[0]![0]! * perZero },
    { mode: 'TE31', cutoff: SLOPE_ZEROS[3]![0]! * perZero },
    { mode: 'TM21', cutoff: ZEROS[2]![0]! * perZero },
  ];
}
