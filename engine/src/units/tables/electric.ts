/** Electricity, magnetism, light, radiation, amount of substance, information, angle, ratios and currency. */
import { NIST_811, SI, type UnitGroup, unit } from './rows.js';

export const electricUnits: UnitGroup = {
  area: 'electricity and magnetism',
  source: SI,
  units: [
    unit('A', 'ampere', '1', '@current', { prefixes: 'metric', names: ['amp', 'amps'] }),
    unit('C', 'coulomb', '1', 'A*s', { prefixes: 'metric' }),
    unit('Ah', 'ampere-hour', '3600', 'C', {
      prefixes: 'metric',
      names: ['amp hour', 'amp hours', 'ampere hour', 'ampere hours', 'amp-hour', 'amp-hours'],
    }),
    unit('V', 'volt', '1', 'W/A', { prefixes: 'metric' }),
    unit('Ω', 'ohm', '1', 'V/A', { prefixes: 'metric', symbols: ['ohm', 'Ohm'] }),
    unit('S', 'siemens', '1', 'A/V', { prefixes: 'metric', symbols: ['mho', '℧'], plural: 'siemens' }),
    unit('F', 'farad', '1', 'C/V', { prefixes: 'metric' }),
    unit('H', 'henry', '1', 'V*s/A', { prefixes: 'metric', plural: 'henries', names: ['henrys'] }),
    unit('Wb', 'weber', '1', 'V*s', { prefixes: 'metric' }),
    unit('T', 'tesla', '1', 'Wb/m^2', { prefixes: 'metric' }),
    unit('G', 'gauss', '1e-4', 'T', { prefixes: 'metric', symbols: ['Gs'], plural: 'gauss', source: NIST_811 }),
    unit('γ', 'gamma', '1e-9', 'T', { source: NIST_811 }),
    unit('Mx', 'maxwell', '1e-8', 'Wb', { source: NIST_811 }),
    unit('Oe', 'oersted', '250/pi', 'A/m', { prefixes: 'metric', source: NIST_811 }),
    unit('Gb', 'gilbert', '2.5/pi', 'A', { source: NIST_811 }),
    unit('At', 'ampere-turn', '1', 'A', { names: ['ampere turn', 'ampere turns'], source: NIST_811 }),
    unit('abA', 'abampere', '10', 'A', { symbols: ['Bi'], names: ['biot'], source: NIST_811 }),
    unit('statC', 'statcoulomb', '0.1/299792458', 'C', {
      symbols: ['Fr', 'esu'],
      names: ['franklin'],
      source: NIST_811,
    }),
    unit('abC', 'abcoulomb', '10', 'C', { source: NIST_811 }),
    unit('Fd', 'faraday', '96485.3321233100184', 'C', { source: 'N_A·e, SI Brochure, 9th edition' }),
    unit('abF', 'abfarad', '1e9', 'F', { source: NIST_811 }),
    unit('statF', 'statfarad', '1e5/299792458/299792458', 'F', { source: NIST_811 }),
    unit('abΩ', 'abohm', '1e-9', 'Ω', { symbols: ['abohm'], source: NIST_811 }),
    unit('statΩ', 'statohm', '299792458*299792458*1e-5', 'Ω', { symbols: ['statohm'], source: NIST_811 }),
    unit('abH', 'abhenry', '1e-9', 'H', { plural: 'abhenries', source: NIST_811 }),
    unit('statH', 'stathenry', '299792458*299792458*1e-5', 'H', { plural: 'stathenries', source: NIST_811 }),
    unit('abV', 'abvolt', '1e-8', 'V', { source: NIST_811 }),
    unit('statV', 'statvolt', '299.792458', 'V', { source: NIST_811 }),
    unit('D', 'debye', '1e-21/299792458', 'C*m', { symbols: ['Debye'], source: NIST_811 }),
    unit('e', 'elementary charge', '1.602176634e-19', 'C', { plural: 'elementary charges' }),
  ],
};

export const lightUnits: UnitGroup = {
  area: 'light',
  source: NIST_811,
  units: [
    unit('cd', 'candela', '1', '@luminous intensity', { prefixes: 'metric', source: SI }),
    unit('lm', 'lumen', '1', 'cd*sr', { prefixes: 'metric', source: SI }),
    unit('lx', 'lux', '1', 'lm/m^2', { prefixes: 'metric', plural: 'lux', source: SI }),
    unit('fc', 'foot-candle', '1', 'lm/ft^2', {
      names: ['footcandle', 'footcandles', 'foot candle', 'foot candles'],
      symbols: ['ftc'],
    }),
    unit('ph', 'phot', '10000', 'lx'),
    unit('nx', 'nox', '0.001', 'lx', { plural: 'nox' }),
    unit('nit', 'nit', '1', 'cd/m^2'),
    unit('sb', 'stilb', '10000', 'cd/m^2'),
    unit('La', 'lambert', '10000/pi', 'cd/m^2', { symbols: ['Lb'] }),
    unit('ftL', 'foot-lambert', '1/pi', 'cd/ft^2', { names: ['footlambert', 'foot lambert'] }),
    unit('asb', 'apostilb', '1/pi', 'cd/m^2'),
    unit('Td', 'troland', '1e-6', 'cd', { source: 'CIE 17-1351' }),
    unit('Jy', 'jansky', '1e-26', 'W/(m^2*Hz)', {
      prefixes: 'metric',
      plural: 'janskys',
      source: 'IAU style manual (1989)',
    }),
  ],
};

export const radiationUnits: UnitGroup = {
  area: 'radiation',
  source: NIST_811,
  units: [
    unit('Bq', 'becquerel', '1', '1/s', { prefixes: 'metric', source: SI }),
    unit('Ci', 'curie', '3.7e10', 'Bq', { prefixes: 'metric' }),
    unit('Rd', 'rutherford', '1e6', 'Bq'),
    unit('dpm', 'disintegration per minute', '1/60', 'Bq', { plural: 'disintegrations per minute' }),
    unit('Gy', 'gray', '1', 'J/kg', { prefixes: 'metric', source: SI }),
    unit('Sv', 'sievert', '1', 'J/kg', { prefixes: 'metric', source: SI }),
    unit('rad_dose', 'rad (absorbed dose)', '0.01', 'Gy', { plural: 'rads (absorbed dose)' }),
    unit('rem', 'rem', '0.01', 'Sv', { prefixes: 'small' }),
    unit('R', 'roentgen', '2.58e-4', 'C/kg', { prefixes: 'small', names: ['röntgen'] }),
  ],
};

export const amountUnits: UnitGroup = {
  area: 'amount, concentration and activity',
  source: SI,
  units: [
    unit('mol', 'mole', '1', '@amount', { prefixes: 'metric' }),
    unit('kmol', 'kilomole', '1000', 'mol', { symbols: ['kgmol', 'kg-mol'] }),
    unit('lbmol', 'pound-mole', '453.59237', 'mol', {
      symbols: ['lb-mol'],
      names: ['pound mole', 'pound moles'],
      source: NIST_811,
    }),
    unit('M', 'molar', '1', 'mol/L', { prefixes: 'small', plural: 'molar', symbols: ['molar'] }),
    unit('molal', 'molal', '1', 'mol/kg', { plural: 'molal' }),
    unit('particle', 'particle', '1/6.02214076e23', 'mol', { names: ['molecule', 'molecules', 'atom', 'atoms'] }),
    unit('kat', 'katal', '1', 'mol/s', { prefixes: 'metric' }),
    unit('U', 'enzyme unit', '1e-6/60', 'mol/s', {
      prefixes: 'metric',
      source: 'IUBMB, Nomenclature Committee (1978)',
    }),
    unit('Osm', 'osmole', '1', 'mol', { prefixes: 'small', symbols: ['osmol', 'Osmol'] }),
    unit('Eq', 'equivalent', '1', '@equivalents', {
      prefixes: 'small',
      symbols: ['eq'],
      source: 'one mole of charges; the valence makes it an amount of a substance',
    }),
    unit('IU', 'international unit', '1', '@biological activity', {
      prefixes: 'metric',
      symbols: ['iu'],
      source: 'WHO Expert Committee on Biological Standardization',
    }),
  ],
};

export const temperatureUnits: UnitGroup = {
  area: 'temperature',
  source: SI,
  units: [
    unit('K', 'kelvin', '1', '@temperature', {
      prefixes: 'metric',
      plural: 'kelvins',
      names: ['degree kelvin', 'degrees kelvin'],
    }),
    unit('°C', 'degree Celsius', '1', 'K', {
      plural: 'degrees Celsius',
      symbols: ['degC', 'ºC', '˚C', 'deg_C'],
      names: ['celsius', 'centigrade', 'deg C', '° C', 'degrees C', 'degree C', 'degrees centigrade'],
      offset: '273.15',
    }),
    unit('°F', 'degree Fahrenheit', '5/9', 'K', {
      plural: 'degrees Fahrenheit',
      symbols: ['degF', 'ºF', '˚F', 'deg_F'],
      names: ['fahrenheit', 'deg F', '° F', 'degrees F', 'degree F'],
      offset: '459.67',
      source: NIST_811,
    }),
    unit('°R', 'degree Rankine', '5/9', 'K', {
      plural: 'degrees Rankine',
      symbols: ['degR', 'ºR'],
      names: ['rankine', 'deg R', 'degrees R'],
      source: NIST_811,
    }),
    unit('°Ré', 'degree Réaumur', '1.25', 'K', {
      plural: 'degrees Réaumur',
      symbols: ['degRe', '°Re'],
      names: ['réaumur', 'reaumur'],
      offset: '218.52',
      source: '80 °Ré between melting ice (0 °C) and boiling water (100 °C)',
    }),
    unit('°N', 'degree Newton', '100/33', 'K', {
      plural: 'degrees Newton',
      symbols: ['degN'],
      offset: '90.1395',
      source: '33 °N between melting ice (0 °C) and boiling water (100 °C)',
    }),
    unit('°Rø', 'degree Rømer', '40/21', 'K', {
      plural: 'degrees Rømer',
      symbols: ['degRo'],
      offset: '135.90375',
      source: '7.5 °Rø at melting ice, 60 °Rø at boiling water',
    }),
    unit('Δ°C', 'Celsius degree of difference', '1', 'K', {
      plural: 'Celsius degrees of difference',
      symbols: ['delta_degC', 'ΔdegC', 'delta_C', 'ΔC'],
    }),
    unit('Δ°F', 'Fahrenheit degree of difference', '5/9', 'K', {
      plural: 'Fahrenheit degrees of difference',
      symbols: ['delta_degF', 'ΔdegF', 'delta_F', 'ΔF'],
      source: NIST_811,
    }),
    unit('ΔK', 'kelvin of difference', '1', 'K', { plural: 'kelvins of difference', symbols: ['delta_K'] }),
  ],
};
