/** All checks that look at one calculator, by stage, in the order in which their problems are most useful. */
import { bounded } from './bounded.js';
import { bounds } from './bounds.js';
import { cautionFigure } from './caution-figure.js';
import { computedLimits } from './computed-limits.js';
import { conditionUnits } from './condition-units.js';
import { decimalVersion } from './decimal-version.js';
import { defaultWithin } from './default-within.js';
import { digitsKept } from './digits-kept.js';
import { drawnSolutions } from './drawn-solutions.js';
import { exactDecisions } from './exact-decisions.js';
import { exampleShape } from './example-shape.js';
import { examples } from './examples.js';
import { explanation } from './explanation.js';
import { fieldOptions } from './field-options.js';
import { fieldShape } from './field-shape.js';
import { figure } from './figure.js';
import { figureDrawn, figureDrawnAtSamples } from './figure-drawn.js';
import { guardedExamples } from './guarded-examples.js';
import { guards } from './guards.js';
import { imports } from './imports.js';
import { inputConditions } from './input-conditions.js';
import { inputNames } from './input-names.js';
import { inputUsed } from './input-used.js';
import { liftable } from './liftable.js';
import { linearPattern } from './linear-pattern.js';
import { literalMetadata } from './literal-metadata.js';
import { notGiven } from './not-given.js';
import { oneMeaning, oneMeaningAtSamples } from './one-meaning.js';
import { orderedChain } from './ordered-chain.js';
import { outputReturned } from './output-returned.js';
import { pure } from './pure.js';
import { references } from './references.js';
import { refusedUnits } from './refused-units.js';
import { regionalUnits } from './regional-units.js';
import { requiredFields } from './required-fields.js';
import { sentInputs } from './sent-inputs.js';
import { shareOf } from './share-of.js';
import { shown, shownAtSamples } from './shown.js';
import { shownClass } from './shown-class.js';
import type { BehaviourCheck, DefinitionCheck, SourceCheck } from './subject.js';
import { toldCases } from './told-cases.js';
import { typesets } from './typesets.js';
import { unchangedInputs } from './unchanged-inputs.js';
import { unitCheck } from './unit-check.js';
import { units } from './units.js';
import { usualGiven } from './usual-given.js';
import { when } from './when.js';
import { wording } from './wording.js';

export const sourceChecks: readonly SourceCheck[] = [
  requiredFields,
  literalMetadata,
  imports,
  pure,
  liftable,
  decimalVersion,
  inputUsed,
  inputConditions,
  outputReturned,
];

export const definitionChecks: readonly DefinitionCheck[] = [
  fieldShape,
  wording,
  fieldOptions,
  typesets,
  units,
  regionalUnits,
  refusedUnits,
  bounds,
  shareOf,
  inputNames,
  guards,
  usualGiven,
  notGiven,
  orderedChain,
  cautionFigure,
  conditionUnits,
  when,
  explanation,
  figure,
  exampleShape,
  sentInputs,
  references,
];

export const behaviourChecks: readonly BehaviourCheck[] = [
  examples,
  guardedExamples,
  toldCases,
  unchangedInputs,
  unitCheck,
  oneMeaning,
  shown,
  figureDrawn,
];

/**
 * Those that take longest: they follow the code or try many inputs, and find what examples do not show. They are run by the
 * check, and by code generation on plugins that were installed; patterns may be none before the definition is sound.
 */
export const tryingChecks: {
  readonly definition: readonly DefinitionCheck[];
  readonly behaviour: readonly BehaviourCheck[];
  /** These try many inputs, which says nothing new about a calculator whose examples fail. */
  readonly samples: readonly BehaviourCheck[];
} = {
  definition: [linearPattern, exactDecisions, computedLimits],
  behaviour: [defaultWithin, shownClass],
  samples: [bounded, shownAtSamples, oneMeaningAtSamples, figureDrawnAtSamples, digitsKept, drawnSolutions],
};
