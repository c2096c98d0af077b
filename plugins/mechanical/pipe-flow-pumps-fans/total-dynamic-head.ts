import {
  constant,
  defineCalculator,
  isAbove,
  number,
  quantity,
  rows,
  standardGravity,
  sum,
  table,
} from '@reckoner/engine';
import { liquidDensity } from '../shared/liquid.js';
import { frictionFactor, roughness, viscosity } from '../shared/pipe.js';

interface Piece {
  readonly innerDiameter: number;
  readonly length: number;
  readonly lossCoefficient: number;
}

/** Velocity, friction and fitting loss of a flow in one piece of pipe. */
function lossesIn(piece: Piece, flow: number, density: number, viscosity: number, roughness: number) {
  const velocity = flow / ((Math.PI / 4) * piece.innerDiameter ** 2);
  const reynolds = (density * velocity * piece.innerDiameter) / viscosity;
  const velocityHead = velocity ** 2 / (2 * standardGravity);
  const factor = frictionFactor(reynolds, Math.min(roughness / piece.innerDiameter, 0.1));
  return {
    velocity,
    reynolds,
    velocityHead,
    friction: ((factor * piece.length) / piece.innerDiameter) * velocityHead,
    minor: piece.lossCoefficient * velocityHead,
  };
}

/** Static lift + pressure head + friction + fittings + velocity head at the end, with Darcy–Weisbach losses. */
export default defineCalculator({
  title: 'Total dynamic head',
  description:
    'Head that a pump must give from lift, pressures, pipes, fittings and the velocity at the end, with its parts, the pressure and the system curve.',
  keywords: ['TDH', 'pump head', 'system head', 'system curve', 'static head', 'friction head', 'well pump head'],
  related: ['pump-power-head', 'npsh-available', 'darcy-weisbach-pressure-drop', 'minor-loss-fittings'],
  inputs: {
    flow: quantity('m^3/s', {
      label: 'Flow',
      unit: 'm^3/h',
      symbol: 'Q',
      min: 0.0001,
      max: 1e5,
      usual: [0.01, 50000],
    }),
    lift: quantity('m', {
      label: 'Static lift',
      help: 'From the liquid level at the source, in a well the level while pumping, up to the level or outlet at the end; negative downhill.',
      symbol: 'z',
      min: -5000,
      max: 5000,
      usual: [-500, 1500],
    }),
    pipes: rows(
      {
        innerDiameter: quantity('m', { label: 'Inner diameter', unit: 'mm', min: 1, max: 10000, usual: [5, 3000] }),
        length: quantity('m', { label: 'Length', min: 0, max: 1e6 }),
        lossCoefficient: number({
          label: 'Sum of K of its fittings, without the exit',
          min: 0,
          max: 10000,
          default: 0,
        }),
      },
      { label: 'Pipes one after the other, from source to end', maxItems: 12 },
    ),
    sourcePressure: quantity('Pa', {
      label: 'Pressure on the liquid at the source (gauge)',
      help: '0 for an open tank, river or well.',
      unit: 'kPa',
      symbol: 'p_1',
      min: -101.325,
      max: 1e5,
      usual: [-100, 20000],
      default: 0,
    }),
    endPressure: quantity('Pa', {
      label: 'Pressure at the end (gauge)',
      help: '0 where it runs out into the open or an open tank; else that in the vessel or wanted at the outlet.',
      unit: 'kPa',
      symbol: 'p_2',
      min: -101.325,
      max: 1e5,
      usual: [-100, 20000],
      default: 0,
    }),
    roughness,
    density: liquidDensity,
    viscosity,
  },
  outputs: {
    total: quantity('m', { label: 'Total dynamic head', symbol: 'H', places: 2 }),
    pressureRise: quantity('Pa', {
      label: 'Pressure rise in the pump',
      unit: 'kPa',
      symbol: '\\Delta p',
      places: 1,
      optional: true,
    }),
    liftHead: quantity('m', { label: 'Static lift as part of it', symbol: 'h_z', places: 2 }),
    pressureHead: quantity('m', { label: 'Head of the pressures', symbol: 'h_p', places: 2 }),
    frictionHead: quantity('m', { label: 'Friction in the pipes', symbol: 'h_f', places: 2 }),
    minorHead: quantity('m', { label: 'Losses in fittings', symbol: 'h_m', places: 2 }),
    velocityHead: quantity('m', { label: 'Velocity head at the end', symbol: 'h_v', places: 2 }),
    power: quantity('W', { label: 'Hydraulic power', unit: 'kW', symbol: 'P_h', places: 3, optional: true }),
    pieces: table(
      {
        bore: quantity('m', { label: 'Inner diameter', unit: 'mm', places: 1 }),
        velocity: quantity('m/s', { label: 'Velocity', places: 2 }),
        reynolds: number({ label: 'Reynolds number', places: 0 }),
        friction: quantity('m', { label: 'Friction', places: 3 }),
        minor: quantity('m', { label: 'Fittings', places: 3 }),
      },
      { label: 'Pipes' },
    ),
  },
  formula: ({ flow, lift, pipes, sourcePressure, endPressure, roughness, density, viscosity }) => {
    const pieces = pipes.map((pipe) => {
      const { velocity, reynolds, friction, minor } = lossesIn(pipe, flow, density, viscosity, roughness);
      return { bore: pipe.innerDiameter, velocity, reynolds, friction, minor };
    });
    const pressureHead = (endPressure - sourcePressure) / (density * standardGravity);
    const frictionHead = sum(pieces.map(({ friction }) => friction));
    const minorHead = sum(pieces.map(({ minor }) => minor));
    const velocityHead = pieces[pieces.length - 1]!.velocity ** 2 / (2 * standardGravity);
    const total = lift + pressureHead + frictionHead + minorHead + velocityHead;
    const pressureRise = density * standardGravity * total;
    return {
      total,
      pressureRise: total > 0 ? pressureRise : undefined,
      liftHead: lift,
      pressureHead,
      frictionHead,
      minorHead,
      velocityHead,
      power: total > 0 ? pressureRise * flow : undefined,
      pieces,
    };
  },
  stepwise: [
    'In each pipe v = 4 × Q / (π × D²); friction = f × L / D × v² / (2 × g), with f = 64 / Re below Re = 2300 and else by Colebrook and White; fittings = sum of K × v² / (2 × g).',
    'Head of the pressures = (p₂ − p₁) / (ρ × g); velocity head at the end = v² / (2 × g) in the last pipe.',
    'Total dynamic head = static lift + head of the pressures + friction + fittings + velocity head.',
    'Pressure rise = ρ × g × H; hydraulic power = pressure rise × flow.',
  ],
  figure: {
    kind: 'curve',
    title: 'System curve',
    x: { of: 'flow' },
    y: { of: 'total', label: 'Head' },
    curve: ({ flow, lift, pipes, pressureHead, density, viscosity, roughness, total }) => ({
      from: 0.01 * flow,
      to: 1.5 * flow,
      lines: [
        {
          y: (at) => {
            const losses = pipes.map((pipe) => lossesIn(pipe, at, density, viscosity, roughness));
            return (
              lift +
              pressureHead +
              sum(losses.map(({ friction, minor }) => friction + minor)) +
              losses[losses.length - 1]!.velocityHead
            );
          },
        },
      ],
      marks: [{ x: flow, y: total, label: 'This flow' }],
    }),
  },
  cautions: [
    {
      level: 'caution',
      when: ({ total }) => total <= 0,
      says: 'No pump is needed for this flow: lift and pressures drive more than that through these pipes, and what is left over has to be throttled.',
    },
    {
      level: 'caution',
      when: ({ sourcePressure, endPressure }) =>
        (sourcePressure === 0 &&
          isAbove(endPressure, constant(95000, 'Pa')) &&
          isAbove(constant(106000, 'Pa'), endPressure)) ||
        (endPressure === 0 &&
          isAbove(sourcePressure, constant(95000, 'Pa')) &&
          isAbove(constant(106000, 'Pa'), sourcePressure)),
      says: 'One pressure is about that of the atmosphere and the other 0. Both are meant as gauge pressures, and an open tank has 0.',
    },
    {
      level: 'caution',
      when: ({ pieces }) => pieces.some(({ reynolds }) => reynolds >= 2300 && reynolds < 4000),
      says: 'Between Reynolds numbers of 2300 and 4000 the flow changes from laminar to turbulent: the loss in such a pipe is uncertain.',
    },
    {
      level: 'caution',
      when: ({ pipes, roughness }) => pipes.some(({ innerDiameter }) => isAbove(roughness, 0.05 * innerDiameter)),
      says: 'The roughness is over a twentieth of a diameter: the equation of Colebrook does not hold there. Check its unit.',
    },
    {
      level: 'caution',
      when: ({ pieces }) => pieces.some(({ velocity }) => isAbove(velocity, constant(10.005, 'm/s'))),
      says: 'Liquids hardly run faster than 10 m/s in pipes, where they erode, hammer and cavitate: check flow and diameters.',
    },
  ],
  explanation: ({ total }) =>
    total > 0
      ? 'The pump must give {total}, a pressure rise of {pressureRise}: {liftHead|{|liftHead|} are gained downhill|nothing for lift|{liftHead} for lift}, {pressureHead|{|pressureHead|} are gained by the pressures|nothing for the pressures|{pressureHead} for the pressures}, {frictionHead} for friction, {minorHead} for fittings and {velocityHead} for the velocity at the end. Taken: {density}, {viscosity} and a roughness of {roughness}.'
      : 'This flow needs no pump: {liftHead|{|liftHead|} are gained downhill|nothing is needed for lift|{liftHead} are needed for lift}, {pressureHead|{|pressureHead|} are gained by the pressures|nothing is needed for the pressures|{pressureHead} are needed for the pressures}, {frictionHead} go into friction, {minorHead} into fittings and {velocityHead} into the velocity at the end. {|total|} are left over. Taken: {density}, {viscosity} and a roughness of {roughness}.',
  examples: [
    {
      inputs: {
        flow: 36,
        lift: 20,
        pipes: [
          { innerDiameter: 150, length: 10, lossCoefficient: 1.5 },
          { innerDiameter: 100, length: 200, lossCoefficient: 8 },
        ],
      },
      results: {
        total: 24.01551476,
        pressureRise: 235.0878267,
        liftHead: 20,
        pressureHead: 0,
        frictionHead: 3.24712862,
        minorHead: 0.6857310585,
        velocityHead: 0.08265508294,
        power: 2.350878267,
        pieces: {
          length: 2,
          rows: {
            0: { velocity: 0.5658842421, friction: 0.02176225618 },
            1: { reynolds: 126841.0892, minor: 0.6612406635 },
          },
        },
      },
      source: 'Python with mpmath: Colebrook by root finding, pipe after pipe',
    },
    {
      inputs: {
        flow: 5,
        lift: 30,
        pipes: [{ innerDiameter: 40, length: 60, lossCoefficient: 3 }],
        endPressure: 300,
        roughness: 0.0015,
      },
      results: {
        total: 62.91568298,
        pressureHead: 30.64665036,
        frictionHead: 2.019903444,
        minorHead: 0.1868468853,
        velocityHead: 0.06228229509,
        power: 0.8553909678,
      },
      source: 'Python with mpmath',
    },
    {
      inputs: {
        flow: 10,
        lift: -40,
        pipes: [{ innerDiameter: 100, length: 500, lossCoefficient: 2 }],
        sourcePressure: 50,
      },
      results: { total: '-44.32673065', pressureHead: '-5.10777506', frictionHead: 0.7619112858 },
      cautions: ['No pump is needed'],
      source: 'Python with mpmath',
    },
    {
      inputs: {
        flow: 5,
        lift: 10,
        pipes: [{ innerDiameter: 50, length: 50, lossCoefficient: 1 }],
        roughness: 0,
        density: 880,
        viscosity: 100,
      },
      results: { total: 15.29685199, frictionHead: 5.24583033 },
      source: 'Python with mpmath: laminar, 64/Re',
    },
    {
      inputs: { flow: 0.1, lift: 5, pipes: [{ innerDiameter: 12, length: 10 }] },
      results: { total: 5.12367773 },
      cautions: ['changes from laminar to turbulent'],
      source: 'Python with mpmath',
    },
    {
      inputs: { flow: 1, lift: 5, pipes: [{ innerDiameter: 20, length: 10 }], roughness: 2 },
      results: { total: 7.084358368 },
      cautions: ['Check its unit'],
      source: 'Python with mpmath',
    },
    {
      inputs: { flow: 360, lift: 5, pipes: [{ innerDiameter: 100, length: 10 }], endPressure: 101.325 },
      results: { total: 37.45956416, pressureHead: 10.35090616, velocityHead: 8.265508294 },
      cautions: ['an open tank has 0', 'erode, hammer and cavitate'],
      source: 'Python with mpmath',
    },
  ],
  notes: [
    'The velocity head at the end is what is lost where the pipe enters a tank, so that an exit coefficient of 1 must not be counted as well. In laminar flow it is about twice this, but small.',
    'Whether the pump can draw the liquid in is another question: see the NPSH available. Suction pipes count here too.',
    'A pipe that runs over a point higher than its end needs the lift to that point, while it fills and wherever it would not hold a siphon.',
    'New pipe at this roughness; what corrodes or scales loses more over the years.',
  ],
  references: [
    { title: 'White: Fluid Mechanics, 8th ed., §6.3 to 6.9 and 11.5' },
    { title: 'Karassik et al.: Pump Handbook, 4th ed. (2008), §2.1 and 8.1' },
  ],
});
