// Asks GNU units (Debian package `units`) for the factor of every linear unit of the tables and writes the answers to
// test/engine/units/gnu-units.json. Run: node --import tsx scripts/units-oracle.js
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { unitOf } from '../engine/src/units/index.js';
import { METRIC_PREFIXES } from '../engine/src/units/prefixes.js';
import { UNIT_GROUPS } from '../engine/src/units/tables/index.js';

/** GNU's base units in the order of our dimensions. It has none for level, biological activity and equivalents. */
const BASES = ['m', 'kg', 's', 'A', 'K', 'mol', 'cd', 'radian', 'bit', 'dollar', undefined, undefined, undefined];

/** What to ask for where GNU lacks the name or means something else by it: the definition in GNU's own units. */
const EXPRESSIONS = {
  barleycorn: 'inch / 3',
  li: 'link',
  ch: '66 ft',
  chUS: 'surveychain',
  ftUS: 'USft',
  miUS: 'USmile',
  cable_US: '720 ft',
  pica: 'inch / 6',
  point: 'inch / 72',
  pt_US: '0.013837 inch',
  px: 'inch / 96',
  didot: '0.375 mm',
  acUS: '43560 USft^2',
  ac: '43560 ft^2',
  acft: '43560 ft^3',
  roofing_square: '100 ft^2',
  daa: '10 are',
  CCF: '100 ft^3',
  λ: 'microliter',
  cup_imp: '10 brfloz',
  cup_legal: '240 ml',
  qt_dry: 'dryquart',
  pt_dry: 'drypint',
  tbsp_metric: '15 ml',
  tbsp_au: '20 ml',
  tsp_metric: '5 ml',
  dash: 'ustsp / 8',
  pinch: 'ustsp / 16',
  stick: 'uscup / 2',
  bbl: '42 gallon',
  bbl_beer: '31 gallon',
  keg: '15.5 gallon',
  acin: 'acrefoot / 12',
  fbm: 'boardfoot',
  MBF: '1000 boardfoot',
  kayser: '1 / cm',
  mcg: '1e-6 g',
  dr_av: 'dram',
  dr_ap: '60 grain',
  pt_jewel: 'carat / 100',
  q_metric: '100 kg',
  ppg: 'lb / gallon',
  pcf: 'lb / ft^3',
  pli: 'lb / inch',
  yr: 'julianyear',
  yr_365: '365 day',
  yr_360: '360 day',
  bpm: '1 / minute',
  cpm: '1 / minute',
  Bd: '1 / s',
  fps_frames: '1 / s',
  kph: 'km / hour',
  ips: 'inch / s',
  g_n: 'gravity',
  gpd: 'gallon / day',
  bpd: '42 gallon / day',
  mpg: 'mile / gallon',
  mpg_imp: 'mile / brgallon',
  tf: 'tonne force',
  ozf: 'ounce force',
  tonf_UK: 'brton force',
  plf: 'lbf / ft',
  klf: 'kip / ft',
  cmHg: '10 mmHg',
  cmH2O: 'cm water',
  mH2O: 'm water',
  ftH2O: 'ft water',
  psf: 'lbf / ft^2',
  ksf: 'kip / ft^2',
  tsf: '2000 lbf / ft^2',
  rayl: 'Pa s / m',
  Nm: 'N m',
  Ws: 'W s',
  kBTU: '1000 btu',
  MMBTU: '1e6 btu',
  BTU_th: 'cal_th lb degF / (g K)',
  tonTNT: '1e9 cal_th',
  ktTNT: '1e12 cal_th',
  MtTNT: '1e15 cal_th',
  tce: '7e9 cal_IT',
  boe: '5.8e6 btu',
  Latm: 'liter atm',
  'ft-lbf': 'ft lbf',
  'in-lbf': 'inch lbf',
  'in-ozf': 'inch ounce force',
  'ft-pdl': 'ft poundal',
  var: 'V A',
  MBH: '1000 btu / hour',
  BTUh: 'btu / hour',
  suns: '1000 W / m^2',
  R_US: 'ft^2 hour degF / btu',
  met: '58.2 W / m^2',
  γ: 'nT',
  Oe: '1000 A / (4 pi m)',
  Gb: '10 A / (4 pi)',
  At: 'A',
  Fd: '6.02214076e23 * 1.602176634e-19 C',
  abΩ: 'abohm',
  statΩ: 'statohm',
  spat: '4 pi sr',
  tsubo: '(400/121) m^2',
  pt_TeX: 'inch / 72.27',
  cicero: '12 * 0.375 mm',
  nx: '0.001 lx',
  e: '1.602176634e-19 C',
  Td: 'cd mm^2 / m^2',
  dpm: '1 / minute',
  rad_dose: 'cGy',
  lbmol: 'mol lb / g',
  M: 'mol / liter',
  molal: 'mol / kg',
  particle: 'mol / 6.02214076e23',
  U: 'micromol / minute',
  Osm: 'mol',
  'Δ°C': 'degC',
  'Δ°F': 'degF',
  ΔK: 'K',
  '°': 'degree',
  '′': 'arcmin',
  '″': 'arcsec',
  mil_NATO: 'circle / 6400',
  hour_angle: 'circle / 24',
  sq_deg: 'degree^2',
  shannon: 'bit',
  trit: 'bit ln(3) / ln(2)',
  Bps: 'byte / s',
  each: '1',
  '%': '0.01',
  '‰': '0.001',
  $: 'dollar',
  '¢': 'dollar / 100',
  k$: '1000 dollar',
  M$: '1e6 dollar',
  ls: 'c s',
  lmin: 'c minute',
  LD: '384399 km',
  'R☉': '6.957e8 m',
  'R⊕': '6378100 m',
  'R♃': '71492 km',
  'M☉': '1.3271244e20 m^3 / s^2 G',
  'M⊕': '3.986004e14 m^3 / s^2 G',
  'M♃': '1.2668653e17 m^3 / s^2 G',
  'L☉': '3.828e26 W',
  a0: 'bohrradius',
  µ_B: 'bohrmagneton',
  c: 'c',
  cubit: '18 inch',
  cable: 'intcable',
  'geographical mile': '6378137 m arcmin / radian',
  rai: '1600 m^2',
  pyeong: '(400/121) m^2',
  feddan: '4200 m^2',
  bigha_Bengal: '1600 yard^2',
  bigha_India: '3025 yard^2',
  bigha_Nepal: '72900 ft^2',
  morgen_ZA: '0.856532 hectare',
  morgen_PR: '2553.22 m^2',
  morgen_DE: '2500 m^2',
  catty_HK: '0.60478982 kg',
  catty_CN: 'catty',
  catty_TW: '0.6 kg',
  tael_HK: '0.60478982 kg / 16',
  tael_CN: 'catty / 10',
  tael_TW: '0.6 kg / 16',
  picul_HK: '60.478982 kg',
  picul_CN: 'picul',
  picul_TW: '60 kg',
  firkin: 'brfirkin',
  firkin_butter: '56 lb',
  cbm: 'm^3',
  TEU: '20 ft 8 ft 8.5 ft',
  scf: 'ft^3',
  lps: 'liter / s',
  scfm: 'ft^3 / minute',
  slpm: 'liter / minute',
  sccm: 'cm^3 / minute',
  igpm: 'brgallon / minute',
  Mach: '(1.4 287.05287 288.15)^0.5 m / s',
  a: 'julianyear',
  'lunar month': 'lunarmonth',
  jiffy_100: 'jiffy',
  jiffy_60: 's / 60',
  gm: 'gram',
  kgs: 'kg',
  mfd: 'microfarad',
  fsw: '64 lbf / ft^2',
};

function ask(have, want) {
  try {
    const options = {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    };
    const answer = execFileSync('units', ['-1', '-t', '-o', '%.17g', have, want], options).trim();
    return Number.isFinite(Number(answer)) && answer !== '' ? answer : undefined;
  } catch {
    return undefined;
  }
}

function coherent(dimension) {
  const parts = dimension.map((exponent, index) => (exponent === 0 ? '' : `${BASES[index]}^${exponent}`));
  return parts.filter(Boolean).join(' ') || '1';
}

/** GNU's name: ours, where GNU knows it in the same dimension. */
function candidates(row) {
  const names = [row.symbol, row.name, ...(row.symbols ?? []), ...(row.names ?? [])];
  return names.map((name) => name.replace(/[ -]/g, '')).filter((name) => !/[,()]/.test(name));
}

const units = {};
for (const row of UNIT_GROUPS.flatMap((group) => group.units)) {
  const unit = unitOf(row.symbol);
  const known = unit.dimension.every((exponent, index) => exponent === 0 || BASES[index]);
  if (unit.kind !== 'linear' || !known) continue;
  const want = coherent(unit.dimension);
  const asked = Object.hasOwn(EXPRESSIONS, row.symbol) ? [EXPRESSIONS[row.symbol]] : candidates(row);
  const gnu = asked.find((name) => ask(name, want) !== undefined);
  if (gnu === undefined) process.stderr.write(`GNU units does not know ${row.symbol} (${row.name}).\n`);
  else units[row.symbol] = { gnu, factor: ask(gnu, want) };
}
const prefixes = {};
for (const { name } of METRIC_PREFIXES) prefixes[name] = ask(`${name}meter`, 'm') ?? 'unknown';
const program = execFileSync('units', ['--version'], { encoding: 'utf8' }).split('\n')[0];
const target = new URL('../test/engine/units/gnu-units.json', import.meta.url);
writeFileSync(target, `${JSON.stringify({ program, prefixes, units }, null, 2)}\n`);
