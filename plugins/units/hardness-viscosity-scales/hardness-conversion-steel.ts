import { choice, defineCalculator, interpolate, noResult, number, quantity } from '@reckoner/engine';
import { ROCKWELL_B_TABLE, ROCKWELL_C_TABLE } from '../shared/hardness.js';

type Scale = keyof typeof ROCKWELL_C_TABLE;

/** From a value on one scale of 20 to 68 HRC to another; undefined where the other scale ends. */
function onScale(from: Scale, value: number, to: Scale) {
  const [known, wanted] = [ROCKWELL_C_TABLE[from], ROCKWELL_C_TABLE[to]];
  const count = Math.min(known.length, wanted.length);
  const points = known.slice(0, count).map((x, i) => [x, wanted[i]!] as const);
  return value > points[count - 1]![0] ? undefined : interpolate(points, value);
}

const HV_OF_HRB = ROCKWELL_B_TABLE.hrb.map((hrb, i) => [hrb, ROCKWELL_B_TABLE.hv[i]!] as const);
const HRB_OF_HV = HV_OF_HRB.map(([hrb, hv]) => [hv, hrb] as const);

/** ASTM E140, tables 1 (20 to 68 HRC) and 2 (55 to 100 HRB), linear between rows; tensile strength is 3.4 MPa per Brinell number. */
export default defineCalculator({
  title: 'Hardness conversion (HB, HV, HRC)',
  description:
    'Brinell, Vickers, Rockwell and Knoop hardness of steel from one of them, with the tensile strength that it suggests.',
  keywords: ['hrc to hv', 'hrc to hb', 'brinell to rockwell', 'vickers', 'knoop', 'astm e140'],
  inputs: {
    value: number({ label: 'Hardness', symbol: 'H', above: 0, max: 1000 }),
    scale: choice(
      {
        hrc: 'Rockwell C (HRC)',
        hrb: 'Rockwell B (HRB)',
        hra: 'Rockwell A (HRA)',
        hv: 'Vickers (HV)',
        hb: 'Brinell, carbide ball, 3000 kgf (HBW)',
        hk: 'Knoop (HK)',
      },
      { label: 'Scale', default: 'hrc' },
    ),
  },
  outputs: {
    hv: number({ label: 'Vickers hardness (HV)', places: 0 }),
    hb: number({ label: 'Brinell hardness (HBW)', optional: true, places: 0 }),
    hrc: number({ label: 'Rockwell C hardness (HRC)', optional: true, places: 1 }),
    hrb: number({ label: 'Rockwell B hardness (HRB)', optional: true, places: 1 }),
    hra: number({ label: 'Rockwell A hardness (HRA)', optional: true, places: 1 }),
    hk: number({ label: 'Knoop hardness (HK)', optional: true, places: 0 }),
    strength: quantity('MPa', { label: 'Tensile strength, approximate', optional: true, places: 0 }),
  },
  algorithm: ({ value, scale }) => {
    const isSoft = scale === 'hrb' || ((scale === 'hv' || scale === 'hb') && value < ROCKWELL_C_TABLE[scale][0]);
    if (isSoft) {
      const [points, range] = scale === 'hrb' ? [HV_OF_HRB, '55 to 100 HRB'] : [HRB_OF_HV, '100 HV upward'];
      if (value < points[0]![0] || value > points.at(-1)![0])
        throw noResult(`The tables of ASTM E140 for steel hold from ${range}.`);
      const hv = scale === 'hrb' ? interpolate(HV_OF_HRB, value) : value;
      const hrb = scale === 'hrb' ? value : interpolate(HRB_OF_HV, value);
      return { hv, hb: hv, hrb, strength: 3.4 * hv };
    }
    const known = ROCKWELL_C_TABLE[scale];
    if (value < known[0] || value > known.at(-1)!)
      throw noResult(`The tables of ASTM E140 for steel hold from ${known[0]} to ${known.at(-1)} on this scale.`);
    const to = (wanted: Scale) => (wanted === scale ? value : onScale(scale, value, wanted));
    const hb = to('hb');
    return {
      hv: to('hv')!,
      hb,
      hrc: to('hrc'),
      hra: to('hra'),
      hk: to('hk'),
      strength: hb !== undefined && hb <= 450 ? 3.4 * hb : undefined,
    };
  },
  explanation: ({ scale, hb }) => {
    if (scale !== 'hv') return 'A hardness of {value} on the scale {scale} corresponds to about {hv} HV.';
    return hb === undefined
      ? '{hv} HV correspond to about {hrc} HRC.'
      : '{hv} HV correspond to about {hb} HBW{hrc? and {hrc} HRC|}{hrb? and {hrb} HRB|}.';
  },
  cautions: [
    {
      level: 'note',
      when: ({ value, scale }) => scale === 'hb' && value >= 215 && value <= 240,
      says: 'Here the two tables of ASTM E140 overlap and differ by up to 14 HV.',
    },
  ],
  examples: [
    {
      inputs: { value: 40 },
      results: { hv: 392, hb: 371, hra: 70.4, hk: 402, hrc: 40, strength: 1261.4 },
      source: 'ASTM E140-12, table 1: 40 HRC; strength by hand: 3.4 × 371',
    },
    {
      inputs: { value: 60 },
      results: { hv: 697, hb: 654, hra: 81.2, hk: 732 },
      source: 'ASTM E140-12, table 1: 60 HRC',
    },
    {
      inputs: { value: 29 },
      results: { hv: 294, hb: 279, hra: 64.8, hk: 304 },
      source: 'ASTM E140-12, table 1: 29 HRC',
    },
    {
      inputs: { value: 67 },
      results: { hv: 900, hra: 85, hk: 895 },
      source: 'ASTM E140-12, table 1: 67 HRC has no Brinell number',
    },
    { inputs: { value: 513, scale: 'hv' }, results: { hrc: 50, hb: 481 }, source: 'ASTM E140-12, table 1: 50 HRC' },
    { inputs: { value: 301, scale: 'hb' }, results: { hrc: 32, hv: 318 }, source: 'ASTM E140-12, table 1: 32 HRC' },
    { inputs: { value: 76.8, scale: 'hra' }, results: { hrc: 52, hv: 544 }, source: 'ASTM E140-12, table 1: 52 HRC' },
    { inputs: { value: 251, scale: 'hk' }, results: { hrc: 20, hv: 238 }, source: 'ASTM E140-12, table 1: 20 HRC' },
    {
      inputs: { value: 80, scale: 'hrb' },
      results: { hv: 150, hb: 150, strength: 510 },
      source: 'ASTM E140-12, table 2: 80 HRB; strength by hand: 3.4 × 150',
    },
    {
      inputs: { value: 226, scale: 'hb' },
      results: { hrc: 20, hv: 238 },
      cautions: ['two tables'],
      source: 'ASTM E140-12, table 1: 20 HRC; table 2 has 226 HV for 226 HBW',
    },
    { inputs: { value: 180, scale: 'hb' }, results: { hrb: 89, hv: 180 }, source: 'ASTM E140-12, table 2: 89 HRB' },
    {
      inputs: { value: 40.5 },
      results: { hv: 397, hb: 376 },
      source: 'By hand: halfway between 392 and 402, 371 and 381',
    },
    { inputs: { value: 15 }, noResult: 'from 20 to 68', source: 'ASTM E140-12, table 1' },
    { inputs: { value: 80, scale: 'hv' }, noResult: '100 HV upward', source: 'ASTM E140-12, table 2' },
    { inputs: { value: 105, scale: 'hrb' }, noResult: '55 to 100 HRB', source: 'ASTM E140-12, table 2' },
  ],
  notes: [
    'For non-austenitic carbon, alloy and tool steels; conversions are approximate and no substitute for a test on the wanted scale.',
    'The tensile strength is an estimate for steels up to 450 HBW.',
  ],
  references: [
    { title: 'ASTM E140-12b: Standard hardness conversion tables for metals, tables 1 and 2' },
    {
      title:
        'Budynas, Nisbett: Shigley’s Mechanical Engineering Design, 10th ed., ch. 2: tensile strength from Brinell hardness',
    },
  ],
});
