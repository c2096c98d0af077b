import {
  category,
  choice,
  constant,
  defineCalculator,
  floorNear,
  isAtLeast,
  isAtMost,
  isBelow,
  number,
  quantity,
  roundTo,
  standardAtmosphere,
  standardGravity,
} from '@reckoner/engine';
import { liquidDensity } from '../shared/liquid.js';

/**
 * Short-term moduli and Poisson ratios that are typical of pipe; a wave is over in seconds. Those of the metals stand, or lie in the
 * ranges, in three public tables or more: steel 190 to 210 GPa and 0.27 to 0.3; ductile iron 162 to 180 GPa; gray iron 83 to 170 GPa,
 * 100 as a single value, and 0.2 to 0.3; copper 110 to 130 GPa and 0.33 to 0.36. Ductile iron's 0.28 stands in two, one as 0.28 to 0.31.
 */
const MATERIALS = {
  steel: { modulus: constant(200e9, 'Pa'), poisson: 0.3 },
  ductileIron: { modulus: constant(170e9, 'Pa'), poisson: 0.28 },
  castIron: { modulus: constant(100e9, 'Pa'), poisson: 0.25 },
  copper: { modulus: constant(120e9, 'Pa'), poisson: 0.34 },
  pvc: { modulus: constant(2.8e9, 'Pa'), poisson: 0.45 },
  polyethylene: { modulus: constant(1e9, 'Pa'), poisson: 0.46 },
} as const;

const SECOND = constant(1, 's');

/** A time as it is told: with six digits. */
function asTold(time: number) {
  const seconds = time / SECOND;
  return roundTo(seconds, 5 - floorNear(Math.log10(seconds))) * SECOND;
}

/** Joukowsky's Δp = ρ a Δv, with Korteweg's wave speed in a thin-walled elastic pipe, and Michaud's estimate for a slow stop. */
export default defineCalculator({
  title: 'Water hammer (Joukowsky)',
  description:
    'Pressure surge of a stopped liquid column, wave speed in an elastic pipe, and the closing time below which the full surge arises.',
  keywords: ['pressure surge', 'hydraulic shock', 'wave celerity', 'valve closure time', 'Korteweg', 'pump trip'],
  related: ['darcy-weisbach-pressure-drop', 'barlow-formula-burst-pressure', 'pipe-size-for-flow'],
  inputs: {
    velocity: quantity('m/s', {
      label: 'Velocity that is stopped',
      help: 'The change of velocity, where the flow does not stop.',
      symbol: '\\Delta v',
      above: 0,
      max: 50,
      usual: [0.05, 8],
    }),
    length: quantity('m', {
      label: 'Length of pipe to the reservoir or main',
      help: 'From the valve to where the wave is reflected.',
      symbol: 'L',
      above: 0,
      max: 1e6,
      usual: [0.1, 1e5],
    }),
    innerDiameter: quantity('m', {
      label: 'Inner diameter',
      unit: 'mm',
      symbol: 'D',
      min: 1,
      max: 10000,
      usual: [5, 4000],
    }),
    wallThickness: quantity('m', {
      label: 'Wall thickness',
      unit: 'mm',
      symbol: 'e',
      min: 0.1,
      max: 1000,
      usual: [0.5, 100],
    }),
    material: choice(
      {
        steel: 'Steel',
        ductileIron: { label: 'Ductile iron', also: ['ductile cast iron', 'DI'] },
        castIron: { label: 'Gray cast iron', also: ['cast iron', 'grey cast iron'] },
        copper: 'Copper',
        pvc: { label: 'PVC', also: ['PVC-U', 'uPVC'] },
        polyethylene: { label: 'Polyethylene', also: ['HDPE', 'PE', 'PE100'] },
      },
      { label: 'Pipe material', default: 'steel' },
    ),
    elasticModulus: quantity('Pa', {
      label: 'Modulus of elasticity',
      help: 'Short-term, at the temperature of the pipe. A typical one of the material, if it is left out.',
      unit: 'GPa',
      symbol: 'E',
      min: 0.05,
      max: 1000,
      usual: [0.2, 250],
      default: ({ material }: { material: keyof typeof MATERIALS }) => MATERIALS[material].modulus,
    }),
    anchoring: choice(
      {
        joints: 'Expansion joints throughout',
        upstream: 'Anchored at the upstream end only',
        full: 'Anchored against axial movement throughout',
      },
      { label: 'Support of the pipe', default: 'joints' },
    ),
    poisson: number({
      label: "Poisson's ratio",
      help: 'A typical one of the material, if it is left out.',
      symbol: '\\nu',
      min: 0,
      max: 0.5,
      usual: [0.2, 0.5],
      default: ({ material }: { material: keyof typeof MATERIALS }) => MATERIALS[material].poisson,
      when: { anchoring: ['upstream', 'full'] },
    }),
    bulkModulus: quantity('Pa', {
      label: 'Bulk modulus of the liquid',
      help: 'Water at 20 °C: 2.19 GPa; oil about 1.5 GPa.',
      unit: 'GPa',
      symbol: 'K',
      min: 0.01,
      max: 50,
      usual: [0.3, 30],
      default: 2.19,
    }),
    density: liquidDensity,
    closingTime: quantity('s', {
      label: 'Closing time of the valve',
      symbol: 't_c',
      min: 0,
      max: 1e5,
      usual: [0, 3600],
      optional: true,
    }),
    pressure: quantity('Pa', {
      label: 'Pressure at the valve before it closes (gauge)',
      help: 'Gives the highest and the lowest pressure.',
      unit: 'kPa',
      symbol: 'p_0',
      min: -100,
      max: 1e6,
      usual: [0, 40000],
      optional: true,
    }),
    vaporPressure: quantity('Pa', {
      label: 'Vapor pressure of the liquid (absolute)',
      help: 'Below it the column parts, which is looked at where the pressure before is given. Water: 2.339 kPa at 20 °C, 47.4 kPa at 80 °C.',
      unit: 'kPa',
      symbol: 'p_v',
      min: 0,
      max: 1e5,
      usual: [0, 5000],
      default: 2.339,
    }),
  },
  outputs: {
    surge: quantity('Pa', { label: 'Surge at this closing time', unit: 'kPa', symbol: '\\Delta p', optional: true }),
    sudden: quantity('Pa', { label: 'Surge of a sudden stop', unit: 'kPa', symbol: '\\Delta p_J' }),
    waveSpeed: quantity('m/s', { label: 'Wave speed', symbol: 'a', places: 1 }),
    criticalTime: quantity('s', { label: 'Closing time up to which the full surge arises', symbol: 't_{cr}' }),
    closing: category(['Fast', 'Slow'], { label: 'Closing', optional: true }),
    suddenHead: quantity('m', { label: 'Surge of a sudden stop as head', symbol: 'h_J' }),
    maximum: quantity('Pa', { label: 'Highest pressure (gauge)', unit: 'kPa', symbol: 'p_{max}', optional: true }),
    minimum: quantity('Pa', {
      label: 'Lowest pressure that follows (gauge)',
      unit: 'kPa',
      symbol: 'p_{min}',
      optional: true,
    }),
  },
  formula: (inputs) => {
    const { velocity, length, innerDiameter, wallThickness, elasticModulus, anchoring, poisson } = inputs;
    const { bulkModulus, density, closingTime, pressure, vaporPressure } = inputs;
    const lowestAfter = (rise: number) =>
      pressure === undefined || isBelow(pressure - rise, vaporPressure - standardAtmosphere)
        ? undefined
        : pressure - rise;
    const support = anchoring === 'joints' ? 1 : anchoring === 'upstream' ? 1 - poisson / 2 : 1 - poisson ** 2;
    const waveSpeed = Math.sqrt(
      bulkModulus / density / (1 + (support * bulkModulus * innerDiameter) / (elasticModulus * wallThickness)),
    );
    const sudden = density * waveSpeed * velocity;
    const criticalTime = (2 * length) / waveSpeed;
    const suddenHead = sudden / (density * standardGravity);
    if (closingTime === undefined) {
      return {
        sudden,
        waveSpeed,
        criticalTime,
        suddenHead,
        maximum: pressure === undefined ? undefined : pressure + sudden,
        minimum: lowestAfter(sudden),
      };
    }
    // The critical time as it is told is still fast when it is sent back.
    const fast = isAtMost(closingTime, criticalTime) || isAtMost(closingTime, asTold(criticalTime));
    const surge = fast ? sudden : (2 * density * length * velocity) / closingTime;
    return {
      surge,
      sudden,
      waveSpeed,
      criticalTime,
      closing: fast ? 'Fast' : 'Slow',
      suddenHead,
      maximum: pressure === undefined ? undefined : pressure + surge,
      minimum: lowestAfter(surge),
    };
  },
  shown: () => ({
    surge: undefined,
    sudden: undefined,
    waveSpeed: undefined,
    criticalTime: undefined,
    closing: undefined,
    suddenHead: undefined,
    maximum: undefined,
    minimum: undefined,
  }),
  stepwise: [
    'Wave speed a = √(K/ρ) / √(1 + c × (K/E) × (D/e)), with c = 1 with expansion joints, 1 − ν/2 anchored upstream and 1 − ν² anchored throughout.',
    'Surge of a sudden stop: Δp = ρ × a × Δv, as head a × Δv / g; it arises up to a closing time of 2 × L / a.',
    'Closed more slowly, about Δp = 2 × ρ × L × Δv / t, as if the flow fell evenly (Michaud).',
    'Highest pressure = pressure before + surge; lowest = pressure before − surge, where the liquid does not boil there.',
  ],
  requires: [
    {
      that: ({ innerDiameter, wallThickness }) => isAtMost(wallThickness, innerDiameter),
      field: 'wallThickness',
      says: 'The wall, {wallThickness}, must not be thicker than the bore, {innerDiameter}: no thin-walled formula holds there.',
    },
    {
      that: ({ pressure, vaporPressure }) => isAtLeast(pressure + standardAtmosphere, vaporPressure),
      field: 'pressure',
      says: 'The pressure before, {pressure} gauge, must not be below the vapor pressure of the liquid, {vaporPressure} absolute: it would boil before the valve closes.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ pressure, surge, sudden, vaporPressure }) =>
        pressure !== undefined && isBelow(pressure - (surge ?? sudden), vaporPressure - standardAtmosphere),
      says: 'The wave that follows would take the pressure below the vapor pressure of the liquid: the column parts, and when it closes again the surge can be higher than told here. Have it analyzed, with air valves or a surge vessel.',
    },
    {
      level: 'caution',
      when: ({ closing }) => closing === 'Slow',
      says: 'The surge of a slow closing is that of a flow that falls evenly. Most valves stop most of the flow in the last part of their travel, so that it may come near that of a sudden stop: analyze the closing where the pipe would not bear that.',
    },
    {
      level: 'caution',
      when: ({ innerDiameter, wallThickness }) => isBelow(innerDiameter, 25 * wallThickness),
      says: 'The bore is less than 25 walls: the formula for thin walls gives wave speed and surge too high there, by 1 to 2% for metal, for plastic by some 5% at 20 walls, a tenth at 10 and a third at 3.',
    },
    {
      level: 'note',
      when: ({ elasticModulus }) => isBelow(elasticModulus, constant(10e9, 'Pa')),
      says: 'The modulus of plastic falls with temperature and with the time under load: use that of a short load at the temperature of the pipe. A cold pipe has the higher surge.',
    },
  ],
  explanation: ({ closing }) =>
    closing === undefined
      ? "A sudden stop of {velocity} raises the pressure by {sudden}{maximum?, to a gauge pressure of {maximum} that pipe, joints and fittings have to bear|}. The wave runs at {waveSpeed}, so that any closing within {criticalTime} counts as sudden. Taken: {elasticModulus} for the pipe and {bulkModulus} for the liquid as moduli, {density}, support “{anchoring}”{poisson?, a Poisson's ratio of {poisson}|}{pressure?, a vapor pressure of {vaporPressure}|}."
      : closing === 'Fast'
        ? "Closed in {closingTime}, not more than {criticalTime}, the stop of {velocity} raises the pressure by the full {surge}{maximum?, to a gauge pressure of {maximum} that pipe, joints and fittings have to bear|}. The wave runs at {waveSpeed}. Taken: {elasticModulus} for the pipe and {bulkModulus} for the liquid as moduli, {density}, support “{anchoring}”{poisson?, a Poisson's ratio of {poisson}|}{pressure?, a vapor pressure of {vaporPressure}|}."
        : "Closed evenly in {closingTime}, more than {criticalTime}, the stop of {velocity} raises the pressure by about {surge}{maximum?, to a gauge pressure of {maximum} that pipe, joints and fittings have to bear|}; a sudden stop by {sudden}. The wave runs at {waveSpeed}. Taken: {elasticModulus} for the pipe and {bulkModulus} for the liquid as moduli, {density}, support “{anchoring}”{poisson?, a Poisson's ratio of {poisson}|}{pressure?, a vapor pressure of {vaporPressure}|}.",
  examples: [
    {
      inputs: { velocity: 2, length: 500, innerDiameter: 200, wallThickness: 6, pressure: 3000 },
      results: {
        waveSpeed: 1267.788911,
        sudden: 2531.013783,
        criticalTime: 0.7887748433,
        suddenHead: 258.5569815,
        maximum: 5531.013783,
        minimum: 468.986217,
      },
      source: 'Python with mpmath: compressibility of liquid and pipe added, 1/K + D/(E e)',
    },
    {
      inputs: { velocity: 2, length: 500, innerDiameter: 200, wallThickness: 6, pressure: 400, closingTime: 0.5 },
      results: { surge: 2531.013783, closing: 'Fast', maximum: 2931.013783 },
      cautions: ['the column parts'],
      source: 'Python with mpmath: as before; 400 - 2531 kPa is below 2.339 - 101.325 kPa',
    },
    {
      inputs: {
        velocity: 1.5,
        length: 1000,
        innerDiameter: 153.2,
        wallThickness: 8.4,
        material: 'polyethylene',
        anchoring: 'full',
        closingTime: 20,
        pressure: 600,
      },
      results: {
        waveSpeed: 259.8601033,
        sudden: 389.0885327,
        criticalTime: 7.6964488764,
        suddenHead: 39.74753406,
        surge: 149.73,
        closing: 'Slow',
        maximum: 749.73,
        minimum: 450.27,
      },
      cautions: ['that of a flow that falls evenly', 'less than 25 walls', 'The modulus of plastic'],
      source: 'Python with mpmath, with c = 1 - 0.46²; by hand: 2 × 998.2 × 1000 × 1.5/20',
    },
    {
      inputs: {
        velocity: 3,
        length: 300,
        innerDiameter: 300,
        wallThickness: 10,
        material: 'ductileIron',
        anchoring: 'upstream',
        poisson: 0.25,
        bulkModulus: 2.1,
        density: 1000,
      },
      results: { waveSpeed: 1259.279824, sudden: 3777.839471, criticalTime: 0.4764628073, suddenHead: 385.2324159 },
      source: 'Python with mpmath, with c = 1 - 0.25/2',
    },
    {
      inputs: { velocity: 1, length: 100, innerDiameter: 100, wallThickness: 4, material: 'castIron' },
      results: { waveSpeed: 1190.687915, sudden: 1188.544677 },
      source: 'Python with mpmath',
    },
    {
      inputs: {
        velocity: 1,
        length: 30,
        innerDiameter: 20,
        wallThickness: 1,
        material: 'copper',
        anchoring: 'full',
        closingTime: 0.01,
      },
      results: { waveSpeed: 1287.849746, sudden: 1285.531616, surge: 1285.531616 },
      cautions: ['less than 25 walls'],
      source: 'Python with mpmath, with c = 1 - 0.34²',
    },
    {
      inputs: {
        velocity: 1,
        length: 200,
        innerDiameter: 100,
        wallThickness: 6.6,
        material: 'pvc',
        anchoring: 'upstream',
      },
      results: { waveSpeed: 464.1396598, sudden: 463.3042084 },
      cautions: ['less than 25 walls', 'The modulus of plastic'],
      source: 'Python with mpmath, with c = 1 - 0.45/2',
    },
    {
      inputs: { velocity: 1, length: 30, innerDiameter: 100, wallThickness: 4, elasticModulus: 100 },
      results: { waveSpeed: 1190.687915 },
      source: 'Python with mpmath',
    },
    {
      inputs: {
        velocity: 1.5,
        length: 1000,
        innerDiameter: 153.2,
        wallThickness: 8.4,
        material: 'polyethylene',
        anchoring: 'full',
        closingTime: 20,
        pressure: 100,
        vaporPressure: 70,
      },
      results: { surge: 149.73, maximum: 249.73 },
      cautions: [
        'the column parts',
        'that of a flow that falls evenly',
        'less than 25 walls',
        'The modulus of plastic',
      ],
      source: 'By hand: 100 - 149.73 kPa is below 70 - 101.325 kPa',
    },
    {
      inputs: { velocity: 2, length: 500, innerDiameter: 200, wallThickness: 6, closingTime: 0.788775 },
      results: { surge: 2531.013783, closing: 'Fast', criticalTime: 0.7887748433 },
      source: 'By hand: the time that is told, 0.788775 s, is 0.7887748 s rounded',
    },
    {
      inputs: { velocity: 1, length: 30, innerDiameter: 20, wallThickness: 30 },
      refused: 'must not be thicker than the bore',
      source: 'By definition',
    },
    {
      inputs: {
        velocity: 1,
        length: 100,
        innerDiameter: 100,
        wallThickness: 4,
        pressure: 100,
        vaporPressure: 5000,
      },
      refused: 'it would boil before the valve closes',
      source: 'By definition: 100 + 101.325 kPa is below 5000 kPa',
    },
  ],
  notes: [
    'For a pipe full of liquid, of one size and wall. A little free air or gas in the liquid slows the wave to a fraction of this.',
    'The rise is followed by an equal fall, and both run through the whole pipe and its fittings.',
    'Friction in long pipes can raise the pressure at the valve further while the pipe behind it is packed.',
  ],
  references: [
    { title: 'Wylie, Streeter: Fluid Transients in Systems (1993), ch. 1 and 2', isbn: '978-0-13-934423-7' },
    {
      title: 'Typical moduli and Poisson ratios after Gere and Ashby (steel, cast iron, copper)',
      url: 'http://ah-engr.com/som/tools/tables/table_1_elastic_constants.htm',
    },
    {
      title: 'Introduction to Continuum Mechanics, table 5.2 (cast iron 90 to 145 GPa, copper 117 to 124 GPa)',
      url: 'https://digilib.universitaspertamina.ac.id/ebook/Introduction%20to%20Continuum%20Mechanics/files/basic-html/page246.html',
    },
    {
      title: 'PT Tensor: Typical material properties (steel 0.3, copper 0.34, cast iron 0.27)',
      url: 'http://pttensor.com/pt-tensor-home/tensorconnect-modules/tensorconnect-general-structural-analysis/tensorconnect-engineering-materials/typical-material-mechanical-properties-in-engineering/',
    },
    {
      title: 'Triton College: Material constants (structural steel 200 GPa)',
      url: 'http://academics.triton.edu/faculty/fheitzman/strengthofmaterials.html',
    },
    {
      title: 'Table of elastic constants in an exercise (gray cast iron 100 GPa, copper 119 GPa, 0.326)',
      url: 'https://www.coursepaper.com/solution-manual/mechanical-engineering-chapter-3-technical-problem-solving-and-communication-skills-automobile-engine-advertised-producing-peak/',
    },
    {
      title: 'Annealed C10800 copper (120 GPa, 0.34)',
      url: 'https://www.makeitfrom.com/material-properties/Annealed-OS050-C10800-Copper',
    },
    {
      title: "AmesWeb: Young's modulus of iron (ductile iron 162 to 170 GPa)",
      url: 'https://amesweb.info/Materials/Youngs-Modulus-of-Iron.aspx',
    },
    {
      title: 'Ductile cast iron (170 to 180 GPa, 0.28 to 0.31)',
      url: 'https://www.makeitfrom.com/material-properties/Ductile-Nodular-Spheroidal-Cast-Iron',
    },
    {
      title: 'Cast iron EN-GJS after DIN EN 1563 (ductile iron 170 GPa, 0.28)',
      url: 'http://www.sn-castiron.nl/en/materials/cast-iron-en-gjs/',
    },
    {
      title: 'COMSOL: Pipe Flow Module, flow equations of water hammer (factors of support)',
      url: 'https://doc.comsol.com/6.4/doc/com.comsol.help.pipe/pipe_ug_fluidflow.05.46.html',
    },
  ],
});
