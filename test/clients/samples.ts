/** The samples of a document with what they print. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../packages/shell.js';

export interface Sample {
  readonly program: string;
  readonly output: string;
}

/** Programs in a language that stand right before what they print. */
export function samplesOf(document: string, language: string): readonly Sample[] {
  const text = readFileSync(path.join(root, document), 'utf8');
  const blocks = text.matchAll(
    new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`\\n\\n\`\`\`text\\n([\\s\\S]*?)^\`\`\``, 'gm'),
  );
  return [...blocks].map(([, program, output]) => ({ program: program!, output: output! }));
}

/** The program in a language that README.md shows of the client, for a service elsewhere. */
export function readmeSample(language: string, url: string): string {
  const text = readFileSync(path.join(root, 'README.md'), 'utf8');
  const blocks = [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, one]) => one!,
  );
  const sample = blocks.find((one) => one.includes('new Reckoner') || one.includes('import Reckoner'))!;
  return sample.replace('http://localhost:8080', url);
}
