/** Energy, power and heat. */
import { NIST_811, SI, type UnitGroup, unit } from './rows.js';

export const energyUnits: UnitGroup = {
  area: 'energy and power',
  source: NIST_811,
  units: [
    unit('J', 'joule', '1', 'N*m', { prefixes: 'metric', source: SI }),
    unit('Nm', 'newton-meter', '1', 'N*m', {
      prefixes: 'large',
      names: ['newton meter', 'newton meters', 'newton-metre', 'newton-metres'],
    }),
    unit('erg', 'erg', '1e-7', 'J', { prefixes: 'metric' }),
    unit('Wh', 'watt-hour', '3600', 'J', {
      prefixes: 'metric',
      symbols: ['Whr', 'Whrs', 'whr', 'WHR'],
      names: ['watt hour', 'watt hours', 'watthour'],
    }),
    unit('Ws', 'watt-second', '1', 'J', { prefixes: 'metric', names: ['watt second'] }),
    unit('eV', 'electronvolt', '1.602176634e-19', 'J', {
      prefixes: 'metric',
      names: ['electron volt', 'electron volts'],
      source: SI,
    }),
    unit('cal', 'thermochemical calorie', '4.184', 'J', {
      symbols: ['cal_th'],
      names: ['small calorie', 'gram calorie'],
    }),
    unit('kcal', 'kilocalorie', '4184', 'J', {
      names: ['food calorie', 'food calories', 'large calorie', 'kilogram calorie'],
    }),
    unit('Mcal', 'megacalorie', '4184000', 'J'),
    unit('cal_IT', 'international table calorie', '4.1868', 'J', {
      source: '5th International Conference on the Properties of Steam (1956)',
    }),
    unit('kcal_IT', 'international table kilocalorie', '4186.8', 'J', {
      source: '5th International Conference on the Properties of Steam (1956)',
    }),
    unit('cal_15', '15 °C calorie', '4.1858', 'J'),
    unit('BTU', 'British thermal unit (IT)', '4.1868*453.59237/1.8', 'J', {
      symbols: ['Btu', 'btu', 'BTU_IT'],
      names: ['british thermal unit', 'british thermal units', 'btus'],
      plural: 'British thermal units (IT)',
    }),
    unit('kBTU', 'thousand BTU', '1000', 'BTU', { symbols: ['kBtu'], plural: 'thousand BTU' }),
    unit('MMBTU', 'million BTU', '1e6', 'BTU', { symbols: ['MMBtu', 'mmBtu', 'mmbtu'], plural: 'million BTU' }),
    unit('BTU_th', 'thermochemical British thermal unit', '4.184*453.59237/1.8', 'J', { symbols: ['Btu_th'] }),
    unit('therm', 'US therm', '105480400', 'J', {
      names: ['therms'],
      source: 'Federal Register 27 July 1968, quoted in NIST SP 811',
    }),
    unit('therm_EC', 'EC therm', '105506000', 'J'),
    unit('quad', 'quad', '1e15', 'BTU'),
    unit('thermie', 'thermie', '1e6', 'cal_15'),
    unit('tonTNT', 'ton of TNT', '4.184e9', 'J', {
      plural: 'tons of TNT',
      symbols: ['tTNT'],
      names: ['ton TNT', 'tons TNT'],
    }),
    unit('ktTNT', 'kiloton of TNT', '4.184e12', 'J', {
      plural: 'kilotons of TNT',
      symbols: ['kt TNT'],
      names: ['kiloton TNT', 'kilotons TNT'],
    }),
    unit('MtTNT', 'megaton of TNT', '4.184e15', 'J', {
      plural: 'megatons of TNT',
      symbols: ['Mt TNT'],
      names: ['megaton TNT', 'megatons TNT'],
    }),
    unit('toe', 'tonne of oil equivalent', '41.868e9', 'J', {
      plural: 'tonnes of oil equivalent',
      source: 'IEA Energy Statistics Manual (2004)',
    }),
    unit('ktoe', 'kilotonne of oil equivalent', '41.868e12', 'J', {
      plural: 'kilotonnes of oil equivalent',
      source: 'IEA Energy Statistics Manual (2004)',
    }),
    unit('Mtoe', 'megatonne of oil equivalent', '41.868e15', 'J', {
      plural: 'megatonnes of oil equivalent',
      source: 'IEA Energy Statistics Manual (2004)',
    }),
    unit('tce', 'tonne of coal equivalent', '29.3076e9', 'J', {
      plural: 'tonnes of coal equivalent',
      source: '7 Gcal of the international table',
    }),
    unit('boe', 'barrel of oil equivalent', '5.8e6', 'BTU', {
      plural: 'barrels of oil equivalent',
      source: 'US IRS, 26 USC 29(d)(5)',
    }),
    unit('Latm', 'liter-atmosphere', '101.325', 'J', { names: ['liter atmosphere', 'litre-atmosphere'] }),
    unit('ft-lbf', 'foot-pound', '1', 'ft*lbf', {
      symbols: ['ft-lb', 'ft-lbs', 'ftlbf', 'ftlb', 'lb-ft', 'lbf-ft', 'lbs-ft'],
      names: ['foot-pound force', 'foot pound', 'foot pounds', 'pound-foot', 'pound-feet', 'pound foot', 'pound feet'],
    }),
    unit('in-lbf', 'inch-pound', '1', 'in*lbf', {
      symbols: ['in-lb', 'in-lbs', 'inlbf', 'lb-in', 'lbf-in'],
      names: ['inch pound', 'inch pounds', 'pound-inch', 'pound-inches'],
    }),
    unit('in-ozf', 'inch-ounce', '1', 'in*ozf', {
      symbols: ['in-oz', 'inozf', 'oz-in', 'ozf-in'],
      names: ['inch ounce', 'ounce-inch'],
    }),
    unit('ft-pdl', 'foot-poundal', '1', 'ft*pdl'),
    unit('Eh', 'hartree', '4.3597447222060e-18', 'J', { symbols: ['E_h'], source: 'CODATA 2022' }),
    unit('Ry', 'rydberg', '2.1798723611030e-18', 'J', { source: 'CODATA 2022' }),
    unit('W', 'watt', '1', 'J/s', { prefixes: 'metric', source: SI }),
    unit('VA', 'volt-ampere', '1', 'W', { prefixes: 'metric', names: ['volt ampere', 'volt amperes'] }),
    unit('var', 'volt-ampere reactive', '1', 'W', {
      prefixes: 'metric',
      symbols: ['VAR', 'VAr'],
      plural: 'volt-amperes reactive',
    }),
    unit('hp', 'mechanical horsepower', '550*0.3048*0.45359237*9.80665', 'W', {
      names: ['horsepower', 'horsepowers', 'imperial horsepower'],
      symbols: ['HP', 'bhp'],
    }),
    unit('PS', 'metric horsepower', '75*9.80665', 'W', { symbols: ['hp_metric', 'CV', 'ch_power'] }),
    unit('hp_electric', 'electric horsepower', '746', 'W'),
    unit('hp_boiler', 'boiler horsepower', '9809.5', 'W'),
    unit('TR', 'ton of refrigeration', '12000', 'BTU/h', {
      plural: 'tons of refrigeration',
      symbols: ['RT', 'tonref'],
      names: ['refrigeration ton', 'refrigeration tons'],
    }),
    unit('MBH', 'thousand BTU per hour', '1000', 'BTU/h', { plural: 'thousand BTU per hour', symbols: ['kBTUh'] }),
    unit('BTUh', 'BTU per hour', '1', 'BTU/h', { plural: 'BTU per hour', symbols: ['Btuh', 'BTUH'] }),
    unit('suns', 'standard solar irradiance', '1000', 'W/m^2', {
      plural: 'standard solar irradiances',
      source: 'IEC 60904-3, standard test conditions',
    }),
    unit('Ly_solar', 'langley', '41840', 'J/m^2', { names: ['langleys'] }),
    unit('clo', 'clo', '0.155', 'm^2*K/W', { source: 'ISO 9920' }),
    unit('tog', 'tog', '0.1', 'm^2*K/W', { source: 'BS 4745' }),
    unit('RSI', 'metric R-value', '1', 'm^2*K/W', { source: 'ASHRAE Handbook, Fundamentals' }),
    unit('R_US', 'US R-value', '1', 'ft^2*h*Δ°F/BTU', { symbols: ['Rval'], source: 'ASHRAE Handbook, Fundamentals' }),
    unit('met', 'metabolic equivalent (heat flux)', '58.2', 'W/m^2', { source: 'ISO 8996' }),
  ],
};
