/** Units: parsing, conversion, display. */
export { convertExact, converter } from './convert.js';
export { BASE_DIMENSIONS, type Dimension } from './dimensions.js';
export { displayUnit, unitLatex } from './display.js';
export { dimensionForFormula, erasedAngle, type FormulaDimension } from './formula.js';
export type { UnitProblem } from './parse.js';
export { acceptedUnits, dimensionMismatch, dimensionName } from './quantities.js';
export { parseQuantityText, type QuantityText } from './quantity-text.js';
export { type Fits, type ParsedUnit, parseUnit, sameDimension, type Unit, unitOf } from './unit.js';
