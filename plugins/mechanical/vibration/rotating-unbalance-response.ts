import { choice, constant, defineCalculator, isAbove, isBelow, number, quantity, roundTo } from '@reckoner/engine';

/** Steady vibration of a machine on springs and a damper by a rotor whose center of mass is off its axis. */
export default defineCalculator({
  title: 'Rotating unbalance response',
  description:
    'Vibration amplitude and force on the foundation by rotor unbalance from speed, mass, stiffness and damping, with the unbalance that a balance grade permits.',
  keywords: [
    'rotor unbalance',
    'imbalance vibration',
    'permissible residual unbalance',
    'ISO 21940-11',
    'ISO 1940 balance grade',
    'G6.3',
    'G2.5',
    'centrifugal force of unbalance',
  ],
  inputs: {
    unbalance: quantity('kg*m', {
      label: 'Unbalance',
      help: 'Mass × its distance from the axis, or rotor mass × eccentricity; ounce-inches as 2 oz*in.',
      usual: [0.01, 1e7],
      unit: 'g*mm',
      symbol: 'U',
      above: 0,
      max: 1e12,
    }),
    speed: quantity('rad/s', {
      label: 'Speed',
      usual: [10, 200000],
      unit: 'rpm',
      symbol: '\\omega',
      min: 0.1,
      max: 1e6,
    }),
    mass: quantity('kg', {
      label: 'Vibrating mass of the machine',
      help: 'With its rotor.',
      symbol: 'M',
      min: 1e-6,
      max: 1e8,
    }),
    stiffness: quantity('N/m', {
      label: 'Stiffness of the supports',
      help: 'All together.',
      unit: 'kN/m',
      usual: [0.01, 1e7],
      symbol: 'k',
      min: 1e-6,
      max: 1e10,
    }),
    dampingRatio: number({
      label: 'Damping ratio',
      help: 'Steel springs 0.005, rubber 0.05.',
      usual: [0.001, 1],
      symbol: '\\zeta',
      min: 0.001,
      max: 5,
      default: 0.05,
    }),
    rotorMass: quantity('kg', {
      label: 'Mass of the rotor',
      help: 'For the permissible unbalance.',
      symbol: 'm',
      min: 1e-6,
      max: 1e8,
      optional: true,
    }),
    grade: choice(
      {
        g04: { label: 'G 0.4', value: 0.4, also: ['G0.4', '0.4'] },
        g1: { label: 'G 1', value: 1, also: ['G1', '1'] },
        g25: {
          label: 'G 2.5 (turbines, compressors, electric motors above 950 rpm)',
          value: 2.5,
          also: ['G2.5', '2.5'],
        },
        g63: {
          label: 'G 6.3 (fans, pumps, machine tools, small or slow electric motors)',
          value: 6.3,
          also: ['G6.3', '6.3'],
        },
        g16: { label: 'G 16 (crushers, agricultural machines, drive shafts)', value: 16, also: ['G16', '16'] },
        g40: { label: 'G 40 (wheels)', value: 40, also: ['G40', '40'] },
        g100: { label: 'G 100', value: 100, also: ['G100', '100'] },
        g250: { label: 'G 250', value: 250, also: ['G250', '250'] },
        g630: { label: 'G 630', value: 630, also: ['G630', '630'] },
        g1600: { label: 'G 1,600', value: 1600, also: ['G1600', '1600'] },
        g4000: { label: 'G 4,000', value: 4000, also: ['G4000', '4000'] },
      },
      { label: 'Balance quality grade', default: 'g63' },
    ),
  },
  outputs: {
    amplitude: quantity('m', { label: 'Vibration amplitude', unit: 'mm', symbol: 'X', places: 4 }),
    unbalanceForce: quantity('N', { label: 'Centrifugal force of the unbalance', symbol: 'F_0', places: 2 }),
    transmittedForce: quantity('N', { label: 'Force on the foundation', symbol: 'F_T', places: 2 }),
    criticalSpeed: quantity('rad/s', { label: 'Resonance speed', unit: 'rpm', symbol: '\\omega_n', places: 1 }),
    phase: quantity('rad', { label: 'Phase lag', unit: 'deg', symbol: '\\varphi', places: 1 }),
    permissible: quantity('kg*m', {
      label: 'Permissible unbalance',
      unit: 'g*mm',
      symbol: 'U_{per}',
      places: 1,
      optional: true,
    }),
  },
  formula: ({ unbalance, speed, mass, stiffness, dampingRatio, rotorMass, grade }) => {
    const criticalSpeed = Math.sqrt(stiffness / mass);
    const ratio = speed / criticalSpeed;
    const damping = 2 * dampingRatio * ratio;
    const response = Math.sqrt((1 - ratio ** 2) ** 2 + damping ** 2);
    const unbalanceForce = unbalance * speed ** 2;
    return {
      amplitude: ((unbalance / mass) * ratio ** 2) / response,
      unbalanceForce,
      transmittedForce: (unbalanceForce * Math.sqrt(1 + damping ** 2)) / response,
      criticalSpeed,
      phase: Math.atan2(damping, 1 - ratio ** 2),
      permissible: rotorMass === undefined ? undefined : (grade * constant(0.001, 'm/s') * rotorMass) / speed,
    };
  },
  requires: [
    {
      that: ({ rotorMass, mass }) => rotorMass <= mass,
      field: 'rotorMass',
      says: 'The rotor, {rotorMass}, cannot have more mass than all that vibrates, {mass}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ speed, mass, stiffness, dampingRatio }) =>
        dampingRatio < 0.5 &&
        isAbove(speed ** 2 * mass, 0.64 * stiffness) &&
        isBelow(speed ** 2 * mass, 1.5625 * stiffness),
      says: 'The speed is within 25% of resonance at {criticalSpeed}: small changes of stiffness or mass bring much more vibration. Keep away from it, or pass it quickly.',
    },
    {
      level: 'caution',
      when: ({ speed, amplitude }) => isAbove((speed * amplitude) / Math.SQRT2, 0.011),
      says: 'An amplitude of {amplitude} at this speed is a vibration of more than 11 mm/s RMS, which by ISO 20816-3 damages even large machines on soft supports: balance the rotor, or change speed or supports.',
    },
    {
      level: 'caution',
      when: ({ unbalance, permissible }) =>
        permissible !== undefined &&
        isAbove(1e6 * unbalance, Math.max(1e6 * permissible, roundTo(1e6 * permissible, 1))),
      says: 'The unbalance of {unbalance} is above the {permissible} that the grade permits at this speed: balance the rotor.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Amplitude over speed',
    x: { of: 'speed' },
    y: { of: 'amplitude' },
    curve: ({ unbalance, speed, mass, dampingRatio, criticalSpeed, amplitude }) => ({
      from: 0,
      to: 1.5 * Math.max(speed, 2 * criticalSpeed),
      lines: [
        {
          y: (at) => {
            const square = (at / criticalSpeed) ** 2;
            return ((unbalance / mass) * square) / Math.sqrt((1 - square) ** 2 + 4 * dampingRatio ** 2 * square);
          },
        },
      ],
      marks: [{ x: speed, y: amplitude, label: 'Operation' }],
    }),
  },
  explanation:
    'The machine vibrates by ±{amplitude}, and {transmittedForce} act on the foundation; resonance is at {criticalSpeed}.{permissible? The grade permits an unbalance of {permissible}.|}',
  examples: [
    {
      inputs: { unbalance: 500, speed: 1500, mass: 100, stiffness: 400, rotorMass: 20 },
      results: {
        amplitude: 0.00596052028,
        unbalanceForce: 12.3370055,
        transmittedForce: 2.456642765,
        criticalSpeed: 603.9505453,
        phase: 177.2488529,
        permissible: 802.1409132,
      },
      source: 'Python: complex receptance 1/(1 − r² + 2iζr); 60000/2π × 6.3 × 20/1500',
    },
    {
      inputs: {
        unbalance: 2000,
        speed: 3000,
        mass: 50,
        stiffness: 200,
        dampingRatio: 0.1,
        rotorMass: 20,
        grade: 'g25',
      },
      results: {
        amplitude: 0.0416529575,
        unbalanceForce: 197.392088,
        transmittedForce: 11.74276715,
        phase: 177.5970434,
        permissible: 159.1549431,
      },
      cautions: ['balance the rotor'],
      source: 'Python: complex receptance; 60000/2π × 2.5 × 20/3000',
    },
    {
      inputs: { unbalance: 1000, speed: 600, mass: 10, stiffness: 39.47841760435743, dampingRatio: 0.1 },
      results: { amplitude: 0.5, unbalanceForce: 3.94784176, transmittedForce: 20.13012217, phase: 90 },
      cautions: ['within 25% of resonance', '11 mm/s RMS'],
      source: 'By hand: at resonance U/(2ζM); × k √(1 + 4ζ²)',
    },
    {
      inputs: { unbalance: 802.1, speed: 1500.15, mass: 100, stiffness: 400, rotorMass: 20 },
      results: { permissible: 802.0607071 },
      source: 'Python: 60000/2π × 6.3 × 20/1500.15; shown as 802.1 g·mm, which 802.1 is not above',
    },
    {
      inputs: { unbalance: 1, speed: 600, mass: 10, stiffness: 40, rotorMass: 11 },
      refused: 'cannot have more mass',
      source: 'By definition',
    },
  ],
  notes: [
    'One direction, rigid rotor and foundation, linear supports; the unbalance is the one of both planes together.',
    'The grade is the product of permissible eccentricity and angular speed in mm/s; it goes by the highest speed in service. Distribute the permissible unbalance over the correction planes.',
  ],
  references: [
    { title: 'Rao: Mechanical Vibrations, 6th ed., §3.7' },
    { title: 'ISO 21940-11:2016: Mechanical vibration – Rotor balancing – Part 11' },
    { title: 'ISO 20816-3:2022: Mechanical vibration – Measurement and evaluation of machine vibration – Part 3' },
  ],
});
