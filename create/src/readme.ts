/** The README that a plugin begins with. */
import type { Answers } from './answers.js';

export function readmeText({ name, title, category, license }: Answers): string {
  return `# ${name}

${title} calculators for Reckoner, in the category \`${category}\`: one file each, \`<subcategory>/<slug>.ts\`.

\`\`\`sh
npm install
npx reckoner dev                          # pages of the calculators at http://localhost:8080, anew after every save
npx reckoner new basics/another-one       # starts a calculator
npx reckoner check                        # tells what is wrong, by file and line
npm test                                  # the check, and the types
npx reckoner pack                         # checks, and makes the tarball that npm publish sends
\`\`\`

Who serves calculators installs the package beside \`@reckoner/server\`, and runs \`npx reckoner generate\` and
\`npx reckoner start\`.

## The package

| field of \`reckoner\` in package.json | what it says |
|---|---|
| \`category\` | the category of the calculators; one that exists already gets them added |
| \`title\` | what users see for it |
| \`arithmetic\` | \`float64\`, or \`decimal\` for money |
| \`contract\` | the version of the authoring contract that they are written to |
| \`owners\` | who answers for them |
| \`documentation\` | where more is written |

License: ${license}
`;
}
