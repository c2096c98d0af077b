import {
  avogadroConstant,
  choice,
  constant,
  defineCalculator,
  gasConstant,
  isAbove,
  quantity,
  roundTo,
  table,
  text,
} from '@reckoner/engine';
import { looksLikeBarometer } from './shared/barometer.js';

interface Conditions {
  readonly temperature: number;
  readonly pressure: number;
}
const STP: Conditions = { temperature: constant(273.15, 'K'), pressure: constant(100000, 'Pa') };
const NORMAL: Conditions = { temperature: constant(273.15, 'K'), pressure: constant(101325, 'Pa') };
const NTP: Conditions = { temperature: constant(293.15, 'K'), pressure: constant(101325, 'Pa') };
const SATP: Conditions = { temperature: constant(298.15, 'K'), pressure: constant(100000, 'Pa') };
const METRIC: Conditions = { temperature: constant(288.15, 'K'), pressure: constant(101325, 'Pa') };
/** 60 °F and 14.696 lb of force on a square inch. */
const SIXTY: Conditions = {
  temperature: constant(288.7055555555556, 'K'),
  pressure: constant(101325.3531804, 'Pa'),
};

/** V_m = RT/p, V = nV_m. */
export default defineCalculator({
  title: 'Molar volume at standard conditions',
  description:
    'Volume of one mole of an ideal gas at STP, NTP, SATP or other conditions, and the volume of an amount of gas or the amount in a volume.',
  keywords: [
    'molar volume of a gas',
    '22.4 liters per mole',
    'volume of a gas at STP',
    'moles from volume at STP',
    'standard temperature and pressure',
    'normal cubic meter to moles',
  ],
  related: ['avogadros-law-gas', 'ideal-gas-law', 'gas-volume-from-reaction'],
  inputs: {
    conditions: choice(
      {
        stp: {
          label: 'STP, IUPAC since 1982: 0 °C, 100 kPa',
          also: ['STP', 'IUPAC', 'IUPAC STP', 'STP (1 bar)', '0 °C, 100 kPa'],
        },
        normal: {
          label: 'STP before 1982, normal conditions of DIN 1343: 0 °C, 1 atm',
          also: ['STP (1 atm)', 'old STP', 'normal', 'DIN 1343', 'Nm3', '0 °C, 1 atm'],
        },
        ntp: { label: 'NTP as NIST has it: 20 °C, 1 atm', also: ['NTP', 'NIST', '20 °C, 1 atm'] },
        satp: { label: 'SATP: 25 °C, 100 kPa', also: ['SATP', 'ambient', '25 °C, 100 kPa'] },
        metric: { label: 'ISO 13443, natural gas: 15 °C, 1 atm', also: ['ISO 13443', 'metric standard', 'Sm3', 'MSC'] },
        sixty: { label: '60 °F, 14.696 psi, standard cubic feet', also: ['60 F', '60 °F', 'scf', 'SPE'] },
        custom: { label: 'Other temperature and pressure', also: ['other', 'custom'] },
      },
      { label: 'Conditions', help: 'Textbooks with 22.4 L/mol mean 0 °C and 1 atm, those with 22.7 L/mol 100 kPa.' },
    ),
    temperature: quantity('K', {
      label: 'Temperature',
      unit: '°C',
      symbol: 'T',
      min: -272,
      max: 10000,
      usual: [-100, 250],
      when: { conditions: 'custom' },
    }),
    pressure: quantity('Pa', {
      label: 'Pressure',
      help: 'Absolute; 1 atm is 101.325 kPa.',
      unit: 'kPa',
      symbol: 'p',
      min: 1e-12,
      max: 1e6,
      usual: [50, 5000],
      when: { conditions: 'custom' },
    }),
    find: choice({ volume: 'Volume of an amount', amount: 'Amount in a volume' }, { label: 'Find', default: 'volume' }),
    amount: quantity('mol', {
      label: 'Amount of gas',
      help: 'In moles: the mass over the molar mass.',
      symbol: 'n',
      min: 0,
      max: 1e12,
      default: 1,
      when: { find: 'volume' },
    }),
    volume: quantity('m^3', {
      label: 'Volume of gas',
      help: 'At these conditions.',
      unit: 'L',
      symbol: 'V',
      min: 0,
      max: 1e15,
      when: { find: 'amount' },
    }),
  },
  outputs: {
    molarVolume: quantity('m^3/mol', { label: 'Molar volume', unit: 'L/mol', symbol: 'V_m', digits: 5 }),
    gasVolume: quantity('m^3', { label: 'Volume', unit: 'L', symbol: 'V', digits: 5 }),
    gasAmount: quantity('mol', { label: 'Amount', symbol: 'n', digits: 5 }),
    at: quantity('K', { label: 'At a temperature of', unit: '°C', symbol: 'T', digits: 4 }),
    under: quantity('Pa', { label: 'At a pressure of', unit: 'kPa', symbol: 'p', digits: 6 }),
    molecules: quantity('1/m^3', { label: 'Number density of molecules', symbol: 'N/V', unit: '1/cm^3' }),
    elsewhere: table(
      {
        name: text({ label: 'Conditions' }),
        molarVolume: quantity('m^3/mol', { label: 'Molar volume', unit: 'L/mol', digits: 5 }),
        gasVolume: quantity('m^3', { label: 'Volume of this amount', unit: 'L', digits: 5 }),
      },
      { label: 'The same amount at other conditions' },
    ),
  },
  formula: ({ conditions, temperature, pressure, find, amount, volume }) => {
    const chosen =
      conditions === 'stp'
        ? STP
        : conditions === 'normal'
          ? NORMAL
          : conditions === 'ntp'
            ? NTP
            : conditions === 'satp'
              ? SATP
              : conditions === 'metric'
                ? METRIC
                : conditions === 'sixty'
                  ? SIXTY
                  : { temperature, pressure };
    const at = chosen.temperature;
    const under = chosen.pressure;
    const molarVolume = (gasConstant * at) / under;
    const gasAmount = find === 'volume' ? amount : volume / molarVolume;
    const gasVolume = find === 'volume' ? amount * molarVolume : volume;
    const row = (name: string, { temperature: t, pressure: p }: Conditions) => ({
      name,
      molarVolume: (gasConstant * t) / p,
      gasVolume: (gasAmount * gasConstant * t) / p,
    });
    return {
      molarVolume,
      gasVolume,
      gasAmount,
      at,
      under,
      molecules: avogadroConstant / molarVolume,
      elsewhere: [
        row('0 °C, 100 kPa (STP since 1982)', STP),
        row('0 °C, 1 atm (STP before 1982)', NORMAL),
        row('15 °C, 1 atm (ISO 13443)', METRIC),
        row('60 °F, 14.696 psi', SIXTY),
        row('20 °C, 1 atm (NTP)', NTP),
        row('25 °C, 100 kPa (SATP)', SATP),
      ],
    };
  },
  shown: ({ find, amount, volume, molarVolume, at, under }) => ({
    molarVolume: (gasConstant * at) / under,
    gasVolume: find === 'volume' ? amount * molarVolume : volume,
    gasAmount: find === 'volume' ? amount : volume / molarVolume,
  }),
  explanation: ({ find }) =>
    find === 'volume'
      ? 'At {at} and {under} the molar volume of an ideal gas is {molarVolume}, and {amount} takes {gasVolume}.'
      : 'At {at} and {under} the molar volume of an ideal gas is {molarVolume}, and {volume} holds {gasAmount}.',
  cautions: [
    {
      level: 'caution',
      when: ({ conditions, under }) => conditions === 'custom' && isAbove(under, constant(1e6, 'Pa')),
      says: 'Above some 1 MPa real gases depart from the ideal one, and the more the higher the pressure: at 1 MPa and room temperature carbon dioxide by 5%, air, nitrogen and hydrogen by less than 1%, while propane is liquid. Take a real gas equation.',
    },
    {
      level: 'note',
      when: ({ conditions, under }) => conditions === 'custom' && looksLikeBarometer(under),
      says: 'A pressure of {pressure} is some 6 to 10 times that of the air. A barometer shows such figures in mmHg (760) and in hPa (1,013): if it is one of these, write the unit.',
    },
    {
      level: 'caution',
      when: ({ conditions, at }) => conditions === 'custom' && roundTo(at, 2) < constant(273.15, 'K'),
      says: 'Below 0 °C many gases condense: at 1 atm butane at −0.5 °C, ammonia at −33 °C, oxygen at −183 °C, nitrogen at −196 °C and helium, the last, at −269 °C. Check that it is still a gas.',
    },
  ],
  examples: [
    {
      inputs: { conditions: 'stp' },
      results: { molarVolume: 22.71095464149, gasVolume: 22.71095464149, gasAmount: 1, at: 0, under: 100 },
      source: 'CODATA 2022: molar volume of ideal gas (273.15 K, 100 kPa)',
    },
    {
      inputs: { conditions: 'normal', amount: 2.5 },
      results: { molarVolume: 22.41396954501, gasVolume: 56.03492386, molecules: 2.6867801118e19 },
      source:
        'CODATA 2022: molar volume of ideal gas (273.15 K, 101.325 kPa) and Loschmidt constant; 2.5 times by hand',
    },
    {
      inputs: { conditions: 'ntp', find: 'amount', volume: 100 },
      results: { molarVolume: 24.05511686663, gasAmount: 4.15712 },
      source: 'Python: 8.31446261815324 × 293.15/101325; 100/24.0551',
    },
    {
      inputs: { conditions: 'satp', amount: 0 },
      results: { molarVolume: 24.78957029602, gasVolume: 0 },
      source: 'Python: 8.31446261815324 × 298.15/1e5',
    },
    {
      inputs: { conditions: 'metric' },
      results: { molarVolume: 23.64483003623 },
      source: 'Python: 8.31446261815324 × 288.15/101325',
    },
    {
      inputs: { conditions: 'sixty' },
      results: {
        molarVolume: 23.69033488633,
        under: 101.3253531804,
        elsewhere: { length: 6, rows: { 3: { gasVolume: 23.69033488633 }, 5: { molarVolume: 24.78957029602 } } },
      },
      source: 'Python: 8.31446261815324 × 288.7056/101325.353',
    },
    {
      inputs: { conditions: 'custom', temperature: '300 K', pressure: 2000, amount: 3 },
      results: { molarVolume: 1.247169392723, gasVolume: 3.74150817817 },
      cautions: ['real gases depart'],
      source: 'By hand: 8.31446261815324 × 300/2e6',
    },
    {
      inputs: { conditions: 'custom', temperature: 0, pressure: 760 },
      results: { molarVolume: 2.988283505 },
      cautions: ['A barometer shows'],
      source: 'Python: 8.31446261815324 × 273.15/760, mmHg for kPa',
    },
    {
      inputs: { conditions: 'custom', temperature: -23.15, pressure: 100 },
      results: { molarVolume: 20.7861565453831 },
      cautions: ['many gases condense'],
      source: 'By hand: 8.31446261815324 × 250/1e5',
    },
  ],
  notes: [
    'For an ideal gas. Real gases at 0 °C and 1 atm take a little less or more: carbon dioxide some 22.3, ammonia 22.1 L/mol.',
    '“Standard” volumes of gas meters, compressors and flow meters are at the conditions of a standard or contract: look up which.',
  ],
  references: [
    { title: 'IUPAC: Compendium of Chemical Terminology, STP and standard pressure', doi: '10.1351/goldbook.S06036' },
    { title: 'NIST, CODATA 2022: molar volume of ideal gas (273.15 K, 100 kPa) and (273.15 K, 101.325 kPa)' },
    {
      title:
        'Wikipedia in Chinese: Standard conditions (table of the conditions in use, of IUPAC, NIST, ISO 13443 and SPE)',
      url: 'https://zh.wikipedia.org/zh-tw/%E6%A0%87%E5%87%86%E7%8A%B6%E5%86%B5',
    },
  ],
});
