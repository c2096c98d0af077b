/** All checks that look at one calculator, by stage, in the order in which their problems are most useful. */
import { bounds } from './bounds.js';
import type { BehaviourCheck, DefinitionCheck, SourceCheck } from './check.js';
import { conditionUnits } from './condition-units.js';
import { decimalVersion } from './decimal-version.js';
import { exactDecisions } from './exact-decisions.js';
import { exampleShape } from './example-shape.js';
import { examples } from './examples.js';
import { explanation } from './explanation.js';
import { fieldShape } from './field-shape.js';
import { guardedExamples } from './guarded-examples.js';
import { guards } from './guards.js';
import { imports } from './imports.js';
import { inputUsed } from './input-used.js';
import { liftable } from './liftable.js';
import { linearPattern } from './linear-pattern.js';
import { literalMetadata } from './literal-metadata.js';
import { oneMeaning } from './one-meaning.js';
import { outputReturned } from './output-returned.js';
import { pure } from './pure.js';
import { references } from './references.js';
import { requiredFields } from './required-fields.js';
import { shown } from './shown.js';
import { shownClass } from './shown-class.js';
import { typesets } from './typesets.js';
import { unitCheck } from './unit-check.js';
import { units } from './units.js';
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
  outputReturned,
];

export const definitionChecks: readonly DefinitionCheck[] = [
  wording,
  fieldShape,
  typesets,
  units,
  bounds,
  exactDecisions,
  guards,
  conditionUnits,
  when,
  explanation,
  exampleShape,
  references,
];

/** Run where the definition checks passed: patterns may be none before. */
export const patternChecks: readonly DefinitionCheck[] = [linearPattern];

export const behaviourChecks: readonly BehaviourCheck[] = [
  examples,
  guardedExamples,
  unitCheck,
  shownClass,
  oneMeaning,
  shown,
];
