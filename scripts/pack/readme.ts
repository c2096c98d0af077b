/** The README of a package of calculators. */
import type { Manifest } from './workspaces.js';

/** @param files From the package's folder. */
export function pluginReadme({ name, description, reckoner }: Manifest, files: readonly string[]): string {
  const calculators = files.filter((file) => /^[^/]+\/[^/]+\.ts$/.test(file) && !file.startsWith('shared/'));
  const folders = new Map<string, string[]>();
  for (const file of calculators) {
    const [folder, base] = file.split('/') as [string, string];
    folders.set(folder, [...(folders.get(folder) ?? []), base.slice(0, -'.ts'.length)]);
  }
  const list = [...folders].map(([folder, slugs]) => `- ${folder}: ${slugs.join(', ')}`);
  return `# ${name}

${description} The category “${reckoner?.title}” of the catalogue: ${calculators.length} calculators, each a TypeScript file
with its formula, examples with sources and references. With \`{ "plugins": ["${name}"] }\` in \`reckoner.config.json\`:

\`\`\`sh
npm install @reckoner/server reckoner ${name}
npx reckoner generate
npx reckoner start
\`\`\`

${list.join('\n')}
`;
}
