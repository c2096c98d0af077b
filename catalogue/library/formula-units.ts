/** What formulas may call of the units: calculators whose formulas look units up come with every unit. */
import { BASE_DIMENSIONS } from '@reckoner/engine/units/dimensions';
import * as lean from './lean-units.js';

/** A plain object, which bundlers leave out where no formula calls any of it. */
export const units = {
  BASE_DIMENSIONS,
  acceptedUnits: lean.acceptedUnits,
  convertExact: lean.convertExact,
  converter: lean.converter,
  dimensionMismatch: lean.dimensionMismatch,
  dimensionName: lean.dimensionName,
  displayUnit: lean.displayUnit,
  parseQuantityText: lean.parseQuantityText,
  parseUnit: lean.parseUnit,
  sameDimension: lean.sameDimension,
  unitOf: lean.unitOf,
};
