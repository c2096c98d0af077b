/**
 * The engine as the functions of the library use it: what definitions call, how inputs are understood and results made.
 * Decimals, the solver, readers of the rarer kinds and most units are modules of their own, which come with the
 * calculators that need them.
 */

export * from '@reckoner/engine/calculate/present/plain-values';
export * from '@reckoner/engine/calculate/present/table-values';
export * from '@reckoner/engine/calculate/present/template';
export { nativeValues, withoutRawFloats } from '@reckoner/engine/calculate/present/told';
export { withCurrentNames } from '@reckoner/engine/calculate/read/former-names';
export { optionMeant } from '@reckoner/engine/calculate/read/kinds/choice-words';
export * from '@reckoner/engine/calculate/read/kinds/readers';
export { numberAdvice, numberHint } from '@reckoner/engine/calculate/read/separators';
export { nearest } from '@reckoner/engine/calculate/read/suggest';
export * from '@reckoner/engine/calendar';
export { fractionText } from '@reckoner/engine/units/number-text';
export * from '@reckoner/server/web/client/engine/core';
export * from './calculation-error.js';
export { units } from './formula-units.js';
export * from './function.js';
export * from './lean-kinds.js';
export { knowNumberTexts, provideAdvice, provideFormerNames, provideTemplates, provideTold } from './lean-later.js';
export { knowLogarithms } from './lean-logarithms.js';
export { knowSynonyms } from './lean-synonyms.js';
export { knowFactors, knowUnits, useEveryUnit } from './lean-units.js';
