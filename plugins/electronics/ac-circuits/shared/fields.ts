/** Fields of AC circuits, with bounds between which no power of them leaves the doubles. */
import { quantity } from '@reckoner/engine';

export const coil = {
  unit: 'mH',
  symbol: 'L',
  min: 1e-12,
  max: 1e9,
  usual: [1e-6, 1e6],
} as const;

export const capacitor = {
  unit: 'µF',
  symbol: 'C',
  min: 1e-12,
  max: 1e12,
  usual: [1e-7, 1e8],
} as const;

export const frequencyOptions = {
  label: 'Frequency',
  symbol: 'f',
  min: 1e-6,
  max: 1e15,
  usual: [0.01, 1e12],
} as const;

export const frequency = quantity('Hz', frequencyOptions);

export const resistor = { min: 1e-9, max: 1e15, usual: [1e-4, 1e10] } as const;
