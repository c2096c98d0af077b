/** Named physical and astronomical constants: as numbers for formulas, and with digits, unit and source in `constants`. */

export interface NamedConstant {
  /** All digits that are known, or 34 where the value is exact but irrational. */
  readonly text: string;
  readonly unit: string;
  readonly source: string;
}

const SI_2019 = 'BIPM, SI Brochure, 9th edition (2019): exact';
const DERIVED = 'from the defining constants of the SI Brochure, 9th edition (2019): exact, rounded to 34 digits';
const CODATA = 'CODATA 2022 (NIST, May 2024)';
const IAU = 'IAU 2015 Resolution B3, nominal value';
const CGPM = 'BIPM, General Conference on Weights and Measures: exact by convention';
const WGS84 = 'NIMA TR8350.2, World Geodetic System 1984';
const STANDARD_ATMOSPHERE = 'ISO 2533:1975, Standard Atmosphere';

const constant = (text: string, unit: string, source: string): NamedConstant => ({ text, unit, source });

const table = {
  speedOfLight: constant('299792458', 'm/s', SI_2019),
  planckConstant: constant('6.62607015e-34', 'J*s', SI_2019),
  reducedPlanckConstant: constant('1.054571817646156391262428003302281e-34', 'J*s', DERIVED),
  elementaryCharge: constant('1.602176634e-19', 'C', SI_2019),
  boltzmannConstant: constant('1.380649e-23', 'J/K', SI_2019),
  avogadroConstant: constant('6.02214076e23', '1/mol', SI_2019),
  gasConstant: constant('8.31446261815324', 'J/(mol*K)', DERIVED),
  faradayConstant: constant('96485.3321233100184', 'C/mol', DERIVED),
  stefanBoltzmannConstant: constant('5.670374419184429453970996731889231e-8', 'W/(m^2*K^4)', DERIVED),
  wienDisplacementConstant: constant('0.002897771955185172661478605448092885', 'm*K', DERIVED),
  wienFrequencyDisplacementConstant: constant('58789257576.46824946606130795309722', 'Hz/K', DERIVED),
  firstRadiationConstant: constant('3.741771852192758011367155555929985e-16', 'W*m^2', DERIVED),
  secondRadiationConstant: constant('0.01438776877503933802146671601543912', 'm*K', DERIVED),
  magneticFluxQuantum: constant('2.067833848461929323081115412147497e-15', 'Wb', DERIVED),
  conductanceQuantum: constant('7.748091729863650646680823323308764e-5', 'S', DERIVED),
  josephsonConstant: constant('483597848416983.6324476582850545281', 'Hz/V', DERIVED),
  vonKlitzingConstant: constant('25812.80745930450666004551670608744', 'ohm', DERIVED),
  molarVolumeAtStandardAtmosphere: constant('0.02241396954501413773501110288675055', 'm^3/mol', DERIVED),
  molarVolumeAtStandardPressure: constant('0.02271095464148557506', 'm^3/mol', DERIVED),
  loschmidtConstant: constant('26867801117984438224481531.57447368', '1/m^3', DERIVED),

  gravitationalConstant: constant('6.67430e-11', 'N*m^2/kg^2', CODATA),
  electricConstant: constant('8.8541878188e-12', 'F/m', CODATA),
  magneticConstant: constant('1.25663706127e-6', 'N/A^2', CODATA),
  coulombConstant: constant('8987551786.17', 'N*m^2/C^2', `1/(4π·ε0) with the ε0 of ${CODATA}`),
  vacuumImpedance: constant('376.730313412', 'ohm', CODATA),
  fineStructureConstant: constant('0.0072973525643', '', CODATA),
  rydbergConstant: constant('10973731.568157', '1/m', CODATA),
  rydbergEnergy: constant('2.1798723611030e-18', 'J', CODATA),
  hartreeEnergy: constant('4.3597447222060e-18', 'J', CODATA),
  bohrRadius: constant('5.29177210544e-11', 'm', CODATA),
  classicalElectronRadius: constant('2.8179403205e-15', 'm', CODATA),
  comptonWavelength: constant('2.42631023538e-12', 'm', CODATA),
  thomsonCrossSection: constant('6.6524587051e-29', 'm^2', CODATA),
  electronMass: constant('9.1093837139e-31', 'kg', CODATA),
  muonMass: constant('1.883531627e-28', 'kg', CODATA),
  protonMass: constant('1.67262192595e-27', 'kg', CODATA),
  neutronMass: constant('1.67492750056e-27', 'kg', CODATA),
  deuteronMass: constant('3.3435837768e-27', 'kg', CODATA),
  alphaParticleMass: constant('6.6446573450e-27', 'kg', CODATA),
  atomicMassConstant: constant('1.66053906892e-27', 'kg', CODATA),
  protonElectronMassRatio: constant('1836.152673426', '', CODATA),
  bohrMagneton: constant('9.2740100657e-24', 'J/T', CODATA),
  nuclearMagneton: constant('5.0507837393e-27', 'J/T', CODATA),
  electronGFactor: constant('-2.00231930436092', '', CODATA),
  protonGyromagneticRatio: constant('2.6752218708e8', '1/(s*T)', CODATA),
  planckLength: constant('1.616255e-35', 'm', CODATA),
  planckMass: constant('2.176434e-8', 'kg', CODATA),
  planckTime: constant('5.391247e-44', 's', CODATA),
  planckTemperature: constant('1.416784e32', 'K', CODATA),

  standardGravity: constant('9.80665', 'm/s^2', CGPM),
  standardAtmosphere: constant('101325', 'Pa', CGPM),
  standardPressure: constant('100000', 'Pa', 'IUPAC, standard pressure since 1982'),
  celsiusZero: constant('273.15', 'K', CGPM),
  seaLevelTemperature: constant('288.15', 'K', STANDARD_ATMOSPHERE),
  seaLevelAirDensity: constant('1.225', 'kg/m^3', STANDARD_ATMOSPHERE),
  temperatureLapseRate: constant('0.0065', 'K/m', STANDARD_ATMOSPHERE),
  airMolarMass: constant('0.02896442', 'kg/mol', STANDARD_ATMOSPHERE),
  airGasConstant: constant('287.05287', 'J/(kg*K)', STANDARD_ATMOSPHERE),

  astronomicalUnit: constant('149597870700', 'm', 'IAU 2012 Resolution B2: exact'),
  lightYear: constant('9460730472580800', 'm', 'speed of light × Julian year: exact'),
  parsec: constant('30856775814913672.78913937957796472', 'm', 'IAU 2015 Resolution B2: 648000/π astronomical units'),
  julianYear: constant('31557600', 's', 'IAU style manual (1989): exact'),
  siderealDay: constant('86164.0905', 's', 'Explanatory Supplement to the Astronomical Almanac, 3rd edition'),
  solarMass: constant('1.988409870698050731911960804878414e30', 'kg', `${IAU} of GM over the CODATA 2022 G`),
  solarRadius: constant('6.957e8', 'm', IAU),
  solarLuminosity: constant('3.828e26', 'W', IAU),
  solarEffectiveTemperature: constant('5772', 'K', IAU),
  solarGravitationalParameter: constant('1.3271244e20', 'm^3/s^2', IAU),
  solarConstant: constant('1361', 'W/m^2', IAU),
  earthMass: constant('5.972167867791378871192484605127129e24', 'kg', `${IAU} of GM over the CODATA 2022 G`),
  earthEquatorialRadius: constant('6378137', 'm', WGS84),
  earthPolarRadius: constant('6356752.314245', 'm', WGS84),
  earthMeanRadius: constant('6371008.7714', 'm', 'Moritz, Geodetic Reference System 1980: R1 = (2a + b)/3'),
  earthGravitationalParameter: constant('3.986004418e14', 'm^3/s^2', WGS84),
  earthRotationRate: constant('7.292115e-5', 'rad/s', WGS84),
  jupiterMass: constant('1.898124597336050222495242946825884e27', 'kg', `${IAU} of GM over the CODATA 2022 G`),
  moonMass: constant('7.346e22', 'kg', 'GM = 4902.80 km³/s²: Park et al., JPL DE440 (2021)'),
  moonRadius: constant('1737400', 'm', 'IAU Working Group on Cartographic Coordinates (2015)'),
  hubbleConstant: constant('67.4', 'km/(s*Mpc)', 'Planck Collaboration, Planck 2018 results VI (2020)'),
} as const satisfies Readonly<Record<string, NamedConstant>>;

export type ConstantName = keyof typeof table;

/** Every named constant by its exported name. */
export const constants: Readonly<Record<string, NamedConstant>> = table;

const value = (name: ConstantName): number => Number(table[name].text);

/** In m/s. */
export const speedOfLight = value('speedOfLight');
/** In J*s. */
export const planckConstant = value('planckConstant');
/** In J*s. */
export const reducedPlanckConstant = value('reducedPlanckConstant');
/** In C. */
export const elementaryCharge = value('elementaryCharge');
/** In J/K. */
export const boltzmannConstant = value('boltzmannConstant');
/** In 1/mol. */
export const avogadroConstant = value('avogadroConstant');
/** In J/(mol*K). */
export const gasConstant = value('gasConstant');
/** In C/mol. */
export const faradayConstant = value('faradayConstant');
/** In W/(m^2*K^4). */
export const stefanBoltzmannConstant = value('stefanBoltzmannConstant');
/** In m*K. */
export const wienDisplacementConstant = value('wienDisplacementConstant');
/** In Hz/K. */
export const wienFrequencyDisplacementConstant = value('wienFrequencyDisplacementConstant');
/** In W*m^2. */
export const firstRadiationConstant = value('firstRadiationConstant');
/** In m*K. */
export const secondRadiationConstant = value('secondRadiationConstant');
/** In Wb. */
export const magneticFluxQuantum = value('magneticFluxQuantum');
/** In S. */
export const conductanceQuantum = value('conductanceQuantum');
/** In Hz/V. */
export const josephsonConstant = value('josephsonConstant');
/** In ohm. */
export const vonKlitzingConstant = value('vonKlitzingConstant');
/** In m^3/mol. */
export const molarVolumeAtStandardAtmosphere = value('molarVolumeAtStandardAtmosphere');
/** In m^3/mol. */
export const molarVolumeAtStandardPressure = value('molarVolumeAtStandardPressure');
/** In 1/m^3. */
export const loschmidtConstant = value('loschmidtConstant');
/** In N*m^2/kg^2. */
export const gravitationalConstant = value('gravitationalConstant');
/** In F/m. */
export const electricConstant = value('electricConstant');
/** In N/A^2. */
export const magneticConstant = value('magneticConstant');
/** In N*m^2/C^2. */
export const coulombConstant = value('coulombConstant');
/** In ohm. */
export const vacuumImpedance = value('vacuumImpedance');
/** Dimensionless. */
export const fineStructureConstant = value('fineStructureConstant');
/** In 1/m. */
export const rydbergConstant = value('rydbergConstant');
/** In J. */
export const rydbergEnergy = value('rydbergEnergy');
/** In J. */
export const hartreeEnergy = value('hartreeEnergy');
/** In m. */
export const bohrRadius = value('bohrRadius');
/** In m. */
export const classicalElectronRadius = value('classicalElectronRadius');
/** In m. */
export const comptonWavelength = value('comptonWavelength');
/** In m^2. */
export const thomsonCrossSection = value('thomsonCrossSection');
/** In kg. */
export const electronMass = value('electronMass');
/** In kg. */
export const muonMass = value('muonMass');
/** In kg. */
export const protonMass = value('protonMass');
/** In kg. */
export const neutronMass = value('neutronMass');
/** In kg. */
export const deuteronMass = value('deuteronMass');
/** In kg. */
export const alphaParticleMass = value('alphaParticleMass');
/** In kg. */
export const atomicMassConstant = value('atomicMassConstant');
/** Dimensionless. */
export const protonElectronMassRatio = value('protonElectronMassRatio');
/** In J/T. */
export const bohrMagneton = value('bohrMagneton');
/** In J/T. */
export const nuclearMagneton = value('nuclearMagneton');
/** Dimensionless. */
export const electronGFactor = value('electronGFactor');
/** In 1/(s*T). */
export const protonGyromagneticRatio = value('protonGyromagneticRatio');
/** In m. */
export const planckLength = value('planckLength');
/** In kg. */
export const planckMass = value('planckMass');
/** In s. */
export const planckTime = value('planckTime');
/** In K. */
export const planckTemperature = value('planckTemperature');
/** In m/s^2. */
export const standardGravity = value('standardGravity');
/** In Pa. */
export const standardAtmosphere = value('standardAtmosphere');
/** In Pa. */
export const standardPressure = value('standardPressure');
/** In K. */
export const celsiusZero = value('celsiusZero');
/** In K. */
export const seaLevelTemperature = value('seaLevelTemperature');
/** In kg/m^3. */
export const seaLevelAirDensity = value('seaLevelAirDensity');
/** In K/m. */
export const temperatureLapseRate = value('temperatureLapseRate');
/** In kg/mol. */
export const airMolarMass = value('airMolarMass');
/** In J/(kg*K). */
export const airGasConstant = value('airGasConstant');
/** In m. */
export const astronomicalUnit = value('astronomicalUnit');
/** In m. */
export const lightYear = value('lightYear');
/** In m. */
export const parsec = value('parsec');
/** In s. */
export const julianYear = value('julianYear');
/** In s. */
export const siderealDay = value('siderealDay');
/** In kg. */
export const solarMass = value('solarMass');
/** In m. */
export const solarRadius = value('solarRadius');
/** In W. */
export const solarLuminosity = value('solarLuminosity');
/** In K. */
export const solarEffectiveTemperature = value('solarEffectiveTemperature');
/** In m^3/s^2. */
export const solarGravitationalParameter = value('solarGravitationalParameter');
/** In W/m^2. */
export const solarConstant = value('solarConstant');
/** In kg. */
export const earthMass = value('earthMass');
/** In m. */
export const earthEquatorialRadius = value('earthEquatorialRadius');
/** In m. */
export const earthPolarRadius = value('earthPolarRadius');
/** In m. */
export const earthMeanRadius = value('earthMeanRadius');
/** In m^3/s^2. */
export const earthGravitationalParameter = value('earthGravitationalParameter');
/** In rad/s. */
export const earthRotationRate = value('earthRotationRate');
/** In kg. */
export const jupiterMass = value('jupiterMass');
/** In kg. */
export const moonMass = value('moonMass');
/** In m. */
export const moonRadius = value('moonRadius');
/** In km/(s*Mpc). */
export const hubbleConstant = value('hubbleConstant');
