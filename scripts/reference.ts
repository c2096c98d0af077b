/** `npm run reference`: writes the reference for authors, `docs/authoring/`, from the sources. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { referencePages } from '@reckoner/codegen/reference/pages';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = path.join(root, 'docs', 'authoring');
mkdirSync(folder, { recursive: true });
for (const [name, text] of referencePages(path.join(root, 'codegen/src/check/checks'))) {
  writeFileSync(path.join(folder, name), text);
  console.log(`Wrote docs/authoring/${name}`);
}
