/**
 * What only some visits need, loaded by the first that does. It is one file: each more that shares parts with the page
 * would be split off from them, and every visit would load more files.
 */

export { yieldToLastEdited } from '../../calculator/yielding.js';
export { beginToday } from './begin-today.js';
export { LiveGoal } from './live-goal.js';
export { showOthers } from './live-others.js';
export { LiveReader } from './live-reader.js';
export { showSummary } from './live-summary.js';
export { showUncertainty } from './live-uncertainty.js';
export { UnitChanges } from './unit-change.js';
