/** Formulas and equations stay within the arithmetic that every number kind can run. */
import * as engine from '@reckoner/engine';
import type { SourceCheck } from './subject.js';

const OF_ENGINE = /^`(\w+)` of @reckoner\/engine/;

export const liftable: SourceCheck = {
  name: 'liftable',
  source({ lifted }, report) {
    for (const { line, column, message, hint } of lifted.diagnostics) {
      // A name that the engine does not have is reported where it is imported.
      const name = OF_ENGINE.exec(message)?.[1];
      if (name === undefined || Object.hasOwn(engine, name)) report({ line, column }, message, hint);
    }
  },
};
