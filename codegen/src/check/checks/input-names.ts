/** Inputs are called as everywhere in the catalogue, and names that they had before go on to be understood. */
import { fieldsOf } from '../fields.js';
import { nameInGlossary } from '../glossary.js';
import type { DefinitionCheck } from './subject.js';

/** As names of fields are written. */
const NAME = /^[a-zA-Z]\w*$/;

export const inputNames: DefinitionCheck = {
  name: 'input-names',
  definition({ calculator }, report) {
    const { inputs, outputs, equations } = calculator.definition;
    const former = new Map<string, string>();
    for (const { path, name, spec, role, top } of fieldsOf(calculator.definition)) {
      const isInput = role === 'input' && top;
      // What equations relate are results too, whose names stay.
      const isResult = equations !== undefined && Object.hasOwn(outputs, name);
      const { formerly } = spec;
      if (formerly !== undefined && (!isInput || isResult)) {
        const what = isResult ? 'a variable of equations is a result too' : 'only inputs are sent by name';
        report([...path, 'formerly'], `"${name}" cannot have had another name: ${what}.`, 'Leave `formerly` out.');
        continue;
      }
      if (!isInput || isResult) continue;
      for (const one of formerly ?? []) {
        const other = former.get(one);
        former.set(one, name);
        if (!NAME.test(one)) {
          report([...path, 'formerly'], `"${one}" cannot have been the name of an input.`, 'Write the name as it was.');
        } else if (Object.hasOwn(inputs, one) || other !== undefined) {
          const what = other === undefined ? 'is the name of an input' : `is a former name of "${other}" too`;
          report([...path, 'formerly'], `"${one}" ${what}.`, 'Each name means one input: leave it out of `formerly`.');
        }
      }
      const usual = nameInGlossary(spec);
      if (usual === undefined || usual === name || Object.hasOwn(inputs, usual)) continue;
      report(
        path,
        `“${spec.label}” is called \`${usual}\` in every calculator that asks for it, and "${name}" here.`,
        `Call it \`${usual}\`; with \`formerly: ['${name}']\` where it was published. Or give it a label that says what is special about it.`,
      );
    }
  },
};
