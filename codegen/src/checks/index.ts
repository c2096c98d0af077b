/** All checks that look at one calculator, in the order in which their problems are most useful. */
import type { BehaviourCheck, DefinitionCheck, SourceCheck } from './check.js';
import { literalMetadata } from './literal-metadata.js';

export const sourceChecks: readonly SourceCheck[] = [literalMetadata];
export const definitionChecks: readonly DefinitionCheck[] = [];
export const behaviourChecks: readonly BehaviourCheck[] = [];
