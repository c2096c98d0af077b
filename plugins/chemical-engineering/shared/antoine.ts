/**
 * Antoine constants for log10(p/mmHg) = A - B/(C + t/°C), with the fitted range.
 * Source: Boublík, Fried, Hála: The Vapour Pressures of Pure Substances (1973), as in Felder, Rousseau: Elementary
 * Principles of Chemical Processes, 3rd ed., table B.4.
 */
import { choice } from '@reckoner/engine';

export interface AntoineConstants {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  /** Range of the fit in °C. */
  readonly low: number;
  readonly high: number;
}

export const ANTOINE = {
  'water-low': { a: 8.10765, b: 1750.286, c: 235.0, low: 0, high: 60 },
  'water-high': { a: 7.96681, b: 1668.21, c: 228.0, low: 60, high: 150 },
  acetone: { a: 7.11714, b: 1210.595, c: 229.664, low: -12.9, high: 55.3 },
  benzene: { a: 6.89272, b: 1203.531, c: 219.888, low: 14.5, high: 80.9 },
  ethanol: { a: 8.1122, b: 1592.864, c: 226.184, low: 19.6, high: 93.4 },
  heptane: { a: 6.90253, b: 1267.828, c: 216.823, low: 25.9, high: 99.3 },
  hexane: { a: 6.88555, b: 1175.817, c: 224.867, low: 13.0, high: 69.5 },
  methanol: { a: 8.08097, b: 1582.271, c: 239.726, low: 14.9, high: 83.7 },
  toluene: { a: 6.95805, b: 1346.773, c: 219.693, low: 35.3, high: 111.5 },
} as const satisfies Readonly<Record<string, AntoineConstants>>;

export const SUBSTANCES = {
  'water-low': 'Water, 0 to 60 °C',
  'water-high': 'Water, 60 to 150 °C',
  acetone: 'Acetone',
  benzene: 'Benzene',
  ethanol: 'Ethanol',
  heptane: 'n-Heptane',
  hexane: 'n-Hexane',
  methanol: 'Methanol',
  toluene: 'Toluene',
} as const;

export const substance = choice(
  { ...SUBSTANCES, custom: 'Other (own constants)' },
  { label: 'Substance', default: 'water-high' },
);
