import { choice, constant, defineCalculator, isAbove, number, percent, quantity, roundTo } from '@reckoner/engine';

/** Elastic modulus and Poisson's ratio: Shigley, Table A–5. */
const MATERIAL = {
  steel: { modulus: 207e9, poisson: 0.292 },
  stainless: { modulus: 190e9, poisson: 0.305 },
  castIron: { modulus: 100e9, poisson: 0.211 },
  aluminum: { modulus: 71.7e9, poisson: 0.333 },
  brass: { modulus: 106e9, poisson: 0.324 },
  bronze: { modulus: 111e9, poisson: 0.349 },
  titanium: { modulus: 114e9, poisson: 0.34 },
};
const PASCAL = constant(1, 'Pa');

const materials = (label: string) =>
  choice(
    {
      steel: { label: 'Carbon steel (207 GPa, 0.292)', also: ['steel'] },
      stainless: { label: 'Stainless steel (190 GPa, 0.305)', also: ['stainless'] },
      castIron: { label: 'Gray cast iron (100 GPa, 0.211)', also: ['cast iron', 'gray iron'] },
      aluminum: { label: 'Aluminum (71.7 GPa, 0.333)', also: ['aluminium', 'Al'] },
      brass: { label: 'Brass (106 GPa, 0.324)', also: ['brass'] },
      bronze: { label: 'Phosphor bronze (111 GPa, 0.349)', also: ['bronze'] },
      titanium: { label: 'Titanium (114 GPa, 0.340)', also: ['Ti'] },
      custom: 'By modulus and Poisson’s ratio',
    },
    { label, default: 'steel' },
  );

type Material = 'custom' | keyof typeof MATERIAL;

function modulusOf(material: Material, given: number | undefined) {
  return material === 'custom' ? given! : MATERIAL[material].modulus * PASCAL;
}

function poissonOf(material: Material, given: number | undefined) {
  return material === 'custom' ? given! : MATERIAL[material].poisson;
}

/** Lamé's thick cylinders: pressure of an interference, what it holds and how it stresses both parts. */
export default defineCalculator({
  title: 'Press fit',
  description:
    'Contact pressure, torque and axial force that a press or shrink fit holds, and stresses in hub and shaft, from its interference; or the interference that a torque or force needs.',
  keywords: [
    'interference fit',
    'shrink fit pressure',
    'Lamé equation',
    'press fit force',
    'press fit torque',
    'hub stress',
    'force fit',
    'interference needed',
  ],
  related: ['shrink-fit-temperature', 'iso-limits-fits', 'shaft-torsion-stress-twist'],
  inputs: {
    basis: choice(
      { interference: 'Interference', torque: 'Torque to be held', force: 'Axial force to be held' },
      { label: 'Given', default: 'interference' },
    ),
    interference: quantity('m', {
      label: 'Interference on the diameter',
      help: 'Shaft minus bore, as diameters: twice the radial one. Of a fit with tolerances the least decides what holds, the largest the stress.',
      unit: 'µm',
      symbol: '\\delta',
      above: 0,
      max: 1e5,
      usual: [2, 2000],
      when: { basis: 'interference' },
    }),
    torqueHeld: quantity('N*m', {
      label: 'Torque to be held, with its safety factor',
      symbol: 'T',
      above: 0,
      max: 1e9,
      usual: [0.1, 1e6],
      when: { basis: 'torque' },
    }),
    forceHeld: quantity('N', {
      label: 'Axial force to be held, with its safety factor',
      unit: 'kN',
      symbol: 'F',
      above: 0,
      max: 1e6,
      usual: [0.05, 20000],
      when: { basis: 'force' },
    }),
    diameter: quantity('m', {
      label: 'Diameter of the joint',
      unit: 'mm',
      symbol: 'd',
      min: 0.5,
      max: 5000,
      usual: [2, 1500],
    }),
    hubDiameter: quantity('m', {
      label: 'Outside diameter of the hub',
      unit: 'mm',
      symbol: 'D',
      min: 0.5,
      max: 20000,
      usual: [3, 3000],
    }),
    boreDiameter: quantity('m', {
      label: 'Bore of a hollow shaft',
      help: '0: the shaft is solid.',
      unit: 'mm',
      symbol: 'd_i',
      min: 0,
      max: 5000,
      usual: 'all',
      default: 0,
    }),
    length: quantity('m', {
      label: 'Length of the joint',
      unit: 'mm',
      symbol: 'L',
      min: 0.5,
      max: 10000,
      usual: [2, 2000],
    }),
    friction: number({
      label: 'Friction coefficient',
      help: 'Steel on steel about 0.07 to 0.12 pressed on with oil, 0.12 to 0.15 dry or shrunk on.',
      symbol: '\\mu',
      min: 0.01,
      max: 1,
      usual: [0.04, 0.3],
      default: 0.12,
    }),
    smoothing: quantity('m', {
      label: 'Interference lost by smoothing',
      help: 'Of the sum of both roughnesses Rz: 0.4 by DIN 7190-1 (2017), 0.8 by its older edition.',
      unit: 'µm',
      symbol: 's',
      min: 0,
      max: 1000,
      usual: 'all',
      default: 0,
    }),
    hubMaterial: materials('Hub of'),
    hubModulus: quantity('Pa', {
      label: 'Elastic modulus of the hub',
      unit: 'GPa',
      symbol: 'E_h',
      min: 0.01,
      max: 1500,
      usual: [1, 700],
      when: { hubMaterial: 'custom' },
    }),
    hubPoisson: number({
      label: 'Poisson’s ratio of the hub',
      symbol: '\\nu_h',
      min: 0,
      max: 0.5,
      usual: 'all',
      when: { hubMaterial: 'custom' },
    }),
    shaftMaterial: materials('Shaft of'),
    shaftModulus: quantity('Pa', {
      label: 'Elastic modulus of the shaft',
      unit: 'GPa',
      symbol: 'E_s',
      min: 0.01,
      max: 1500,
      usual: [1, 700],
      when: { shaftMaterial: 'custom' },
    }),
    shaftPoisson: number({
      label: 'Poisson’s ratio of the shaft',
      symbol: '\\nu_s',
      min: 0,
      max: 0.5,
      usual: 'all',
      when: { shaftMaterial: 'custom' },
    }),
    hubYield: quantity('Pa', {
      label: 'Yield strength of the hub',
      unit: 'MPa',
      symbol: 'S_h',
      min: 1,
      max: 5000,
      usual: [20, 2500],
      optional: true,
    }),
    shaftYield: quantity('Pa', {
      label: 'Yield strength of the shaft',
      unit: 'MPa',
      symbol: 'S_s',
      min: 1,
      max: 5000,
      usual: [20, 2500],
      optional: true,
    }),
  },
  outputs: {
    pressure: quantity('Pa', { label: 'Contact pressure', unit: 'MPa', symbol: 'p', digits: 4 }),
    torque: quantity('N*m', { label: 'Torque at which it slips', symbol: 'T_s', digits: 4 }),
    axialForce: quantity('N', { label: 'Axial force at which it slips', unit: 'kN', symbol: 'F_s', digits: 4 }),
    diametralInterference: quantity('m', {
      label: 'Interference on the diameter, before assembly',
      unit: 'µm',
      symbol: '\\delta_0',
      digits: 4,
    }),
    relativeInterference: percent({
      label: 'Interference to diameter',
      symbol: '\\delta/d',
      places: 3,
    }),
    hoopStress: quantity('Pa', {
      label: 'Hoop stress in the hub at its bore',
      unit: 'MPa',
      symbol: '\\sigma_\\theta',
      digits: 4,
    }),
    hubStress: quantity('Pa', { label: 'Von Mises stress in the hub', unit: 'MPa', symbol: '\\sigma_h', digits: 4 }),
    shaftStress: quantity('Pa', {
      label: 'Von Mises stress in the shaft',
      unit: 'MPa',
      symbol: '\\sigma_s',
      digits: 4,
    }),
    hubShare: percent({ label: 'Of the hub’s yield strength', places: 1, optional: true }),
    shaftShare: percent({ label: 'Of the shaft’s yield strength', places: 1, optional: true }),
  },
  formula: (inputs) => {
    const { basis, interference, torqueHeld, forceHeld, diameter, hubDiameter, boreDiameter, length } = inputs;
    const { friction, smoothing, hubYield, shaftYield } = inputs;
    const hubArea = (hubDiameter - diameter) * (hubDiameter + diameter);
    const shaftArea = (diameter - boreDiameter) * (diameter + boreDiameter);
    const hubModulus = modulusOf(inputs.hubMaterial, inputs.hubModulus);
    const shaftModulus = modulusOf(inputs.shaftMaterial, inputs.shaftModulus);
    const give =
      ((hubDiameter ** 2 + diameter ** 2) / hubArea + poissonOf(inputs.hubMaterial, inputs.hubPoisson)) / hubModulus +
      ((diameter ** 2 + boreDiameter ** 2) / shaftArea - poissonOf(inputs.shaftMaterial, inputs.shaftPoisson)) /
        shaftModulus;
    const grip = friction * Math.PI * diameter * length;
    const pressure =
      basis === 'interference'
        ? (interference! - smoothing) / (diameter * give)
        : basis === 'torque'
          ? (2 * torqueHeld!) / (grip * diameter)
          : forceHeld! / grip;
    const diametralInterference = basis === 'interference' ? interference! : pressure * diameter * give + smoothing;
    const hubStress = (pressure * Math.sqrt(3 * hubDiameter ** 4 + diameter ** 4)) / hubArea;
    const shaftStress = boreDiameter > 0 ? (2 * pressure * diameter ** 2) / shaftArea : pressure;
    return {
      pressure,
      torque: (pressure * grip * diameter) / 2,
      axialForce: pressure * grip,
      diametralInterference,
      relativeInterference: diametralInterference / diameter,
      hoopStress: (pressure * (hubDiameter ** 2 + diameter ** 2)) / hubArea,
      hubStress,
      shaftStress,
      hubShare: hubYield === undefined ? undefined : hubStress / hubYield,
      shaftShare: shaftYield === undefined ? undefined : shaftStress / shaftYield,
    };
  },
  shown: ({ pressure, friction, diameter, length, hubDiameter, diametralInterference }) => ({
    pressure: undefined,
    torque: (friction * pressure * Math.PI * diameter ** 2 * length) / 2,
    axialForce: friction * pressure * Math.PI * diameter * length,
    diametralInterference: undefined,
    relativeInterference: diametralInterference / diameter,
    hoopStress: (pressure * (hubDiameter ** 2 + diameter ** 2)) / (hubDiameter ** 2 - diameter ** 2),
    hubStress: undefined,
    shaftStress: undefined,
    hubShare: undefined,
    shaftShare: undefined,
  }),
  stepwise: [
    'p = (δ − s)/(d [((D² + d²)/(D² − d²) + ν_h)/E_h + ((d² + d_i²)/(d² − d_i²) − ν_s)/E_s]); of a torque p = 2 T/(μ π d² L), of a force p = F/(μ π d L), and δ follows.',
    'Hub, at its bore: radial stress −p, von Mises p √(3 D⁴ + d⁴)/(D² − d²).',
    'Shaft: von Mises p where it is solid, 2 p d²/(d² − d_i²) at the bore of a hollow one.',
  ],
  requires: [
    {
      that: ({ hubDiameter, diameter }) => hubDiameter > diameter,
      field: 'hubDiameter',
      says: 'The hub, {hubDiameter} outside, must be larger than the joint, {diameter}.',
    },
    {
      that: ({ boreDiameter, diameter }) => boreDiameter < diameter,
      field: 'boreDiameter',
      says: 'The bore of the shaft, {boreDiameter}, must be smaller than the joint, {diameter}.',
    },
    {
      that: ({ interference, smoothing }) => interference > smoothing,
      field: 'smoothing',
      says: 'Smoothing takes {smoothing}, all of the interference of {interference}: nothing is left to hold.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ hubShare }) => hubShare !== undefined && isAbove(hubShare, 1),
      says: 'The hub yields, or bursts where it is brittle: pressure, torque and force are then less than told, as the equations are for elastic parts. Take less interference, a thicker or stronger hub or, for the same grip, a longer or larger joint.',
    },
    {
      level: 'danger',
      when: ({ shaftShare }) => shaftShare !== undefined && isAbove(shaftShare, 1),
      says: 'The shaft yields: pressure, torque and force are then less than told, as the equations are for elastic parts. Take less interference, a smaller bore, a stronger shaft or, for the same grip, a longer or larger joint.',
    },
    {
      level: 'danger',
      when: ({ hubMaterial, hubYield, hoopStress }) =>
        hubMaterial === 'castIron' && hubYield === undefined && isAbove(hoopStress, constant(150e6, 'Pa')),
      says: 'Cast iron breaks without yielding, and the hoop stress of {hoopStress} is above the 150 MPa at which its weakest grade breaks; the common ones break at up to 300 MPa. The hub may burst: take less interference or a thicker hub.',
    },
    {
      level: 'caution',
      when: ({ hubYield, hubMaterial, hubStress }) =>
        hubYield === undefined && hubMaterial !== 'castIron' && isAbove(hubStress, constant(100e6, 'Pa')),
      says: 'The von Mises stress in the hub, {hubStress}, is held against no yield strength: send that of the hub, beyond which the equations do not hold.',
    },
    {
      level: 'caution',
      when: ({ shaftYield, shaftStress }) => shaftYield === undefined && isAbove(shaftStress, constant(100e6, 'Pa')),
      says: 'The von Mises stress in the shaft, {shaftStress}, is held against no yield strength: send that of the shaft, beyond which the equations do not hold.',
    },
    {
      level: 'caution',
      when: ({ hubMaterial, hubYield, hoopStress }) =>
        hubMaterial === 'castIron' && (hubYield !== undefined || !isAbove(hoopStress, constant(150e6, 'Pa'))),
      says: 'Cast iron breaks without yielding: keep the hoop stress of {hoopStress} well below its tensile strength, 150 to 300 MPa by grade.',
    },
    {
      level: 'caution',
      when: ({ relativeInterference }) => isAbove(roundTo(100 * relativeInterference, 3), 0.25),
      says: 'This is more than 0.25% of the diameter, where fits of metal have 0.05 to 0.2%: check the units of what was sent. If they are right, the parts are near yielding and hard to join.',
    },
    {
      level: 'caution',
      when: ({ hubMaterial, shaftMaterial, hubModulus, shaftModulus }) =>
        hubMaterial !== shaftMaterial || hubModulus !== shaftModulus,
      says: 'Hub and shaft are of different materials, which expand differently: this holds at the temperature at which the interference was measured. A hub that expands more, as one of aluminum or bronze on steel, loosens when it warms.',
    },
    {
      level: 'note',
      when: ({ smoothing }) => smoothing === 0,
      says: 'Nothing is reckoned for the roughness that is pressed flat: real fits lose some micrometers, which counts where the interference is small.',
    },
  ],
  explanation: ({ basis }) =>
    basis === 'interference'
      ? 'An interference of {interference} on the diameter presses with {pressure}. At a friction coefficient of {friction} the joint slips at a torque of {torque} or at an axial force of {axialForce}; the hub bears a hoop stress of {hoopStress}{hubShare? and is at {hubShare} of its yield strength|}.'
      : basis === 'torque'
        ? 'To hold {torqueHeld} at a friction coefficient of {friction} the joint needs a pressure of {pressure}, by an interference of at least {diametralInterference} on the diameter; the hub then bears a hoop stress of {hoopStress}{hubShare? and is at {hubShare} of its yield strength|}.'
        : 'To hold {forceHeld} at a friction coefficient of {friction} the joint needs a pressure of {pressure}, by an interference of at least {diametralInterference} on the diameter; the hub then bears a hoop stress of {hoopStress}{hubShare? and is at {hubShare} of its yield strength|}.',
  examples: [
    {
      inputs: {
        interference: 50,
        diameter: 50,
        hubDiameter: 100,
        length: 60,
        friction: 0.1,
        hubMaterial: 'custom',
        hubModulus: 200,
        hubPoisson: 0.3,
        shaftMaterial: 'custom',
        shaftModulus: 200,
        shaftPoisson: 0.3,
      },
      results: {
        pressure: '75.000',
        hoopStress: '125.000',
        hubStress: 175,
        shaftStress: 75,
        torque: 1767.15,
        axialForce: 70.686,
        relativeInterference: 0.1,
      },
      cautions: ['held against no yield', 'Nothing is reckoned for'],
      source:
        'MegaCalc, press fit: 75.000 MPa, 125.000 MPa, 70 686 N, 1767.15 N·m; stresses by Python from Lamé’s constants',
    },
    {
      inputs: {
        interference: 40,
        diameter: 50,
        hubDiameter: 80,
        length: 40,
        friction: 0.15,
        hubYield: 250,
        shaftYield: 350,
      },
      results: {
        pressure: 50.45625,
        hoopStress: 115.14375,
        hubStress: 147.0157752,
        shaftStress: 50.45625,
        torque: 1188.847382,
        axialForce: '47.55389530',
        hubShare: 58.80631009,
        shaftShare: 14.41607143,
      },
      cautions: ['Nothing is reckoned for'],
      source: 'Python: Lamé’s constants of both cylinders solved as linear equations',
    },
    {
      inputs: {
        interference: 60,
        diameter: 50,
        hubDiameter: 90,
        boreDiameter: 20,
        length: 60,
        smoothing: 5,
        hubMaterial: 'aluminum',
      },
      results: {
        pressure: 30.29913048,
        hoopStress: 57.35192555,
        hubStress: 77.10378816,
        shaftStress: 72.14078686,
        torque: 856.6877316,
        axialForce: 34.26750926,
        diametralInterference: 60,
      },
      cautions: ['of different materials'],
      source: 'Python: Lamé’s constants of both cylinders solved as linear equations',
    },
    {
      inputs: {
        basis: 'torque',
        torqueHeld: 856.687731581197,
        diameter: 50,
        hubDiameter: 90,
        boreDiameter: 20,
        length: 60,
        smoothing: 5,
        hubMaterial: 'aluminum',
      },
      results: { pressure: 30.29913048, diametralInterference: '60.0000000' },
      cautions: ['of different materials'],
      source: 'As before, from the torque back',
    },
    {
      inputs: {
        interference: 130,
        diameter: 50,
        hubDiameter: 100,
        length: 60,
        hubMaterial: 'castIron',
        shaftYield: 350,
        smoothing: 5,
      },
      results: { hoopStress: 187.7134, shaftShare: 32.17944 },
      cautions: ['its weakest grade', 'of different materials', '0.25% of the diameter'],
      source: 'Python: Lamé’s constants of both cylinders; 125/130 of 195.22196 MPa, 112.62806/350',
    },
    {
      inputs: {
        basis: 'force',
        forceHeld: 42.45977574240412,
        diameter: 60,
        hubDiameter: 120,
        length: 60,
        friction: 0.1,
        hubMaterial: 'castIron',
      },
      results: {
        pressure: 37.5426844,
        diametralInterference: '50.0000000',
        hoopStress: 62.57114067,
        hubStress: 87.59959693,
        torque: 1273.793272,
      },
      cautions: ['Cast iron breaks', 'of different materials', 'Nothing is reckoned for'],
      source: 'Python: Lamé’s constants of both cylinders solved as linear equations',
    },
    {
      inputs: {
        interference: 200,
        diameter: 50,
        hubDiameter: 90,
        boreDiameter: 30,
        length: 60,
        hubYield: 500,
        shaftYield: 600,
      },
      results: {
        pressure: 206.08,
        hoopStress: 390.08,
        hubStress: '524.4225960',
        shaftStress: 644,
        hubShare: 104.8845192,
        shaftShare: 107.3333333,
        relativeInterference: 0.4,
      },
      cautions: ['The hub yields', 'The shaft yields', 'more than 0.25%', 'Nothing is reckoned for'],
      source: 'Python: Lamé’s constants of both cylinders solved as linear equations',
    },
    {
      inputs: { interference: 100, diameter: 50, hubDiameter: 90, boreDiameter: 30, length: 60 },
      results: { pressure: 103.04, hoopStress: 195.04 },
      cautions: ['held against no yield strength', 'Nothing is reckoned for'],
      source: 'Half of the example with 200 µm',
    },
    {
      inputs: { interference: 30, diameter: 50, hubDiameter: 90, length: 50, hubMaterial: 'stainless' },
      results: { pressure: 40.03213505, torque: 943.2349605 },
      cautions: ['held against no yield', 'of different materials', 'Nothing is reckoned for'],
      source: 'Python: Lamé’s constants of both cylinders solved as linear equations',
    },
    {
      inputs: { interference: 30, diameter: 50, hubDiameter: 90, length: 50, hubMaterial: 'brass' },
      results: { pressure: 24.65682175, torque: 580.9626754 },
      cautions: ['of different materials', 'Nothing is reckoned for'],
      source: 'Python: Lamé’s constants of both cylinders solved as linear equations',
    },
    {
      inputs: { interference: 30, diameter: 50, hubDiameter: 90, length: 50, hubMaterial: 'bronze' },
      results: { pressure: 25.40521202, torque: 598.5962058 },
      cautions: ['of different materials', 'Nothing is reckoned for'],
      source: 'Python: Lamé’s constants of both cylinders solved as linear equations',
    },
    {
      inputs: { interference: 30, diameter: 50, hubDiameter: 90, length: 50, hubMaterial: 'titanium' },
      results: { pressure: 26.07929599, torque: 614.4789352 },
      cautions: ['of different materials', 'Nothing is reckoned for'],
      source: 'Python: Lamé’s constants of both cylinders solved as linear equations',
    },
    {
      inputs: { interference: 30, diameter: 50, hubDiameter: 50, length: 50 },
      refused: 'must be larger',
      source: 'By definition',
    },
    {
      inputs: { interference: 30, diameter: 50, hubDiameter: 80, boreDiameter: 50, length: 50 },
      refused: 'must be smaller',
      source: 'By definition',
    },
    {
      inputs: { interference: 5, smoothing: 5, diameter: 50, hubDiameter: 80, length: 50 },
      refused: 'nothing is left',
      source: 'By definition',
    },
  ],
  notes: [
    'Elastic parts of constant section, in plane stress, at rest and at the temperature of assembly; stress peaks at the ends of the hub and fretting are not looked at. Speed widens the hub and loosens the fit.',
    'Torque and axial force together slip at √((2 T/d)² + F²) = F_s.',
    'A fit that carries people or whose slip endangers them must be checked by a qualified engineer.',
  ],
  references: [
    { title: "Budynas, Nisbett: Shigley's Mechanical Engineering Design, 10th ed., §3-16 and Table A–5" },
    {
      title: 'DIN 7190-1 (2017): smoothing, as told by the manual of MESYS',
      url: 'https://www.mesys.ag/manual/surface_roughness_shaft_and_housing.html',
    },
    {
      title: 'Press fit of different materials, worked figures (MegaCalc)',
      url: 'https://megacalc.org/calculators/press-fit-calculator',
    },
  ],
});
