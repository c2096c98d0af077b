/** The reference for authors as Markdown: `docs/authoring/`. */
import { checkEntries } from './checks.js';
import { constantEntries, type FunctionEntry, functionEntries, sentencesOf } from './functions.js';
import { kindEntries } from './kinds.js';

const MADE = '<!-- Made from the sources by `npm run reference`: do not edit. -->\n';

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

function code(text: string): string {
  return `\`${text}\``;
}

function examplesIn(examples: readonly string[]): string {
  return examples.length === 0 ? '' : `\n\`\`\`ts\n${examples.join('\n')}\n\`\`\`\n`;
}

function kindsPage(): string {
  const kinds = kindEntries().map(({ name, signature, text, examples, options }) => {
    const rows = options.map(
      (one) => `| ${code(one.name)}${one.required ? ' (needed)' : ''} | ${cell(code(one.type))} | ${cell(one.text)} |`,
    );
    const table = `| option | type | meaning |\n|---|---|---|\n${rows.join('\n')}\n`;
    return `## ${name}\n\n${code(signature)}\n\n${text}\n${examplesIn(examples)}\n${table}`;
  });
  return `${MADE}# Kinds of fields

What inputs, outputs and their columns can be, with every option. Options that a kind does not have are told by the check.

${kinds.join('\n')}`;
}

function functionText(entry: FunctionEntry): string {
  const { signature, text, examples } = entry;
  const rest = sentencesOf({ ...entry, text: '' });
  return `### ${code(signature)}\n\n${text}${text === '' ? '' : '\n\n'}${rest}\n${examplesIn(examples)}`;
}

function functionsPage(): string {
  const areas = [...functionEntries()].map(
    ([title, entries]) => `## ${title}\n\n${entries.map(functionText).join('\n')}`,
  );
  return `${MADE}# What a formula may call

All of it is imported from \`@reckoner/engine\`, beside what \`Math\` has of arithmetic. \`npx reckoner functions <word>\` searches
it. A formula that runs on decimals or is made of equations takes those that run there. Relative errors are of plain numbers,
against mpmath; decimal versions are right to 32 digits.

${areas.join('\n')}`;
}

function constantsPage(): string {
  const rows = constantEntries().map(
    ({ name, value, unit, source }) => `| ${code(name)} | ${value} | ${unit === '' ? '' : code(unit)} | ${source} |`,
  );
  return `${MADE}# Named constants

Numbers in formulas, in these units, imported from \`@reckoner/engine\`. Others are written \`constant(9.80665, 'm/s^2')\`.

| name | value | unit | source |
|---|---|---|---|
${rows.join('\n')}
`;
}

function checksPage(folder: string): string {
  const checks = checkEntries(folder).map(({ name, text, messages }) => {
    const rows = messages.map(({ message, mend }) => `| ${cell(message)} | ${cell(mend)} |`);
    return `## ${name}\n\n${text}\n\n| says | what to do |\n|---|---|\n${rows.join('\n')}\n`;
  });
  return `${MADE}# What the check says

Every check with what it complains of; \`…\` stands for names and values. The name of the check stands in brackets after a
complaint.

${checks.join('\n')}`;
}

/** File names in \`docs/authoring/\` to their texts. @param checks The folder of the checks' sources. */
export function referencePages(checks: string): ReadonlyMap<string, string> {
  const pages = {
    kinds: kindsPage(),
    functions: functionsPage(),
    constants: constantsPage(),
    checks: checksPage(checks),
  };
  return new Map(Object.entries(pages).map(([name, text]) => [`${name}.md`, `${text.trimEnd()}\n`]));
}
