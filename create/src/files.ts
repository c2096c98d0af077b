/** The files of a new plugin. */
import type { Answers } from './answers.js';
import { CALCULATOR } from './calculator.js';
import { readmeText } from './readme.js';

/** Of the authoring contract that the calculator in here is written to. */
const CONTRACT = 1;

function manifestText({ name, category, title, author, license, homepage }: Answers, version: string): string {
  const content = {
    name,
    version: '0.1.0',
    description: `${title} calculators for Reckoner.`,
    license,
    author,
    homepage: homepage || undefined,
    keywords: ['reckoner', 'reckoner-plugin', 'calculator', category],
    type: 'module',
    files: ['**/*.ts', '!test', '!*.config.ts', 'reckoner.manifest.json'],
    reckoner: {
      category,
      title,
      arithmetic: 'float64',
      contract: CONTRACT,
      owners: author === '' ? [] : [author],
      documentation: homepage || './README.md',
    },
    scripts: {
      dev: 'reckoner dev',
      check: 'reckoner check && tsc',
      test: 'npm run check',
      pack: 'reckoner pack',
    },
    peerDependencies: { '@reckoner/engine': engineRange(version) },
    devDependencies: { '@reckoner/engine': `^${version}`, reckoner: `^${version}`, typescript: '>=5.5' },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Every engine that may keep the contract: code generation looks at the contract's number, npm at this. */
function engineRange(version: string): string {
  const [major = 0] = version.split('.').map(Number);
  return `>=${version} <${major + 1}`;
}

const TYPES = `{
  "compilerOptions": {
    "target": "ES2023",
    "lib": ["ES2023"],
    "module": "NodeNext",
    "moduleResolution": "NodeNext",
    "strict": true,
    "noUncheckedIndexedAccess": true,
    "verbatimModuleSyntax": true,
    "noEmit": true,
    "skipLibCheck": true,
    "types": []
  },
  "include": ["*/**/*.ts"],
  "exclude": ["node_modules", "generated", "assets"]
}
`;

const WORKFLOW = `name: check
on:
  push:
  pull_request:
permissions:
  contents: read
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 20
      - run: npm install
      - run: npm test
      - run: npm run pack
`;

const IGNORED = `node_modules/
generated/
assets/
data/
*.tgz
reckoner.manifest.json
`;

/** Path from the plugin's folder to text. @param version Of Reckoner. */
export function pluginFiles(answers: Answers, version: string): Readonly<Record<string, string>> {
  return {
    'package.json': manifestText(answers, version),
    'README.md': readmeText(answers),
    'tsconfig.json': TYPES,
    '.gitignore': IGNORED,
    '.github/workflows/check.yml': WORKFLOW,
    ...CALCULATOR,
  };
}
