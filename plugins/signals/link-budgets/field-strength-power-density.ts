import {
  constant,
  defineEquations,
  isAtLeast,
  isBelow,
  measure,
  number,
  quantity,
  speedOfLight,
  vacuumImpedance,
} from '@reckoner/engine';

/** Reference level of ICNIRP (2020), table 5, for the general public and the whole body: f/200 MHz, from 2 to 10 W/m². */
const referenceLevel = (frequency: number) =>
  constant(1, 'W/m^2') * Math.min(Math.max(frequency / constant(200e6, 'Hz'), 2), 10);

/** Plane wave: S = E²/Z₀ = Z₀·H² = EIRP/(4πd²); an antenna takes S·G·λ²/(4π) out of it. */
export default defineEquations({
  title: 'Field strength and power density',
  description:
    'Converts field strength in V/m and dBµV/m, power density and magnetic field of a plane wave, from or to EIRP and distance, and gives power and voltage that an antenna receives.',
  keywords: [
    'dBuV/m to V/m',
    'V/m to W/m2',
    'W/m2 to V/m',
    'dBuV/m to dBm',
    'power flux density',
    'electric field strength',
    'EIRP to field strength',
    'mW/cm2',
  ],
  related: ['eirp-erp', 'free-space-path-loss', 'dbm-watts-volts', 'link-budget-received-power'],
  variables: {
    field: quantity('V/m', {
      label: 'Electric field strength (RMS)',
      help: 'Peak values are √2 times as large.',
      symbol: 'E',
      above: 0,
      max: 1e9,
      digits: 4,
    }),
    level: number({
      label: 'Field strength in dBµV/m',
      symbol: 'L_E',
      min: -300,
      max: 300,
      usual: [-60, 200],
      places: 2,
    }),
    density: quantity('W/m^2', { label: 'Power density', symbol: 'S', above: 0, max: 1e15, digits: 4 }),
    densityLevel: number({
      label: 'Power density in dBm/m²',
      symbol: 'L_S',
      min: -420,
      max: 190,
      usual: [-180, 90],
      places: 2,
    }),
    magnetic: quantity('A/m', { label: 'Magnetic field strength (RMS)', symbol: 'H', above: 0, digits: 4 }),
    eirp: measure('dBm', {
      label: 'EIRP',
      help: 'Power into the antenna and its gain over isotropic.',
      symbol: '\\mathrm{EIRP}',
      min: -300,
      max: 300,
      usual: [-60, 120],
      places: 2,
      optional: true,
    }),
    distance: quantity('m', {
      label: 'Distance',
      symbol: 'd',
      min: 0.001,
      max: 1e15,
      optional: true,
    }),
    frequency: quantity('Hz', {
      label: 'Frequency',
      unit: 'MHz',
      symbol: 'f',
      min: 1e-3,
      max: 1e6,
      usual: [0.1, 300000],
      optional: true,
    }),
    receiveGain: measure('dBi', {
      label: 'Receive antenna gain',
      help: '0 dBd of a dipole are 2.15 dBi.',
      symbol: 'G_r',
      min: -100,
      max: 150,
      usual: [-30, 80],
      optional: true,
    }),
    received: measure('dBm', {
      label: 'Received power',
      symbol: 'P_r',
      min: -500,
      max: 300,
      places: 2,
      optional: true,
    }),
    impedance: quantity('ohm', {
      label: 'Impedance of receiver and antenna',
      symbol: 'Z',
      above: 0,
      max: 1e6,
      usual: [10, 1000],
      default: 50,
    }),
    voltage: quantity('V', {
      label: 'Received RMS voltage',
      unit: 'dBµV',
      symbol: 'V_r',
      min: -400,
      max: 400,
      places: 2,
      optional: true,
    }),
  },
  equations: ({
    field,
    level,
    density,
    densityLevel,
    magnetic,
    eirp,
    distance,
    frequency,
    receiveGain,
    received,
    impedance,
    voltage,
  }) => [
    [level, 20 * Math.log10(field / constant(1e-6, 'V/m'))],
    [density, field ** 2 / vacuumImpedance],
    [densityLevel, 10 * Math.log10(density / constant(0.001, 'W/m^2'))],
    [magnetic, field / vacuumImpedance],
    [density, (constant(0.001, 'W') * 10 ** (eirp / 10)) / (4 * Math.PI * distance ** 2)],
    [
      received,
      receiveGain + 10 * Math.log10((density * (speedOfLight / frequency) ** 2) / (4 * Math.PI * constant(0.001, 'W'))),
    ],
    [voltage, Math.sqrt(constant(0.001, 'W') * 10 ** (received / 10) * impedance)],
  ],
  explanation: ({ distance, received }) =>
    received === undefined
      ? distance === undefined
        ? 'A field of {field}, {level} dBµV/m, carries {density}, or {densityLevel} dBm/m², in a plane wave.'
        : 'At {distance} an EIRP of {eirp} gives a field of {field}, {level} dBµV/m, and a power density of {density}, or {densityLevel} dBm/m², in free space.'
      : distance === undefined
        ? 'A field of {field}, {level} dBµV/m, carries {density}, or {densityLevel} dBm/m², in a plane wave. At {frequency} an antenna with a gain of {receiveGain} takes {received} out of it, which is {voltage} in {impedance}.'
        : 'At {distance} an EIRP of {eirp} gives a field of {field}, {level} dBµV/m, and a power density of {density}, or {densityLevel} dBm/m², in free space. At {frequency} an antenna with a gain of {receiveGain} takes {received} out of it, which is {voltage} in {impedance}.',
  cautions: [
    {
      level: 'danger',
      when: ({ density, frequency }) =>
        isAtLeast(density, frequency === undefined ? constant(2, 'W/m^2') : referenceLevel(frequency)),
      says: 'For people this may be too much: the reference level of ICNIRP (2020) for the general public and the whole body is 2 W/m² from 30 to 400 MHz, from there on 1 W/m² for each 200 MHz, and 10 W/m² from 2 GHz on, over 30 minutes; below 30 MHz others hold for each field; those of your country may be lower. Keep people away until the exposure is assessed, with reflections and every transmitter of the site.',
    },
    {
      level: 'caution',
      when: ({ distance, frequency }) =>
        distance !== undefined &&
        frequency !== undefined &&
        isBelow(distance, speedOfLight / (2 * Math.PI * frequency)),
      says: 'Closer than λ/2π, electric field, magnetic field and power density do not go together as in a plane wave, and may each be far larger than this: measure both fields there.',
    },
    {
      level: 'caution',
      when: ({ distance, frequency, receiveGain }) =>
        distance !== undefined &&
        frequency !== undefined &&
        receiveGain !== undefined &&
        isBelow(distance, (2 * 10 ** (receiveGain / 10) * speedOfLight) / (Math.PI ** 2 * frequency)),
      says: 'Closer than 2D²/λ of a dish with the gain of the receive antenna: it lies in the near field, takes less than this, and never more than was radiated.',
    },
  ],
  requires: [
    {
      that: (_, given) => given.impedance,
      field: 'voltage',
      says: 'The voltage does not fit 50 Ω to the last digit: leave it out, also where it was only rounded, or send the impedance and leave another value out.',
    },
    {
      that: (_, given) => !(given.received || given.voltage) || given.frequency || given.receiveGain,
      field: 'frequency',
      says: 'What an antenna takes out of a field depends on frequency and gain: with received power or voltage give at least one of them.',
    },
    {
      that: (_, given) => !given.receiveGain || given.frequency || given.received || given.voltage,
      field: 'receiveGain',
      says: 'With the gain of the receive antenna give the frequency, too: what an antenna takes out of a field depends on both.',
    },
  ],
  examples: [
    {
      inputs: { field: 1 },
      results: { level: 120, density: 0.0026544187298, densityLevel: 4.2396943311, magnetic: 0.0026544187298 },
      source: 'Python with scipy.constants.mu_0 × c = 376.7303 Ω; A.H. Systems: dBm/m² = dBµV/m - 115.8',
    },
    {
      inputs: { eirp: 60, distance: 1000, frequency: 100, receiveGain: 2.15 },
      results: {
        field: 0.17314515817,
        level: 104.768207029,
        density: 7.957747154595e-5,
        received: -10.297783222,
        voltage: 96.691916822,
      },
      source: 'Radiobanter: 104.77 dBµV/m of 1 kW EIRP at 1 km; more digits: Python with scipy.constants',
    },
    {
      inputs: { level: 54, distance: 3 },
      results: { field: 5.0118723363e-4, density: 6.667598390901e-10, eirp: -41.225781934 },
      source: 'Python; the common -41.2 dBm of 54 dBµV/m at 3 m (500 µV/m of FCC 47 CFR 15.209 above 960 MHz)',
    },
    {
      inputs: { density: 2, frequency: 600, receiveGain: 6, impedance: 75 },
      results: {
        field: 27.449237272,
        densityLevel: 33.010299957,
        magnetic: 0.07286176953,
        received: 21.991590367,
        voltage: 130.742203001,
      },
      source: 'Python: √(2 × 376.73); S G λ²/4π; √(75 P)',
    },
    {
      inputs: { densityLevel: -4.9714987269413395, distance: 5, frequency: 3 },
      results: { eirp: 20, field: 0.34629031633 },
      cautions: ['Closer than λ/2π'],
      source: 'By hand: 20 - 10 log10(4π × 25); λ/2π = 15.9 m',
    },
    {
      inputs: { magnetic: 0.0026544187297887533, eirp: 60 },
      results: { field: 1, distance: 173.145158165 },
      source: 'Python: 1/376.73; √(1000 × 376.73/(4π))',
    },
    {
      inputs: { received: -10.297783221883375, frequency: 100, receiveGain: 2.15 },
      results: { level: 104.768207029 },
      source: 'Python: the second example backward',
    },
    {
      inputs: { voltage: 130.74220300122153, frequency: 600, receiveGain: 6, impedance: 75 },
      results: { density: 2, field: 27.449237272 },
      source: 'Python: the fourth example backward',
    },
    {
      inputs: { density: 2 },
      results: { field: 27.449237272 },
      cautions: ['may be too much'],
      source: 'ICNIRP (2020), table 5: 2 W/m², the least of all frequencies; √(2 × 376.73)',
    },
    {
      inputs: { density: 3, frequency: 600 },
      results: { densityLevel: 34.771212547 },
      cautions: ['may be too much'],
      source: 'ICNIRP (2020), table 5: 600/200 = 3 W/m²; 10 log10(3000)',
    },
    {
      inputs: { density: 5, frequency: '5.8 GHz' },
      results: { densityLevel: 36.989700043 },
      source: 'ICNIRP (2020), table 5: 10 W/m² from 2 GHz on; 10 log10(5000)',
    },
    {
      inputs: { eirp: 60, distance: 1000, frequency: 100, receiveGain: 80 },
      results: { received: 67.552216778 },
      cautions: ['never more than was radiated'],
      source: 'By hand: the second example with 77.85 dB more, 7.55 dB above what is radiated',
    },
    {
      inputs: { eirp: 60, distance: 1000, frequency: 100, receiveGain: 2.15, voltage: 90 },
      refused: 'does not fit 50 Ω',
      source: 'By hand: the second example has 96.69 dBµV in 50 Ω',
    },
    {
      inputs: { field: 1, received: -20 },
      refused: 'depends on frequency and gain',
      source: 'By definition: the effective area is G λ²/4π',
    },
    {
      inputs: { field: 0.17314515816516318, received: -10.297783221883375, frequency: 100 },
      results: { receiveGain: 2.15 },
      source: 'Python: the second example backward',
    },
    {
      inputs: { field: 1, receiveGain: 3 },
      refused: 'give the frequency, too',
      source: 'By definition: the effective area is G λ²/4π',
    },
  ],
  notes: [
    'For a plane wave, far from the antenna: of an antenna of size D beyond about 2D²/λ. EIRP and distance are of free space, in the direction of the main beam: reflections of ground and walls can double the field.',
    'The received power is that of an antenna which points at the source, with the same polarization and matched to the receiver; cable loss comes off.',
    'ITU-R P.525 writes E = √(30 × EIRP)/d, with 30 Ω for Z₀/4π = 29.98 Ω: 0.003 dB more.',
  ],
  references: [
    {
      title: 'ITU-R Recommendation P.525-2, Calculation of free-space attenuation, equation (1)',
      url: 'https://ru.scribd.com/document/130773209/R-REC-P-525-2-199408-I-PDF-E',
    },
    {
      title: 'CRAF: Conversion formulae (E in dBµV/m = S in dBW/m² + 145.8)',
      url: 'http://www.craf.eu/conv.htm',
    },
    {
      title: 'A.H. Systems: Typical conversion formulas',
      url: 'http://www.readbag.com/ahsystems-notes-typical-conversion-formulas',
    },
    {
      title:
        'ICNIRP: Guidelines for limiting exposure to electromagnetic fields (100 kHz to 300 GHz), Health Physics 118 (2020) 483–524, table 5',
      doi: '10.1097/HP.0000000000001210',
    },
  ],
});
