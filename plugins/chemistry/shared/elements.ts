/**
 * The elements by atomic number with their standard atomic weights.
 * Source: Prohaska et al., Standard atomic weights of the elements 2021 (IUPAC Technical Report), Pure Appl. Chem. 94
 * (2022) 573, table 1. Where the standard weight is an interval: its conventional (abridged) value. Elements without a
 * standard weight have the mass number that the IUPAC periodic table of 4 May 2022 gives in brackets.
 */
export interface ChemicalElement {
  readonly symbol: string;
  readonly name: string;
  /** Relative atomic mass. */
  readonly weight: number;
}

export const ELEMENTS: readonly ChemicalElement[] = [
  { symbol: 'H', name: 'Hydrogen', weight: 1.008 },
  { symbol: 'He', name: 'Helium', weight: 4.002602 },
  { symbol: 'Li', name: 'Lithium', weight: 6.94 },
  { symbol: 'Be', name: 'Beryllium', weight: 9.0121831 },
  { symbol: 'B', name: 'Boron', weight: 10.81 },
  { symbol: 'C', name: 'Carbon', weight: 12.011 },
  { symbol: 'N', name: 'Nitrogen', weight: 14.007 },
  { symbol: 'O', name: 'Oxygen', weight: 15.999 },
  { symbol: 'F', name: 'Fluorine', weight: 18.998403162 },
  { symbol: 'Ne', name: 'Neon', weight: 20.1797 },
  { symbol: 'Na', name: 'Sodium', weight: 22.98976928 },
  { symbol: 'Mg', name: 'Magnesium', weight: 24.305 },
  { symbol: 'Al', name: 'Aluminum', weight: 26.9815384 },
  { symbol: 'Si', name: 'Silicon', weight: 28.085 },
  { symbol: 'P', name: 'Phosphorus', weight: 30.973761998 },
  { symbol: 'S', name: 'Sulfur', weight: 32.06 },
  { symbol: 'Cl', name: 'Chlorine', weight: 35.45 },
  { symbol: 'Ar', name: 'Argon', weight: 39.95 },
  { symbol: 'K', name: 'Potassium', weight: 39.0983 },
  { symbol: 'Ca', name: 'Calcium', weight: 40.078 },
  { symbol: 'Sc', name: 'Scandium', weight: 44.955907 },
  { symbol: 'Ti', name: 'Titanium', weight: 47.867 },
  { symbol: 'V', name: 'Vanadium', weight: 50.9415 },
  { symbol: 'Cr', name: 'Chromium', weight: 51.9961 },
  { symbol: 'Mn', name: 'Manganese', weight: 54.938043 },
  { symbol: 'Fe', name: 'Iron', weight: 55.845 },
  { symbol: 'Co', name: 'Cobalt', weight: 58.933194 },
  { symbol: 'Ni', name: 'Nickel', weight: 58.6934 },
  { symbol: 'Cu', name: 'Copper', weight: 63.546 },
  { symbol: 'Zn', name: 'Zinc', weight: 65.38 },
  { symbol: 'Ga', name: 'Gallium', weight: 69.723 },
  { symbol: 'Ge', name: 'Germanium', weight: 72.63 },
  { symbol: 'As', name: 'Arsenic', weight: 74.921595 },
  { symbol: 'Se', name: 'Selenium', weight: 78.971 },
  { symbol: 'Br', name: 'Bromine', weight: 79.904 },
  { symbol: 'Kr', name: 'Krypton', weight: 83.798 },
  { symbol: 'Rb', name: 'Rubidium', weight: 85.4678 },
  { symbol: 'Sr', name: 'Strontium', weight: 87.62 },
  { symbol: 'Y', name: 'Yttrium', weight: 88.905838 },
  { symbol: 'Zr', name: 'Zirconium', weight: 91.224 },
  { symbol: 'Nb', name: 'Niobium', weight: 92.90637 },
  { symbol: 'Mo', name: 'Molybdenum', weight: 95.95 },
  { symbol: 'Tc', name: 'Technetium', weight: 97 },
  { symbol: 'Ru', name: 'Ruthenium', weight: 101.07 },
  { symbol: 'Rh', name: 'Rhodium', weight: 102.90549 },
  { symbol: 'Pd', name: 'Palladium', weight: 106.42 },
  { symbol: 'Ag', name: 'Silver', weight: 107.8682 },
  { symbol: 'Cd', name: 'Cadmium', weight: 112.414 },
  { symbol: 'In', name: 'Indium', weight: 114.818 },
  { symbol: 'Sn', name: 'Tin', weight: 118.71 },
  { symbol: 'Sb', name: 'Antimony', weight: 121.76 },
  { symbol: 'Te', name: 'Tellurium', weight: 127.6 },
  { symbol: 'I', name: 'Iodine', weight: 126.90447 },
  { symbol: 'Xe', name: 'Xenon', weight: 131.293 },
  { symbol: 'Cs', name: 'Cesium', weight: 132.90545196 },
  { symbol: 'Ba', name: 'Barium', weight: 137.327 },
  { symbol: 'La', name: 'Lanthanum', weight: 138.90547 },
  { symbol: 'Ce', name: 'Cerium', weight: 140.116 },
  { symbol: 'Pr', name: 'Praseodymium', weight: 140.90766 },
  { symbol: 'Nd', name: 'Neodymium', weight: 144.242 },
  { symbol: 'Pm', name: 'Promethium', weight: 145 },
  { symbol: 'Sm', name: 'Samarium', weight: 150.36 },
  { symbol: 'Eu', name: 'Europium', weight: 151.964 },
  { symbol: 'Gd', name: 'Gadolinium', weight: 157.25 },
  { symbol: 'Tb', name: 'Terbium', weight: 158.925354 },
  { symbol: 'Dy', name: 'Dysprosium', weight: 162.5 },
  { symbol: 'Ho', name: 'Holmium', weight: 164.930329 },
  { symbol: 'Er', name: 'Erbium', weight: 167.259 },
  { symbol: 'Tm', name: 'Thulium', weight: 168.934219 },
  { symbol: 'Yb', name: 'Ytterbium', weight: 173.045 },
  { symbol: 'Lu', name: 'Lutetium', weight: 174.9668 },
  { symbol: 'Hf', name: 'Hafnium', weight: 178.486 },
  { symbol: 'Ta', name: 'Tantalum', weight: 180.94788 },
  { symbol: 'W', name: 'Tungsten', weight: 183.84 },
  { symbol: 'Re', name: 'Rhenium', weight: 186.207 },
  { symbol: 'Os', name: 'Osmium', weight: 190.23 },
  { symbol: 'Ir', name: 'Iridium', weight: 192.217 },
  { symbol: 'Pt', name: 'Platinum', weight: 195.084 },
  { symbol: 'Au', name: 'Gold', weight: 196.96657 },
  { symbol: 'Hg', name: 'Mercury', weight: 200.592 },
  { symbol: 'Tl', name: 'Thallium', weight: 204.38 },
  { symbol: 'Pb', name: 'Lead', weight: 207.2 },
  { symbol: 'Bi', name: 'Bismuth', weight: 208.9804 },
  { symbol: 'Po', name: 'Polonium', weight: 209 },
  { symbol: 'At', name: 'Astatine', weight: 210 },
  { symbol: 'Rn', name: 'Radon', weight: 222 },
  { symbol: 'Fr', name: 'Francium', weight: 223 },
  { symbol: 'Ra', name: 'Radium', weight: 226 },
  { symbol: 'Ac', name: 'Actinium', weight: 227 },
  { symbol: 'Th', name: 'Thorium', weight: 232.0377 },
  { symbol: 'Pa', name: 'Protactinium', weight: 231.03588 },
  { symbol: 'U', name: 'Uranium', weight: 238.02891 },
  { symbol: 'Np', name: 'Neptunium', weight: 237 },
  { symbol: 'Pu', name: 'Plutonium', weight: 244 },
  { symbol: 'Am', name: 'Americium', weight: 243 },
  { symbol: 'Cm', name: 'Curium', weight: 247 },
  { symbol: 'Bk', name: 'Berkelium', weight: 247 },
  { symbol: 'Cf', name: 'Californium', weight: 251 },
  { symbol: 'Es', name: 'Einsteinium', weight: 252 },
  { symbol: 'Fm', name: 'Fermium', weight: 257 },
  { symbol: 'Md', name: 'Mendelevium', weight: 258 },
  { symbol: 'No', name: 'Nobelium', weight: 259 },
  { symbol: 'Lr', name: 'Lawrencium', weight: 262 },
  { symbol: 'Rf', name: 'Rutherfordium', weight: 267 },
  { symbol: 'Db', name: 'Dubnium', weight: 268 },
  { symbol: 'Sg', name: 'Seaborgium', weight: 269 },
  { symbol: 'Bh', name: 'Bohrium', weight: 270 },
  { symbol: 'Hs', name: 'Hassium', weight: 269 },
  { symbol: 'Mt', name: 'Meitnerium', weight: 277 },
  { symbol: 'Ds', name: 'Darmstadtium', weight: 281 },
  { symbol: 'Rg', name: 'Roentgenium', weight: 282 },
  { symbol: 'Cn', name: 'Copernicium', weight: 285 },
  { symbol: 'Nh', name: 'Nihonium', weight: 286 },
  { symbol: 'Fl', name: 'Flerovium', weight: 290 },
  { symbol: 'Mc', name: 'Moscovium', weight: 290 },
  { symbol: 'Lv', name: 'Livermorium', weight: 293 },
  { symbol: 'Ts', name: 'Tennessine', weight: 294 },
  { symbol: 'Og', name: 'Oganesson', weight: 294 },
];

/** Heavy hydrogen, which formulas may name. Atomic masses of AME2020 (Chinese Physics C 45, 030003). */
const HYDROGEN_ISOTOPES: readonly ChemicalElement[] = [
  { symbol: 'D', name: 'Deuterium', weight: 2.014101778 },
  { symbol: 'T', name: 'Tritium', weight: 3.016049281 },
];

const BY_SYMBOL: Readonly<Record<string, ChemicalElement>> = Object.fromEntries(
  [...ELEMENTS, ...HYDROGEN_ISOTOPES].map((element) => [element.symbol, element]),
);

/** The element of a symbol, `undefined` if there is none. */
export const elementOf = (symbol: string): ChemicalElement | undefined =>
  Object.hasOwn(BY_SYMBOL, symbol) ? BY_SYMBOL[symbol] : undefined;

/** Names that differ from the table's: IUPAC's and British ones, and Latin ones behind symbols. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  aluminium: 'Al',
  caesium: 'Cs',
  sulphur: 'S',
  wolfram: 'W',
  natrium: 'Na',
  kalium: 'K',
};

/** The element of a symbol in any case, a name or an atomic number. */
export function elementNamed(text: string): ChemicalElement | undefined {
  const wanted = text.trim().toLowerCase();
  return (
    elementOf(Object.hasOwn(OTHER_NAMES, wanted) ? OTHER_NAMES[wanted]! : text.trim()) ??
    ELEMENTS.find(
      ({ symbol, name }, index) =>
        symbol.toLowerCase() === wanted || name.toLowerCase() === wanted || String(index + 1) === wanted,
    )
  );
}
