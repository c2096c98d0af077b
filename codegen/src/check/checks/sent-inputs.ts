/** Every input is sent by an example that has a result, or is a result of one: what nobody ever sent was never tried. */
import type { DefinitionCheck } from './subject.js';

/** `group` of `group7`: of fields that are numbered each is like the one before. */
const NUMBERED = /^(.*\D)\d+$/;

export const sentInputs: DefinitionCheck = {
  name: 'sent-inputs',
  definition({ calculator }, report) {
    const { inputs, examples } = calculator.definition;
    const answered = examples.filter(({ refused }) => refused === undefined);
    const seen = answered.flatMap((example) => [...Object.keys(example.inputs), ...Object.keys(example.results ?? {})]);
    const series = new Set(seen.map((name) => NUMBERED.exec(name)?.[1]));
    for (const name of Object.keys(inputs)) {
      const stem = NUMBERED.exec(name)?.[1];
      if (seen.includes(name) || (stem !== undefined && series.has(stem))) continue;
      report(
        ['inputs', name],
        `No example sends "${name}", so that nothing shows that it is used rightly.`,
        'Add one in which it is not as by default, with the expected result from a source or another program.',
      );
    }
  },
};
