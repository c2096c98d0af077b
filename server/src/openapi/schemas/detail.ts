/** The schema of what there is to know of a calculator. */
import * as v from 'valibot';
import { Summary } from './catalogue.js';
import { calculatorUrl, counted, described, list, meant, text } from './words.js';

export const CautionLevel = described(
  v.picklist(['note', 'caution', 'danger']),
  'What is good to know, what may mislead, what may do harm.',
);

const VALUES = ['quantity', 'measure', 'number', 'integer', 'percent', 'money', 'date', 'time', 'text'] as const;
const INPUT_KINDS = [...VALUES, 'choice', 'flag', 'list', 'matrix', 'rows'] as const;
const OUTPUT_KINDS = [...VALUES, 'category', 'matrix', 'table'] as const;

const optionalText = (description: string) => v.optional(text(description));
const optionalCount = (description: string) => v.optional(counted(description));
const bound = (description: string) => v.optional(meant(v.number(), description));
const boundOrDate = (description: string) => v.optional(meant(v.union([v.number(), v.string()]), description));
const trueOrAbsent = (description: string) => v.optional(meant(v.boolean(), description));

const FieldOption = meant(
  v.object({
    key: text('What requests send.'),
    label: text('What people choose.'),
    value: v.optional(meant(v.number(), 'The number that the formula takes for it.')),
    also: v.optional(list('What people call it besides, which requests may send, too.')),
  }),
  'One of the options of a choice.',
);

/** What inputs, outputs, columns and items have in common, and say of themselves. */
function plainField<const K extends readonly [string, ...string[]]>(kinds: K) {
  return {
    name: text('Names it in requests and answers.'),
    label: text('What it is called, in sentence case.'),
    help: optionalText('How to fill it in, or what it tells, in a sentence.'),
    symbol: optionalText('The symbol in the formula, as LaTeX.'),
    type: meant(
      v.picklist(kinds),
      'The kind: numbers are a quantity (convertible), a measure (of an equation that prescribes its unit), a plain number, an integer, a percent or money.',
    ),
    unit: described(v.string(), 'Of a bare number. Empty where a unit makes no sense.'),
    acceptedUnits: v.optional(
      list('Of quantities and measures: units that it may be sent or asked for in, common ones first.'),
    ),
    optional: trueOrAbsent('True where it may be left out, or may have no value.'),
    text: optionalText(
      'How texts are read as its number, besides plain decimals: `ratio`, `scale`, `pitch`, `clock`, `plain`.',
    ),
    when: v.optional(
      meant(
        v.record(v.string(), v.union([v.string(), v.boolean(), v.array(v.union([v.string(), v.boolean()]))])),
        'The choices of other inputs with which it is asked for.',
      ),
    ),
    places: optionalCount('Decimals that people are shown; `value` has all digits.'),
    digits: optionalCount('Significant digits that people are shown.'),
    classes: v.optional(list('Of a category: the classes that it may be, in order.')),
    classOf: optionalText('Of a category: the output that it classifies.'),
    options: v.optional(meant(v.array(FieldOption), 'Of a choice: what it may be.')),
    minimum: boundOrDate('The least that it may be: a number, or a date.'),
    maximum: boundOrDate('The most that it may be: a number, or a date.'),
    exclusiveMinimum: bound('It must be above this.'),
    exclusiveMaximum: bound('It must be below this.'),
    usual: v.optional(
      described(
        v.pipe(v.array(v.number()), v.length(2)),
        'Of inputs: the range in which a sane value lies; others carry a caution. Absent where none is unusual.',
      ),
    ),
    maxRows: optionalCount('Of a matrix: how many rows it may have.'),
    maxColumns: optionalCount('Of a matrix: how many columns it may have.'),
    square: trueOrAbsent('Of a matrix: whether it must be square.'),
    minLength: optionalCount('Of a text: how many characters it has at least.'),
    maxLength: optionalCount('Of a text: how many characters it may have.'),
    pattern: optionalText('Of a text: the regular expression that the whole of it must match.'),
    patternSays: optionalText('What `pattern` asks for, in words.'),
    minItems: optionalCount('Of a list or rows: how many there are at least.'),
    maxItems: optionalCount('Of a list or rows: how many there may be.'),
  };
}

/** What stands in tables and lists. */
export const FieldPart = meant(
  v.object(plainField([...VALUES, 'choice', 'flag', 'category'])),
  'A column of rows or of a table, or the items of a list.',
);
const columns = v.optional(meant(v.array(FieldPart), 'Of rows and tables: what each row has.'));

export const InputField = meant(
  v.object({
    ...plainField(INPUT_KINDS),
    columns,
    of: v.optional(FieldPart),
    default: v.optional(
      meant(v.unknown(), 'What it is where it is left out; not told where that depends on other inputs.'),
    ),
    required: meant(v.boolean(), 'Whether every request must have it.'),
    formerly: v.optional(list('Names that it had before, which requests may still use.')),
    example: v.optional(meant(v.unknown(), 'A value of a worked example.')),
  }),
  'An input of a calculator.',
);

export const OutputField = meant(v.object({ ...plainField(OUTPUT_KINDS), columns }), 'An output of a calculator.');

const FigureAxis = v.object({
  of: v.optional(described(v.string(), 'The input or output by whose label and unit it goes.')),
  label: optionalText('What is along it.'),
  unit: optionalText('In which unit.'),
  log: v.optional(described(v.boolean(), 'With powers of ten evenly apart.')),
});
const kind = <const K extends string>(name: K) => meant(v.literal(name), 'The kind of picture.');
const axis = (description: string) => meant(FigureAxis, description);

const Figure = v.variant('kind', [
  v.object({
    kind: kind('series'),
    table: described(v.string(), 'The output that is the table.'),
    x: described(v.string(), 'The column that runs along.'),
    lines: described(v.array(v.string()), 'Columns of one unit, each a line.'),
  }),
  v.object({
    kind: kind('bars'),
    table: described(v.string(), 'The output that is the table.'),
    label: described(v.string(), 'The column that names a row.'),
    value: described(v.string(), 'The column that bars are long by.'),
  }),
  v.object({
    kind: kind('parts'),
    of: described(v.string(), 'The output that is the sum.'),
    parts: described(v.array(v.string()), 'Outputs that add up to it; none where one of them is negative.'),
  }),
  v.object({
    kind: kind('curve'),
    title: described(v.string(), 'What is seen.'),
    x: axis('What is along the horizontal axis.'),
    y: axis('What is along the vertical axis.'),
  }),
  v.object({
    kind: kind('drawing'),
    title: described(v.string(), 'What is seen.'),
    scales: v.optional(described(v.literal('apart'), 'x and y each have a scale of their own.')),
  }),
  v.object({
    kind: kind('timeline'),
    title: described(v.string(), 'What is seen.'),
  }),
]);

const Worked = v.object({
  inputs: meant(v.record(v.string(), v.unknown()), 'What is sent.'),
  results: v.optional(
    meant(v.record(v.string(), v.unknown()), 'Results that were found otherwise, in the shown units.'),
  ),
  noResult: optionalText('Part of the sentence that says why there is no result.'),
  refused: optionalText('Part of the sentence of the requirement that refuses the inputs.'),
  cautions: v.optional(list('Part of each caution that it raises.')),
  source: text('Where the results are from, or how they were found.'),
});

const Reference = v.object({
  title: text('Author, title, edition and place in it.'),
  url: optionalText('Where it can be read.'),
  isbn: optionalText('Of a book.'),
  doi: optionalText('Of an article.'),
});

export const CalculatorDetail = meant(
  v.object({
    ...Summary.entries,
    version: described(v.string(), 'Hash of the definition: changes with every word of it, and with the engine.'),
    formulaVersion: described(
      v.string(),
      'Hash of what determines results: each one stands in /api/v1/changes with the reason for it.',
    ),
    keywords: list('Other words by which it is found.'),
    notes: list('What to know of its validity that no program can see.'),
    formula: meant(
      v.nullable(
        v.object({
          text: text('In Unicode, an equation a line.'),
          latex: text('As LaTeX.'),
          symbols: described(
            v.record(v.string(), v.string()),
            'The LaTeX symbol of each field that the formula names.',
          ),
        }),
      ),
      'The formula in print; null where the calculator is an algorithm.',
    ),
    stepwise: v.optional(list('How an algorithm goes, a sentence each, where that is said.')),
    cautions: v.optional(
      described(
        v.array(
          v.object({
            level: CautionLevel,
            says: optionalText('The sentence; absent where it depends on values.'),
          }),
        ),
        'What may have to be told beside the results, with the names of values in braces.',
      ),
    ),
    requires: v.optional(
      described(
        v.array(
          v.object({
            each: optionalText('The input of whose every row or item it must hold.'),
            field: optionalText('The input at which it is told.'),
            says: optionalText('The sentence, with the names of values in braces; absent where it depends on them.'),
          }),
        ),
        'What must hold between inputs, or in each row of one.',
      ),
    ),
    figure: v.optional(described(Figure, 'What its picture shows.')),
    inputs: described(v.array(InputField), 'In order, with bounds, default, options, accepted units and an example.'),
    inputSchema: described(v.record(v.string(), v.unknown()), 'JSON Schema 2020-12 of the inputs.'),
    outputs: meant(v.array(OutputField), 'In order, the main one first.'),
    usage: meant(
      v.object({
        instructions: text('How to use it, in words.'),
        request: described(v.record(v.string(), v.unknown()), 'A body for POST /api/v1/calculate.'),
        curl: text('The same as a line for a shell.'),
      }),
      'How to ask for it.',
    ),
    examples: meant(v.array(Worked), 'Worked examples that every release is held to.'),
    references: meant(v.array(Reference), 'What the formula is from.'),
    related: described(v.array(v.string()), 'Slugs.'),
    calculatorUrl,
    package: described(
      v.object({
        name: text('Its name.'),
        version: text('Its version.'),
        author: text('Who made it.'),
        license: described(v.string(), 'An SPDX expression.'),
        homepage: optionalText('Where to read about it.'),
      }),
      'The plugin package that the calculator comes from.',
    ),
  }),
  'Everything about one calculator.',
);
