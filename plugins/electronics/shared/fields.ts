/** Fields that calculators of circuits share. */
import { quantity } from '@reckoner/engine';

export const resistance = quantity('ohm', { label: 'Resistance', symbol: 'R', above: 0, max: 1e15 });
export const capacitance = quantity('F', { label: 'Capacitance', unit: 'µF', symbol: 'C', above: 0, max: 1e12 });
export const inductance = quantity('H', { label: 'Inductance', unit: 'mH', symbol: 'L', above: 0, max: 1e9 });
export const frequency = quantity('Hz', { label: 'Frequency', symbol: 'f', above: 0, max: 1e15 });
