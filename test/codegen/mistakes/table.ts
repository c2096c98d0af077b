/** What authors get wrong, each as a change of the category in `base/`; what is said of it stands in `expected/`. */

/** The package.json of another category. */
function plugin(category: string, title: string): string {
  return JSON.stringify({
    name: `@example/${category}`,
    version: '1.0.0',
    author: 'Ada Lovelace',
    license: 'MIT',
    reckoner: { category, title, contract: 1 },
    peerDependencies: { '@reckoner/engine': '>=0.1.0' },
  });
}

export interface Mistake {
  /** The name of the golden file. */
  readonly name: string;
  /** File of the category, a text in it, and what stands in its place. */
  readonly edits?: readonly (readonly [file: string, from: string, to: string])[];
  /** Path from the root to text of files that are added. */
  readonly added?: Readonly<Record<string, string>>;
  /** What is checked, from the root; default: the category. */
  readonly path?: string;
  /** Whether time or memory ends it first depends on the machine: only the place is expected. */
  readonly varies?: boolean;
}

const FALL = 'shared/fall.ts';
const FREE_FALL = 'dynamics/free-fall.ts';
const MEAN_SPEED = 'dynamics/mean-speed.ts';
const WEEKDAY = 'dynamics/weekday.ts';

export const MISTAKES: readonly Mistake[] = [
  // In a module that a formula uses.
  { name: 'shared-syntax-error', edits: [[FALL, 'Math.sqrt((', 'Math.sqrt(']] },
  { name: 'shared-import-outside', edits: [[FALL, "'@reckoner/engine'", "'node:fs'"]] },
  { name: 'shared-chance', edits: [[FALL, 'Math.sqrt(', 'Math.random() * Math.sqrt(']] },
  {
    name: 'shared-engine-name',
    edits: [[FALL, 'import { standardGravity', 'import { gravityStandard as standardGravity']],
  },
  { name: 'shared-missing-export', edits: [[FREE_FALL, 'import { fallTime }', 'import { timeOfFall as fallTime }']] },
  {
    name: 'shared-endless-at-load',
    edits: [[FALL, '/** Time', 'let steps = 0;\nwhile (steps >= 0) steps += 1;\n\n/** Time']],
  },
  {
    name: 'shared-of-algorithm-throws-at-load',
    edits: [
      ['shared/days.ts', "'Sunday'];", "'Sunday'];\nif (NAMES.length === 7) throw new Error('There are seven.');"],
    ],
  },

  // Code that does what a calculator cannot.
  { name: 'asynchronous-algorithm', edits: [[WEEKDAY, 'algorithm: (', 'algorithm: async (']] },
  {
    name: 'generator',
    edits: [
      [
        WEEKDAY,
        'algorithm: ({ day }) => ({ name: nameOfDay(day) })',
        'algorithm: function* ({ day }) {\n    yield nameOfDay(day);\n    return { name: nameOfDay(day) };\n  }',
      ],
    ],
  },
  {
    name: 'write-to-prototype',
    edits: [[WEEKDAY, 'export default', 'Object.prototype.isDay = true;\n\nexport default']],
  },
  {
    name: 'write-to-global',
    edits: [[WEEKDAY, '({ name: nameOfDay(day) })', '{\n    Math.PI = 3;\n    return { name: nameOfDay(day) };\n  }']],
  },
  {
    name: 'kept-values',
    edits: [
      [
        'shared/days.ts',
        'return NAMES',
        'count += 1;\n  NAMES.push(String(count));\n  seen.set(day, count);\n  return NAMES',
      ],
      ['shared/days.ts', 'const NAMES', 'let count = 0;\nconst seen = new Map<number, number>();\nconst NAMES'],
    ],
  },
  {
    name: 'time-zone',
    edits: [
      ['shared/days.ts', 'weekday(day)', 'weekday(day + new Date(2026, 0, day).getDay() + Date().localeCompare("x"))'],
    ],
  },
  {
    name: 'chance-taken-out',
    edits: [
      ['shared/days.ts', 'const NAMES', 'const { random } = Math;\nconst NAMES'],
      ['shared/days.ts', 'weekday(day)', "weekday(day + random() + Math['random']())"],
    ],
  },
  {
    name: 'code-from-text',
    edits: [[WEEKDAY, 'nameOfDay(day) })', "nameOfDay.constructor('return process.env')() })"]],
  },
  { name: 'endless-at-load', edits: [[WEEKDAY, 'export default', 'for (;;) {}\n\nexport default']] },
  {
    name: 'endless-call-at-load',
    edits: [
      [
        WEEKDAY,
        'export default',
        'function settle(from: number): number {\n  let x = from;\n  while (x !== 0.3) x = x / 2 + 0.1;\n  return x;\n}\nconst START = settle(1);\n\nexport default',
      ],
      [WEEKDAY, 'nameOfDay(day) })', 'nameOfDay(day + START - START) })'],
    ],
  },
  {
    name: 'memory-at-load',
    varies: true,
    edits: [
      [
        WEEKDAY,
        'export default',
        'const days: number[][] = [];\nwhile (days.length < 1e9) days.push([1, 2, 3, days.length]);\n\nexport default',
      ],
    ],
  },
  {
    name: 'memory-of-algorithm',
    varies: true,
    edits: [
      [
        WEEKDAY,
        '({ name: nameOfDay(day) })',
        '{\n    const days: number[][] = [];\n    while (days.length < 1e9) days.push([1, 2, 3, days.length]);\n    return { name: nameOfDay(day) };\n  }',
      ],
    ],
  },
  // What grows by half of itself asks for more at once than a limit can turn into an error.
  {
    name: 'memory-at-once-at-load',
    varies: true,
    edits: [
      [
        WEEKDAY,
        'export default',
        'const days: number[] = [];\nwhile (days.length >= 0) days.push(1);\n\nexport default',
      ],
    ],
  },
  {
    name: 'memory-at-once-of-algorithm',
    varies: true,
    edits: [
      [
        WEEKDAY,
        '({ name: nameOfDay(day) })',
        '{\n    const days: number[] = [];\n    while (days.length >= 0) days.push(day);\n    return { name: nameOfDay(day) };\n  }',
      ],
    ],
  },
  {
    name: 'endless-algorithm',
    edits: [
      [
        WEEKDAY,
        '({ name: nameOfDay(day) })',
        '{\n    let n = day;\n    while (n !== 0.5) n += 1;\n    return { name: nameOfDay(day) };\n  }',
      ],
    ],
  },
  {
    name: 'endless-recursion',
    edits: [[FALL, 'return Math', 'if (height > 1) return fallTime(height);\n  return Math']],
  },
  {
    name: 'circular-constant',
    edits: [
      [FREE_FALL, 'export default', 'const FIRST = SECOND;\nconst SECOND = FIRST;\n\nexport default'],
      [FREE_FALL, 'fallTime(height) })', 'fallTime(height) * FIRST })'],
    ],
  },
  {
    name: 'circular-labels',
    edits: [
      [FREE_FALL, 'export default', 'const label = other;\nconst other = label;\n\nexport default'],
      [FREE_FALL, "label: 'Height'", 'label'],
    ],
  },
  {
    name: 'parts-of-wrong-type',
    edits: [
      [FREE_FALL, "title: 'Free fall'", 'title: 5'],
      [FREE_FALL, '  explanation', "  notes: 'Without air.',\n  explanation"],
      [MEAN_SPEED, 'references: [', "keywords: ['way', 5],\n  references: ["],
    ],
  },
  { name: 'no-field', edits: [[WEEKDAY, "date({ label: 'Date' })", 'null as never']] },
  {
    name: 'name-of-every-object',
    edits: [
      [WEEKDAY, '{ day: date', '{ constructor: date'],
      [WEEKDAY, '({ day })', '({ constructor: day })'],
    ],
  },
  {
    name: 'thrown-object',
    edits: [[WEEKDAY, 'export default', 'throw { toString: () => nameOfDay(Number.NaN) };\n\nexport default']],
  },
  { name: 'thrown-nothing', edits: [[WEEKDAY, 'export default', 'throw null;\n\nexport default']] },
  { name: 'mutated-input', edits: [[MEAN_SPEED, 'const speed', 'ways[0] = 0;\n    const speed']] },
  {
    name: 'mutated-input-of-algorithm',
    edits: [
      [MEAN_SPEED, 'formula:', 'algorithm:'],
      [MEAN_SPEED, 'const speed', 'ways.reverse();\n    const speed'],
    ],
  },

  // Definitions.
  { name: 'option-unknown', edits: [[FREE_FALL, 'min: 0, max: 1e6', 'minimum: 0, maximum: 1e6, required: true']] },
  { name: 'option-of-column-unknown', edits: [[MEAN_SPEED, 'min: 0, max: 1000 })', 'min: 0, maximal: 1000 })']] },
  {
    name: 'wrong-type',
    edits: [
      [WEEKDAY, "text({ label: 'Weekday' })", "number({ label: 'Weekday' })"],
      [WEEKDAY, 'date, defineCalculator, text', 'date, defineCalculator, number'],
      [WEEKDAY, "'Saturday'", '6'],
      [WEEKDAY, "'Thursday'", '4'],
    ],
  },
  {
    name: 'wrong-type-of-formula',
    edits: [[FREE_FALL, 'time: fallTime(height)', "time: height === 0 ? 'zero' : fallTime(height)"]],
  },
  { name: 'synonym', edits: [['shared/days.ts', 'import { weekday }', 'import { dayOfWeek as weekday }']] },
  {
    name: 'exact-zero',
    edits: [
      [FREE_FALL, 'time: fallTime(height)', 'time: fallTime(height) * Math.cos(Math.PI / 2)'],
      [FREE_FALL, 'results: { time: 1 }', 'results: { time: 0 }'],
    ],
  },
  {
    name: 'branch-without-example',
    edits: [
      [WEEKDAY, 'name: nameOfDay(day)', "name: day < 0 ? 'Before all launches' : nameOfDay(day)"],
      [MEAN_SPEED, 'const speed', "if (sum(ways) > 9000) throw noResult('Too long a way.');\n    const speed"],
    ],
  },
  { name: 'class-without-example', edits: [[MEAN_SPEED, "['Slow', 'Fast']", "['Slow', 'Fast', 'Hasty']"]] },
  {
    name: 'refusal-without-example',
    edits: [
      [MEAN_SPEED, "    { inputs: { ways: [0], time: 1 }, noResult: 'no speed', source: 'By definition' },\n", ''],
    ],
  },
  {
    name: 'default-outside',
    edits: [
      [MEAN_SPEED, "label: 'Time', min: 0.001", "label: 'Time', min: 5, default: ({ ways }) => ways[0]"],
      [MEAN_SPEED, '[100, 200], time: 10', '[1, 299]'],
      [MEAN_SPEED, "speed: 30, pace: 'Fast'", "speed: 300, pace: 'Fast'"],
      [MEAN_SPEED, "    { inputs: { ways: [0], time: 1 }, noResult: 'no speed', source: 'By definition' },\n", ''],
      [MEAN_SPEED, "    if (ways.every((way) => way === 0)) throw noResult('Without a way there is no speed.');\n", ''],
      [MEAN_SPEED, 'noResult, ', ''],
    ],
  },
  { name: 'title-case', edits: [[FREE_FALL, "'Free fall'", "'Free Fall of Bodies'"]] },
  { name: 'label-title-case', edits: [[FREE_FALL, "'Fall time'", "'Fall Time'"]] },
  { name: 'unit-in-label', edits: [[FREE_FALL, "'Height'", "'Height (m)'"]] },
  { name: 'unused-import', edits: [[FREE_FALL, 'quantity }', 'number, quantity }']] },
  {
    name: 'slug-twice',
    added: {
      'plugins/falling/bodies/free-fall.ts':
        "import { defineCalculator } from '@reckoner/engine';\n\nexport default defineCalculator({});\n",
      'plugins/falling/package.json': plugin('falling', 'Falling'),
    },
  },
  {
    name: 'file-beside-categories',
    path: 'plugins',
    added: {
      'plugins/free-fall.ts':
        "import { defineCalculator } from '@reckoner/engine';\n\nexport default defineCalculator({});\n",
    },
  },
  { name: 'file-for-folder', added: { 'plugins/motion/statics': 'Nothing.\n' }, path: 'plugins/motion/statics' },
  {
    name: 'slug-twice-later',
    added: {
      'plugins/pendulum/bodies/free-fall.ts':
        "import { defineCalculator } from '@reckoner/engine';\n\nexport default defineCalculator({});\n",
      'plugins/pendulum/package.json': plugin('pendulum', 'Pendulum'),
    },
  },
  {
    name: 'shared-circle',
    edits: [
      [
        'shared/days.ts',
        "import { weekday } from '@reckoner/engine';",
        "import { weekday } from '@reckoner/engine';\nimport { SHIFT } from './shift.js';\n\nexport const FIRST = SHIFT;",
      ],
      ['shared/days.ts', 'weekday(day) - 1', 'weekday(day) - FIRST'],
    ],
    added: { 'plugins/motion/shared/shift.ts': "import { FIRST } from './days.js';\n\nexport const SHIFT = FIRST;\n" },
  },
  {
    name: 'another-ending',
    added: { 'plugins/motion/dynamics/inertia.js': 'export default {};\n' },
  },
];
