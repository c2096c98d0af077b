/** describe_calculator: what a calculator takes and gives, its formula, limits and sources. */
import * as v from 'valibot';
import { unknownCalculator } from '../../api/unknown-calculator.js';
import { readArguments } from '../arguments.js';
import { described, objectSchema, slugArgument, type Tool } from '../tool.js';

const Input = v.strictObject({ calculator: slugArgument });

const Field = v.looseObject({
  name: v.string(),
  label: v.string(),
  type: v.string(),
  unit: described(v.string(), 'Of a bare number; empty where a unit makes no sense.'),
});

const Output = v.looseObject({
  calculator: described(v.string(), 'The slug.'),
  title: v.string(),
  description: v.string(),
  category: v.string(),
  subcategory: v.string(),
  version: described(v.string(), 'Changes when the definition does.'),
  inputs: described(
    v.array(Field),
    'In order, each with bounds, default, options, usual range and an example where it has them. `required` ones must be sent.',
  ),
  outputs: v.array(Field),
  formula: described(v.optional(v.string()), 'In plain text; absent where the calculator is an algorithm.'),
  stepwise: described(v.optional(v.array(v.string())), 'How an algorithm goes.'),
  cautions: described(v.optional(v.array(v.string())), 'What answers may warn of.'),
  requires: described(v.optional(v.array(v.string())), 'What must hold between inputs.'),
  notes: described(v.optional(v.array(v.string())), 'For what and whom it holds.'),
  example: described(v.looseObject({}), 'Arguments for calculate that are ready to send.'),
  references: v.array(v.looseObject({ title: v.string() })),
  related: described(v.array(v.string()), 'Slugs.'),
  page: described(v.optional(v.string()), 'For people.'),
});

/** What code generation writes besides, for whoever sends inputs. */
interface Guards {
  readonly cautions?: readonly { readonly says?: string }[];
  readonly requires?: readonly { readonly says?: string }[];
}

export const describeCalculatorTool: Tool = {
  name: 'describe_calculator',
  title: 'Describe a calculator',
  description:
    'Tells what a calculator takes and gives: inputs with units, bounds, options and defaults, outputs, formula, limits, sources, and arguments for calculate that are ready to send. Free.',
  inputSchema: objectSchema(Input),
  outputSchema: objectSchema(Output),
  async run(desk, given) {
    const { calculator } = readArguments(Input, given);
    const { catalogue, baseUrl } = desk;
    const slug = desk.look(1, () => catalogue.resolve(calculator));
    if (slug === undefined) throw desk.look(1, () => unknownCalculator(catalogue, calculator));
    const detail = await catalogue.detail(slug);
    const { cautions = [], requires = [] } = detail as Guards;
    const says = cautions.flatMap((one) => one.says ?? []);
    const musts = requires.flatMap((one) => one.says ?? []);
    const required = detail.inputs.filter((one) => one.required === true).map((one) => one.name);
    return {
      sentence: `${detail.title}: ${detail.description} ${required.length === 0 ? 'It needs no input in particular' : `It needs ${required.join(', ')}`} and gives ${detail.outputs.map((one) => one.name).join(', ')}.`,
      content: {
        calculator: slug,
        title: detail.title,
        description: detail.description,
        category: detail.category,
        subcategory: detail.subcategory,
        version: detail.version,
        inputs: detail.inputs,
        outputs: detail.outputs,
        ...(detail.formula !== null && { formula: detail.formula.text }),
        ...(detail.stepwise !== undefined && { stepwise: detail.stepwise }),
        ...(says.length > 0 && { cautions: says }),
        ...(musts.length > 0 && { requires: musts }),
        ...(detail.notes.length > 0 && { notes: detail.notes }),
        example: detail.usage.request,
        references: detail.references,
        related: detail.related,
        ...(baseUrl !== undefined && { page: `${baseUrl}/calculators/${slug}` }),
      },
    };
  },
};
