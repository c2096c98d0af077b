/** Astronomical and atomic units. */
import { type UnitGroup, unit } from './rows.js';

const IAU_2012 = 'IAU 2012 Resolution B2';
const IAU_2015_B3 = 'IAU 2015 Resolution B3, nominal values';
const CODATA = 'CODATA 2022';

export const astronomyUnits: UnitGroup = {
  area: 'astronomy',
  source: IAU_2015_B3,
  units: [
    unit('au', 'astronomical unit', '149597870700', 'm', { symbols: ['AU', 'ua'], source: IAU_2012 }),
    unit('ly', 'light-year', '299792458*365.25*86400', 'm', {
      prefixes: 'large',
      names: ['light year', 'light years', 'lightyear', 'lightyears'],
      source: 'speed of light × Julian year (IAU)',
    }),
    unit('ls', 'light-second', '299792458', 'm', { names: ['light second', 'light seconds'] }),
    unit('lmin', 'light-minute', '60*299792458', 'm', { names: ['light minute', 'light minutes'] }),
    unit('pc', 'parsec', '648000/pi', 'au', { prefixes: 'large', source: 'IAU 2015 Resolution B2, note 4' }),
    unit('LD', 'lunar distance', '384399000', 'm', {
      source: 'mean semi-major axis of the lunar orbit, Williams & Boggs (2009)',
    }),
    unit('R☉', 'solar radius', '6.957e8', 'm', { symbols: ['Rsun', 'R_sun', 'R⊙'], plural: 'solar radii' }),
    unit('R⊕', 'Earth radius', '6.3781e6', 'm', { symbols: ['Rearth', 'R_earth', 'Re_eq'], plural: 'Earth radii' }),
    unit('R♃', 'Jupiter radius', '7.1492e7', 'm', { symbols: ['Rjup', 'R_jup'], plural: 'Jupiter radii' }),
    unit('M☉', 'solar mass', '1.3271244e20/6.67430e-11', 'kg', {
      symbols: ['Msun', 'M_sun', 'M⊙'],
      plural: 'solar masses',
      source: `${IAU_2015_B3}: nominal GM over the CODATA 2022 G`,
    }),
    unit('M⊕', 'Earth mass', '3.986004e14/6.67430e-11', 'kg', {
      symbols: ['Mearth', 'M_earth'],
      plural: 'Earth masses',
      source: `${IAU_2015_B3}: nominal GM over the CODATA 2022 G`,
    }),
    unit('M♃', 'Jupiter mass', '1.2668653e17/6.67430e-11', 'kg', {
      symbols: ['Mjup', 'M_jup'],
      plural: 'Jupiter masses',
      source: `${IAU_2015_B3}: nominal GM over the CODATA 2022 G`,
    }),
    unit('L☉', 'solar luminosity', '3.828e26', 'W', { symbols: ['Lsun', 'L_sun', 'L⊙'], plural: 'solar luminosities' }),
    unit('a0', 'Bohr radius', '5.29177210544e-11', 'm', { symbols: ['a_0'], plural: 'Bohr radii', source: CODATA }),
    unit('m_e', 'electron mass', '9.1093837139e-31', 'kg', {
      symbols: ['me'],
      plural: 'electron masses',
      source: CODATA,
    }),
    unit('m_p', 'proton mass', '1.67262192595e-27', 'kg', { plural: 'proton masses', source: CODATA }),
    unit('m_n', 'neutron mass', '1.67492750056e-27', 'kg', { plural: 'neutron masses', source: CODATA }),
    unit('c', 'speed of light', '299792458', 'm/s', {
      symbols: ['c_0'],
      plural: 'speeds of light',
      source: 'BIPM, SI Brochure, 9th edition, 2019',
    }),
    unit('µ_B', 'Bohr magneton', '9.2740100657e-24', 'J/T', { symbols: ['mu_B'], source: CODATA }),
    unit('l_P', 'Planck length', '1.616255e-35', 'm', { source: CODATA }),
    unit('t_P', 'Planck time', '5.391247e-44', 's', { source: CODATA }),
    unit('m_P', 'Planck mass', '2.176434e-8', 'kg', { plural: 'Planck masses', source: CODATA }),
  ],
};
