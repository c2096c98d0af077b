/**
 * Molar masses in g/mol and densities in g/cm³ near 20 °C of metals.
 * Sources: Prohaska et al., Standard atomic weights of the elements 2021, Pure Appl. Chem. 94 (2022) 573, abridged; CRC
 * Handbook of Chemistry and Physics, 97th ed. (2016), §4: Physical constants of inorganic compounds.
 */
export const METALS = {
  aluminum: [26.982, 2.7],
  cadmium: [112.41, 8.69],
  chromium: [51.996, 7.15],
  cobalt: [58.933, 8.86],
  copper: [63.546, 8.96],
  gold: [196.97, 19.3],
  iron: [55.845, 7.87],
  lead: [207.2, 11.3],
  magnesium: [24.305, 1.74],
  nickel: [58.693, 8.9],
  palladium: [106.42, 12.0],
  platinum: [195.08, 21.5],
  rhodium: [102.91, 12.4],
  silver: [107.87, 10.5],
  tin: [118.71, 7.287],
  zinc: [65.38, 7.134],
} as const;
