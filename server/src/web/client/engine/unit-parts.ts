/** What the modules that come with all units take of the engine, where there is one of each. */
export { BigDecimal } from '@reckoner/engine/arithmetic/big-decimal';
export { lowered, raisedUnit } from '@reckoner/engine/typeset/superscripts';
export { BASE_DIMENSIONS, isDimensionless } from '@reckoner/engine/units/dimensions';
export { displayExpression, displayUnit } from '@reckoner/engine/units/display';
export { divide, toDecimal } from '@reckoner/engine/units/exact';
export { joined } from '@reckoner/engine/units/parse';
export { allUnits, ambiguity, findUnit, knownWords } from '@reckoner/engine/units/registry';
export { onUnitTables, unitTables } from '@reckoner/engine/units/table-set';
export { tokenize } from '@reckoner/engine/units/tokens';
export { parseUnit, sameDimension, unitOf } from '@reckoner/engine/units/unit';
