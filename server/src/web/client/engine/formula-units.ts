/** What formulas may call of the units, without what only the server needs of them. */
export { convertExact, converter } from '@reckoner/engine/units/convert';
export { BASE_DIMENSIONS } from '@reckoner/engine/units/dimensions';
export { displayUnit } from '@reckoner/engine/units/display';
export { acceptedUnits, dimensionMismatch, dimensionName } from '@reckoner/engine/units/quantities';
export { parseQuantityText } from '@reckoner/engine/units/quantity-text';
export { parseUnit, sameDimension, unitOf } from '@reckoner/engine/units/unit';
