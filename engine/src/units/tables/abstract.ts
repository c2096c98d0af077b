/** Angle, information, ratios, levels, logarithmic scales and currency. */
import { NIST_811, SI, type UnitGroup, unit } from './rows.js';

const IEC = 'IEC 80000-13:2008';

export const angleUnits: UnitGroup = {
  area: 'angle',
  source: SI,
  units: [
    unit('rad', 'radian', '1', '@angle', { prefixes: 'small' }),
    unit('sr', 'steradian', '1', 'rad^2', { prefixes: 'small' }),
    unit('°', 'degree', 'pi/180', 'rad', {
      symbols: ['deg', 'º', '˚', 'arcdeg'],
      names: ['degs', 'degree of arc', 'degrees of arc'],
    }),
    unit('′', 'minute of arc', 'pi/10800', 'rad', {
      symbols: ['arcmin', 'MOA', 'moa'],
      plural: 'minutes of arc',
      names: ['arcminute', 'arcminutes', 'arc minute', 'arc minutes'],
    }),
    unit('″', 'second of arc', 'pi/648000', 'rad', {
      symbols: ['arcsec'],
      plural: 'seconds of arc',
      names: ['arcsecond', 'arcseconds', 'arc second', 'arc seconds'],
    }),
    unit('mas', 'milliarcsecond', 'pi/648000000', 'rad'),
    unit('µas', 'microarcsecond', 'pi/648000000000', 'rad'),
    unit('gon', 'gon', 'pi/200', 'rad', {
      symbols: ['grad'],
      names: ['gradian', 'gradians', 'grade'],
      source: NIST_811,
    }),
    unit('turn', 'turn', '2*pi', 'rad', {
      symbols: ['rev', 'tr'],
      names: ['revolution', 'revolutions', 'revs', 'cycle', 'cycles'],
      source: NIST_811,
    }),
    unit('quadrant', 'quadrant', 'pi/2', 'rad'),
    unit('mil_NATO', 'NATO mil', 'pi/3200', 'rad', {
      symbols: ['mil_angle'],
      source: 'NATO STANAG 2129: 6400 in a turn',
    }),
    unit('hour_angle', 'hour of right ascension', 'pi/12', 'rad', { plural: 'hours of right ascension' }),
    unit('spat', 'spat', '4*pi', 'sr', { source: NIST_811 }),
    unit('sq_deg', 'square degree', 'pi^2/32400', 'sr'),
    unit('rpm', 'revolution per minute', '1', 'turn/min', { plural: 'revolutions per minute', symbols: ['RPM'] }),
    unit('rps', 'revolution per second', '1', 'turn/s', { plural: 'revolutions per second', symbols: ['RPS'] }),
    unit('krpm', 'thousand revolutions per minute', '1000', 'turn/min', { plural: 'thousand revolutions per minute' }),
  ],
};

export const informationUnits: UnitGroup = {
  area: 'information',
  source: IEC,
  units: [
    unit('bit', 'bit', '1', '@information', { prefixes: 'information' }),
    unit('B', 'byte', '8', 'bit', { prefixes: 'information', names: ['octet', 'octets'] }),
    unit('kb', 'kilobit', '1000', 'bit'),
    unit('Mb', 'megabit', '1e6', 'bit'),
    unit('Tb', 'terabit', '1e12', 'bit'),
    unit('nibble', 'nibble', '4', 'bit', { names: ['nybble', 'nybbles'] }),
    unit('shannon', 'shannon', '1', 'bit', { symbols: ['Sh'] }),
    unit('trit', 'trit', '1.58496250072115618145373894394781650875981440769248106045575', 'bit', { source: 'log2(3)' }),
    unit('dit', 'hartley', '3.32192809488736234787031942948939017586483139302458061205476', 'bit', {
      symbols: ['Hart', 'ban'],
      source: 'log2(10); IEC 80000-13:2008',
    }),
    unit('nat', 'nat', '1.44269504088896340735992468100189213742664595415298593413545', 'bit', {
      source: 'log2(e); IEC 80000-13:2008',
    }),
    unit('bps', 'bit per second', '1', 'bit/s', { prefixes: 'large', plural: 'bits per second' }),
    unit('Bps', 'byte per second', '1', 'B/s', { prefixes: 'large', plural: 'bytes per second' }),
  ],
};

export const ratioUnits: UnitGroup = {
  area: 'ratio',
  source: NIST_811,
  units: [
    unit('%', 'percent', '0.01', '', { symbols: ['pct'], plural: 'percent', names: ['per cent'] }),
    unit('‰', 'per mille', '0.001', '', { symbols: ['permil', 'permille'], plural: 'per mille' }),
    unit('bp', 'basis point', '0.0001', '', { symbols: ['bps_rate'], source: 'ISDA' }),
    unit('ppm', 'part per million', '1e-6', '', { plural: 'parts per million' }),
    unit('ppb', 'part per billion', '1e-9', '', { plural: 'parts per billion' }),
    unit('ppt', 'part per trillion', '1e-12', '', { plural: 'parts per trillion' }),
    unit('dozen', 'dozen', '12', '', { plural: 'dozen', names: ['dozens', 'doz'] }),
    unit('gross', 'gross', '144', '', { plural: 'gross' }),
    unit('score', 'score', '20', '', { plural: 'score' }),
    unit('ream', 'ream', '500', '', { source: 'ISO 4046-3' }),
    unit('karat', 'karat (gold fineness)', '1/24', '', {
      symbols: ['kt_gold'],
      plural: 'karats (gold fineness)',
      names: ['karats'],
    }),
    unit('each', 'piece', '1', '', { symbols: ['ea', 'pcs'], names: ['pieces'] }),
  ],
};

export const levelUnits: UnitGroup = {
  area: 'level',
  source: 'IEC 80000-3:2006 and ITU-R V.574',
  units: [
    unit('dB', 'decibel', '1', '@level'),
    unit('dBi', 'decibel over isotropic', '1', 'dB', { plural: 'decibels over isotropic' }),
    unit('bel', 'bel', '10', 'dB'),
    unit('mdB', 'millidecibel', '0.001', 'dB'),
    unit('Np', 'neper', '8.6858896380650365530225783783321016458879401160733313222890756', 'dB', {
      source: '20·log10(e) dB',
    }),
  ],
};

export const logarithmicUnits: UnitGroup = {
  area: 'logarithmic scale',
  source: 'IEC 80000-3:2006 and ITU-R V.574',
  units: [
    unit('dBm', 'decibel-milliwatt', '0.001', 'W', { logScale: '10', symbols: ['dBmW'], plural: 'decibel-milliwatts' }),
    unit('dBW', 'decibel-watt', '1', 'W', { logScale: '10' }),
    unit('dBk', 'decibel-kilowatt', '1000', 'W', { logScale: '10', symbols: ['dBkW'] }),
    unit('dBf', 'decibel-femtowatt', '1e-15', 'W', { logScale: '10', symbols: ['dBfW'] }),
    unit('dBV', 'decibel-volt', '1', 'V', { logScale: '20' }),
    unit('dBmV', 'decibel-millivolt', '0.001', 'V', { logScale: '20' }),
    unit('dBµV', 'decibel-microvolt', '1e-6', 'V', { logScale: '20', symbols: ['dBuV'] }),
    unit('dBu', 'decibel unloaded', '0.6^0.5', 'V', {
      logScale: '20',
      plural: 'decibels unloaded',
      source: 'ITU-R BS.645: 0 dBu is √0.6 V',
    }),
    unit('dBA_current', 'decibel-ampere', '1', 'A', { logScale: '20' }),
    unit('dBµA', 'decibel-microampere', '1e-6', 'A', { logScale: '20', symbols: ['dBuA'] }),
    unit('dBΩ', 'decibel-ohm', '1', 'Ω', { logScale: '20', symbols: ['dBohm'] }),
    unit('dB SPL', 'decibel of sound pressure', '20e-6', 'Pa', {
      logScale: '20',
      symbols: ['dBSPL', 'dB_SPL'],
      plural: 'decibels of sound pressure',
      source: 'ISO 1683:2015',
    }),
    unit('dB SIL', 'decibel of sound intensity', '1e-12', 'W/m^2', {
      logScale: '10',
      plural: 'decibels of sound intensity',
      symbols: ['dB_SIL'],
      source: 'ISO 1683:2015',
    }),
    unit('dB SWL', 'decibel of sound power', '1e-12', 'W', {
      logScale: '10',
      plural: 'decibels of sound power',
      symbols: ['dB_SWL'],
      names: ['dB PWL'],
      source: 'ISO 1683:2015',
    }),
    unit('dBsm', 'decibel square meter', '1', 'm^2', {
      logScale: '10',
      plural: 'decibel square meters',
      source: 'IEEE Std 686',
    }),
    unit('dBHz', 'decibel-hertz', '1', 'Hz', { logScale: '10', symbols: ['dB-Hz'], plural: 'decibel-hertz' }),
    unit('dBK', 'decibel-kelvin', '1', 'K', { logScale: '10' }),
    unit('pH', 'pH', '1', 'mol/L', {
      logScale: '-1',
      plural: 'pH',
      source: 'IUPAC Gold Book, pH, at unit activity coefficients',
    }),
  ],
};

export const currencyUnits: UnitGroup = {
  area: 'currency',
  source: "the request's currency; ISO 4217 names it",
  units: [
    unit('$', 'currency unit', '1', '@currency', { symbols: ['¤', 'dollar'], names: ['currency', 'currency units'] }),
    unit('¢', 'hundredth of the currency unit', '0.01', '$', {
      plural: 'hundredths of the currency unit',
      names: ['cent', 'cents'],
    }),
    unit('k$', 'thousand currency units', '1000', '$', { plural: 'thousand currency units', symbols: ['$k'] }),
    unit('M$', 'million currency units', '1e6', '$', { plural: 'million currency units', symbols: ['$M'] }),
  ],
};
