/** How series of preferred numbers are named and chosen, and what they are made for. */
import type { Series } from '../../shared/preferred-values.js';

/** The tolerance that a series is made for: neighbors of E24 and below nearly touch with it. */
export const TOLERANCES: Readonly<Record<Series, number>> = {
  E3: 0.4,
  E6: 0.2,
  E12: 0.1,
  E24: 0.05,
  E48: 0.02,
  E96: 0.01,
  both: 0.01,
  E192: 0.005,
};

/** A preferred number times a power of ten, as its decimals say. */
export function scaled(digits: number, power: number): number {
  return power < 0 ? digits / 10 ** -power : digits * 10 ** power;
}

export const SERIES_OPTIONS = {
  E3: { label: 'E3 (40%)', also: ['E3', 'E-3', '40%'] },
  E6: { label: 'E6 (20%)', also: ['E6', 'E-6', '20%'] },
  E12: { label: 'E12 (10%)', also: ['E12', 'E-12', '10%'] },
  E24: { label: 'E24 (5%)', also: ['E24', 'E-24', '5%'] },
  E48: { label: 'E48 (2%)', also: ['E48', 'E-48', '2%'] },
  E96: { label: 'E96 (1%)', also: ['E96', 'E-96', '1%'] },
  both: { label: 'E24 and E96 (1%)', also: ['E24 + E96', 'E24+E96', 'E96 and E24', 'E96 + E24', 'E96+E24'] },
  E192: { label: 'E192 (0.5%)', also: ['E192', 'E-192', '0.5%', '0.25%', '0.1%'] },
} as const;

export const SERIES_NAMES: Readonly<Record<Series, string>> = {
  E3: 'E3',
  E6: 'E6',
  E12: 'E12',
  E24: 'E24',
  E48: 'E48',
  E96: 'E96',
  both: 'E24 and E96',
  E192: 'E192',
};
