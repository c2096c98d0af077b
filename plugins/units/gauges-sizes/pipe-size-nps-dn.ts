import { choice, defineCalculator, noResult, quantity, text } from '@reckoner/engine';
import { PIPES, SCHEDULES } from '../shared/pipe.js';

/** In kg per m and mm²: π × 7850 kg/m³, as ASME B36.10M rounds it. */
const MASS_FACTOR = 0.0246615;

const SIZES = Object.fromEntries(
  Object.entries(PIPES).map(([size, { dn }]) => [size, `${size} (DN ${dn})`]),
) as Readonly<Record<keyof typeof PIPES, string>>;

/** ASME B36.10M, table 1; mass of plain-end carbon steel pipe by its section 5. */
export default defineCalculator({
  title: 'Pipe size (NPS, DN, schedule)',
  description:
    'Outside and inside diameter, wall, bore area and mass per meter of steel pipe from nominal size and schedule.',
  keywords: ['pipe schedule', 'schedule 40', 'nominal pipe size', 'wall thickness', 'dn'],
  inputs: {
    size: choice(SIZES, { label: 'Nominal pipe size', default: 'NPS 2' }),
    schedule: choice(SCHEDULES, { label: 'Schedule', default: 's40' }),
  },
  outputs: {
    outside: quantity('mm', { label: 'Outside diameter', symbol: 'D', places: 2 }),
    wall: quantity('mm', { label: 'Wall', symbol: 't', places: 2 }),
    inside: quantity('mm', { label: 'Inside diameter', symbol: 'd', places: 2 }),
    area: quantity('mm^2', { label: 'Bore area', unit: 'cm^2', symbol: 'A', places: 2 }),
    mass: quantity('kg/m', { label: 'Mass per length', symbol: 'm', places: 2 }),
    designation: text({ label: 'Designation' }),
  },
  algorithm: ({ size, schedule }) => {
    const { outside, dn, walls } = PIPES[size];
    const wall = walls[schedule];
    if (wall === undefined) throw noResult(`${size} has no wall of ${SCHEDULES[schedule]} in ASME B36.10M.`);
    const inside = outside - 2 * wall;
    return {
      outside,
      wall,
      inside,
      area: (Math.PI / 4) * inside ** 2,
      mass: MASS_FACTOR * (outside - wall) * wall,
      designation: `${size}, DN ${dn}, ${SCHEDULES[schedule]}`,
    };
  },
  explanation: '{designation} has an outside diameter of {outside} and a wall of {wall}, hence a bore of {inside}.',
  examples: [
    {
      inputs: { size: 'NPS 2', schedule: 's40' },
      results: {
        outside: 60.3,
        wall: 3.91,
        inside: 52.48,
        area: 21.631047,
        mass: 5.437488,
        designation: 'NPS 2, DN 50, Schedule 40',
      },
      source:
        'ASME B36.10M-2015, table 1 (5.44 kg/m); area and digits of the mass: Python, math.pi/4*5.248**2 and section 5',
    },
    {
      inputs: { size: 'NPS 6', schedule: 's40' },
      results: { outside: 168.3, wall: 7.11, inside: 154.08, mass: 28.26 },
      source: 'ASME B36.10M-2015, table 1',
    },
    {
      inputs: { size: 'NPS 10', schedule: 's40' },
      results: { outside: 273, wall: 9.27, mass: 60.29 },
      source: 'ASME B36.10M-2015, table 1',
    },
    {
      inputs: { size: 'NPS 1/2', schedule: 's80' },
      results: { outside: 21.3, wall: 3.73, inside: 13.84 },
      source: 'ASME B36.10M-2015, table 1',
    },
    {
      inputs: { size: 'NPS 24', schedule: 's160' },
      results: { outside: 610, wall: 59.54, inside: 490.92 },
      source: 'ASME B36.10M-2015, table 1',
    },
    {
      inputs: { size: 'NPS 12', schedule: 'std' },
      results: { wall: 9.53, inside: 304.74 },
      source: 'ASME B36.10M-2015, table 1',
    },
    {
      inputs: { size: 'NPS 8', schedule: 'xxs' },
      results: { wall: 22.23, inside: 174.64 },
      source: 'ASME B36.10M-2015, table 1',
    },
    {
      inputs: { size: 'NPS 12', schedule: 'xs' },
      results: { wall: 12.7, inside: 298.4 },
      source: 'ASME B36.10M-2015, table 1',
    },
    {
      inputs: { size: 'NPS 4', schedule: 's120' },
      results: { wall: 11.13, inside: 92.04 },
      source: 'ASME B36.10M-2015, table 1',
    },
    {
      inputs: { size: 'NPS 14', schedule: 's10' },
      results: { wall: 6.35, inside: 342.9 },
      source: 'ASME B36.10M-2015, table 1',
    },
    {
      inputs: { size: 'NPS 20', schedule: 's5' },
      results: { wall: 4.78, inside: 498.44 },
      source: 'ASME B36.10M-2015, table 1',
    },
    {
      inputs: { size: 'NPS 8', schedule: 's20' },
      results: { wall: 6.35, inside: 206.4 },
      source: 'Public tables of ASME B36.10M: fluids (Python), tubingchina.com, Grinnell IH-1000 (6.4 mm)',
    },
    {
      inputs: { size: 'NPS 10', schedule: 's30' },
      results: { wall: 7.8, inside: 257.4 },
      source: 'Public tables of ASME B36.10M: fluids (Python), Grinnell IH-1000 (0.307 in)',
    },
    {
      inputs: { size: 'NPS 14', schedule: 's60' },
      results: { wall: 15.09, inside: 325.42 },
      source: 'Public tables of ASME B36.10M: fluids (Python)',
    },
    {
      inputs: { size: 'NPS 24', schedule: 's100' },
      results: { wall: 38.89, inside: 532.22 },
      source: 'Public tables of ASME B36.10M: fluids (Python)',
    },
    {
      inputs: { size: 'NPS 8', schedule: 's140' },
      results: { wall: 20.62, inside: 177.86 },
      source: 'Public tables of ASME B36.10M: fluids (Python), 0.812 in elsewhere',
    },
    { inputs: { size: 'NPS 1/8', schedule: 's160' }, noResult: 'has no wall', source: 'ASME B36.10M-2015, table 1' },
  ],
  notes: [
    'The mass is that of carbon steel (7850 kg/m³) with plain ends, and the wall the nominal one: mills may deliver 12.5% less.',
    'Stainless schedules 10S, 40S and 80S (ASME B36.19M) differ from these for the largest sizes.',
  ],
  references: [
    { title: 'ASME B36.10M-2015: Welded and Seamless Wrought Steel Pipe, table 1 and section 5' },
    {
      title: 'Bell: fluids, piping.py (walls of all schedules, with which other public tables of ASME B36.10M agree)',
      url: 'https://github.com/CalebBell/fluids',
    },
  ],
});
