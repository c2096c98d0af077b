/** Examples name what exists, say where their results come from, and leave no output unchecked. */
import type { PartPath } from '@reckoner/bundling/definition-source';
import type { ChoiceSpec, InputSpec } from '@reckoner/engine/authoring/kinds';
import { optionMeant } from '@reckoner/engine/calculate/read/kinds/choice-words';
import { didYouMean } from '../fields.js';
import type { DefinitionCheck } from './subject.js';

type Chosen = readonly [path: PartPath, key: string, spec: ChoiceSpec];

/** The options that an example chooses, also in rows. */
function chosen(fields: Readonly<Record<string, InputSpec>>, given: object): Chosen[] {
  return Object.entries(given).flatMap(([name, value]): Chosen[] => {
    const spec = fields[name];
    if (spec?.kind === 'choice' && typeof value === 'string') return [[[name], value, spec]];
    if (spec?.kind !== 'rows' || !Array.isArray(value)) return [];
    const inside = (row: object, index: number) =>
      chosen(spec.columns, row).map(([path, key, column]): Chosen => [[name, index, ...path], key, column]);
    return value.flatMap((row, index) => (typeof row === 'object' && row !== null ? inside(row, index) : []));
  });
}

export const exampleShape: DefinitionCheck = {
  name: 'example-shape',
  definition({ calculator }, report) {
    const { examples, inputs, outputs } = calculator.definition;
    if (examples.length < 2) {
      const message = `There ${examples.length === 1 ? 'is one example' : 'are no examples'}; expected at least two, at different points.`;
      report(
        ['examples'],
        message,
        'Add one near an edge or on another branch, with results from elsewhere than this code.',
      );
    }
    const points = new Map<string, number>();
    const checked = new Set<string>();
    for (const [index, example] of examples.entries()) {
      const part = ['examples', index];
      const point = JSON.stringify(Object.entries(example.inputs ?? {}).sort());
      const same = points.get(point);
      if (same !== undefined)
        report(part, `This example has the inputs of example ${same + 1}.`, 'Choose another point, or merge them.');
      points.set(point, index);
      if (typeof example.source !== 'string' || example.source.trim() === '') {
        report(
          part,
          'The example has no source.',
          "Add: source: 'the book, standard, table or program that gave the results'",
        );
      }
      for (const name of Object.keys(example.inputs ?? {})) {
        if (Object.hasOwn(inputs, name)) continue;
        report([...part, 'inputs', name], `There is no input "${name}".`, didYouMean(name, Object.keys(inputs)));
      }
      for (const [path, key, spec] of chosen(inputs, example.inputs ?? {})) {
        if (Object.hasOwn(spec.options, key)) continue;
        const { key: meant } = optionMeant(spec, key);
        report(
          [...part, 'inputs', ...path],
          `“${key}” is no option: examples name them by their keys, as the published schema has them.`,
          meant === undefined ? didYouMean(key, Object.keys(spec.options)) : `Write: '${meant}'`,
        );
      }
      const results = Object.keys(example.results ?? {});
      for (const name of results) {
        checked.add(name);
        if (Object.hasOwn(outputs, name)) continue;
        report([...part, 'results', name], `There is no output "${name}".`, didYouMean(name, Object.keys(outputs)));
      }
      const refusals = (['noResult', 'refused'] as const).filter((name) => example[name] !== undefined);
      if (results.length === 0 && refusals.length === 0) {
        report(part, 'The example expects nothing.', "Add: results: { … }, or noResult: 'part of the sentence'.");
      }
      if (refusals.length + Math.min(results.length, 1) > 1) {
        const message = 'The example expects results and none, or is refused in two ways.';
        report([...part, refusals.at(-1)!], message, 'Keep one of `results`, `noResult` and `refused`.');
      }
      if (example.cautions !== undefined && refusals.length > 0) {
        report([...part, 'cautions'], 'What has no result raises no caution.', 'Take `cautions` out.');
      }
    }
    if (examples[0]?.noResult !== undefined || examples[0]?.refused !== undefined) {
      report(
        ['examples', 0],
        'The first example has no result; it is shown as the request to start from.',
        'Move it down.',
      );
    }
    if (calculator.definition.equations) {
      for (const name of Object.keys(inputs))
        if (examples.some((example) => example.inputs[name] !== undefined)) checked.add(name);
    }
    if (examples.length < 2) return;
    for (const name of Object.keys(outputs)) {
      if (!checked.has(name))
        report(['outputs', name], `No example checks the output "${name}".`, 'Add its expected value to an example.');
    }
  },
};
