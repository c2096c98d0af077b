/** Lengths, areas, volumes and angles of figures, up to those of planets and stars. */
import { quantity } from '@reckoner/engine';

export const length = quantity('cm', { label: 'Length', above: 0, max: 1e12 });
export const area = quantity('cm^2', { label: 'Area', symbol: 'A', above: 0, max: 1e25 });
export const volume = quantity('cm^3', { label: 'Volume', symbol: 'V', above: 0, max: 1e37 });
export const perimeter = quantity('cm', { label: 'Perimeter', symbol: 'P', above: 0 });
export const angle = quantity('rad', { label: 'Angle', unit: 'deg', above: 0, below: 180 });
