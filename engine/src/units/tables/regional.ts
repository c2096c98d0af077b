/** Customary units of regions and trades. Where a name has several values each is a unit of its own, named by its place. */
import { UK_1995, type UnitGroup, unit } from './rows.js';

const GNU = 'GNU units, definitions.units';
const HONG_KONG = 'Hong Kong Weights and Measures Ordinance (Cap. 68), First Schedule: 1 catty = 0.604 789 82 kg';
const SOUTH_ASIA = 'R. Rowlett, How Many? A Dictionary of Units of Measurement, bigha';
const MORGEN = 'R. Rowlett, How Many? A Dictionary of Units of Measurement, morgen';

export const regionalUnits: UnitGroup = {
  area: 'regional and trade units',
  source: GNU,
  units: [
    unit('cubit', 'cubit', '18', 'in', { source: 'L. H. Bailey, Farm and Garden Rule-Book: 18 inches' }),
    unit('pace', 'pace', '30', 'in', { source: `${GNU}: pace and USmilitarypace` }),
    unit('cable', 'international cable', '0.1', 'nmi', {
      names: ['cables', 'cable length', 'cables length', 'cable lengths'],
      source: `${GNU}: intcable`,
    }),
    unit('shackle', 'shackle of chain', '15', 'ftm', {
      plural: 'shackles of chain',
      names: ['shackles', 'shot of chain', 'shots of chain'],
    }),
    unit('verst', 'verst', '3500', 'ft', { names: ['versta', 'versts'], source: `${GNU}: 500 sazhen of 7 ft` }),
    unit('geographical mile', 'geographical mile', 'pi/10800*6378137', 'm', {
      names: ['geographic mile', 'geographic miles'],
      source: 'one minute of arc of the equator of WGS 84 (NIMA TR8350.2)',
    }),
    unit('rai', 'rai', '1600', 'm^2', { plural: 'rai', source: 'Thailand: 400 square wa of 2 m' }),
    unit('pyeong', 'pyeong', '400/121', 'm^2', { plural: 'pyeong', source: '36 square ja of 10/33 m' }),
    unit('feddan', 'Egyptian feddan', '4200', 'm^2', {
      names: ['feddan', 'feddans'],
      source: 'H. G. Lyons, The cadastral survey of Egypt (1907): 24 kirat of 175 m²',
    }),
    unit('bigha_Bengal', 'bigha of Bengal', '1600', 'yd^2', { plural: 'bighas of Bengal', source: SOUTH_ASIA }),
    unit('bigha_India', 'bigha of central India', '3025', 'yd^2', {
      plural: 'bighas of central India',
      source: SOUTH_ASIA,
    }),
    unit('bigha_Nepal', 'bigha of Nepal', '72900', 'ft^2', {
      plural: 'bighas of Nepal',
      source: 'Nepal: 20 kattha of 3645 ft²',
    }),
    unit('morgen_ZA', 'South African morgen', '8565.32', 'm^2', {
      names: ['Cape morgen'],
      source: `${MORGEN}: 0.856 532 ha`,
    }),
    unit('morgen_PR', 'Prussian morgen', '2553.22', 'm^2', { source: MORGEN }),
    unit('morgen_DE', 'metric morgen', '2500', 'm^2', { source: MORGEN }),
    unit('catty_HK', 'Hong Kong catty', '0.60478982', 'kg', { plural: 'Hong Kong catties', source: HONG_KONG }),
    unit('catty_CN', 'Chinese catty', '0.5', 'kg', { symbols: ['jin'], plural: 'Chinese catties' }),
    unit('catty_TW', 'Taiwanese catty', '0.6', 'kg', {
      plural: 'Taiwanese catties',
      source: 'Taiwan: 16 tael of 37.5 g',
    }),
    unit('tael_HK', 'Hong Kong tael', '1/16', 'catty_HK', { source: HONG_KONG }),
    unit('tael_CN', 'Chinese tael', '50', 'g', { symbols: ['liang'], source: 'a tenth of the catty of 500 g' }),
    unit('tael_TW', 'Taiwanese tael', '37.5', 'g', { source: 'Taiwan: a sixteenth of the catty of 600 g' }),
    unit('picul_HK', 'Hong Kong picul', '100', 'catty_HK', { source: HONG_KONG }),
    unit('picul_CN', 'Chinese picul', '100', 'catty_CN', { symbols: ['dan'] }),
    unit('picul_TW', 'Taiwanese picul', '100', 'catty_TW', { source: 'Taiwan: 100 catties of 600 g' }),
    unit('momme', 'momme', '3.75', 'g', { names: ['monme'] }),
    unit('pood', 'pood', '16.3806872', 'kg', { source: `${GNU}: 40 funt of 409.51718 g` }),
    unit('firkin_butter', 'firkin of butter', '56', 'lb', {
      plural: 'firkins of butter',
      source: 'the customary firkin of butter or soap, half a long hundredweight',
    }),
    unit('firkin', 'firkin of ale', '9', 'gal_imp', { plural: 'firkins of ale', names: ['firkins'], source: UK_1995 }),
    unit('cbm', 'cubic meter of freight', '1', 'm^3', { symbols: ['CBM'], plural: 'cubic meters of freight' }),
    unit('stere', 'stere', '1', 'm^3'),
    unit('TEU', 'twenty-foot equivalent unit', '1360', 'ft^3', {
      source: 'ISO 668 container 1CC: 20 ft × 8 ft × 8 ft 6 in outside',
    }),
    unit('shot', 'US shot', '1.5', 'floz', { names: ['shots'], source: `${GNU}: shot, a jigger` }),
    unit('drop', 'drop', '1/20', 'mL', { symbols: ['gtt', 'gtts'] }),
    unit('dsp', 'dessertspoon', '10', 'mL', { names: ['dessertspoons'] }),
    unit('scf', 'standard cubic foot', '1', 'ft^3', { plural: 'standard cubic feet', symbols: ['SCF'] }),
    unit('cumec', 'cubic meter per second', '1', 'm^3/s', { plural: 'cubic meters per second', names: ['cumecs'] }),
    unit('lps', 'liter per second', '1', 'L/s', { plural: 'liters per second', symbols: ['LPS', 'Lps'] }),
    unit('scfm', 'standard cubic foot per minute', '1', 'ft^3/min', {
      plural: 'standard cubic feet per minute',
      symbols: ['SCFM'],
    }),
    unit('slpm', 'standard liter per minute', '1', 'L/min', {
      plural: 'standard liters per minute',
      symbols: ['SLPM', 'slm'],
    }),
    unit('sccm', 'standard cc per minute', '1', 'cm^3/min', {
      plural: 'standard cc per minute',
      symbols: ['SCCM'],
    }),
    unit('igpm', 'imperial gallon per minute', '1', 'gal_imp/min', {
      plural: 'imperial gallons per minute',
      symbols: ['IGPM'],
      source: UK_1995,
    }),
    unit('msw', 'meter of sea water', '10000', 'Pa', {
      plural: 'meters of sea water',
      names: ['meter of seawater', 'meters of seawater'],
      source: 'EN 13319: a tenth of a bar',
    }),
    unit('fsw', 'foot of sea water', '64', 'psf', {
      plural: 'feet of sea water',
      names: ['foot of seawater', 'feet of seawater'],
      source: 'US Navy Diving Manual: sea water of 64 lb/ft³',
    }),
    unit('Mach', 'Mach (at sea level of the standard atmosphere)', '340.294', 'm/s', {
      plural: 'Mach (at sea level of the standard atmosphere)',
      symbols: ['mach'],
      source: 'ISO 2533:1975: √(1.4 × 287.05287 J/(kg·K) × 288.15 K), to six digits',
    }),
    unit('a', 'annum', '365.25', 'd', {
      prefixes: 'large',
      plural: 'anni',
      names: ['annums'],
      source: 'UCUM: the mean Julian year',
    }),
    unit('lunar month', 'lunar month', '2551442.8', 's', {
      names: ['lunation', 'synodic month', 'synodic months'],
      source: `${GNU}: 29 d 12 h 44 min 2.8 s`,
    }),
    unit('jiffy_100', 'jiffy of 10 ms', '0.01', 's', { plural: 'jiffies of 10 ms', source: 'The Jargon File, jiffy' }),
    unit('jiffy_60', 'jiffy of 1/60 s', '1/60', 's', { plural: 'jiffies of 1/60 s', source: 'The Jargon File, jiffy' }),
    unit('svedberg', 'svedberg', '1e-13', 's'),
    unit('gm', 'gram (gm)', '1', 'g', { symbols: ['gms'], plural: 'grams (gm)' }),
    unit('kgs', 'kilogram (kgs)', '1', 'kg', { plural: 'kilograms (kgs)' }),
    unit('mfd', 'microfarad (mfd)', '1e-6', 'F', { symbols: ['MFD'], plural: 'microfarads (mfd)' }),
    unit('megohm', 'megohm', '1e6', 'Ω'),
  ],
};
