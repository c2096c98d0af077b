/** The formula returns every output and nothing else. */

import { positionAt } from '@reckoner/bundling/problem';
import { didYouMean } from '../fields.js';
import { fieldNames } from './input-used.js';
import type { SourceCheck } from './subject.js';

export const outputReturned: SourceCheck = {
  name: 'output-returned',
  source({ source, lifted: { summary }, file }, report) {
    const names = fieldNames(source, 'outputs');
    if (names === undefined || summary === undefined || summary.kind === 'equations') return;
    const returned = new Set(summary.returned.map(({ name }) => name));
    for (const { name, offset } of summary.returned) {
      if (names.includes(name)) continue;
      report(
        positionAt(file.text, offset),
        `The ${summary.kind} returns "${name}", which is no output.`,
        didYouMean(name, names),
      );
    }
    if (summary.returnsOthers) return;
    for (const name of names) {
      if (!returned.has(name)) {
        report(
          ['outputs', name],
          `The output "${name}" is never returned.`,
          `Return it from the ${summary.kind}, or remove it.`,
        );
      }
    }
  },
};
