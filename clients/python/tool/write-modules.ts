/** Writes the modules of a generated catalogue's calculators into the sources of the Python client. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { generatedCategories } from '@reckoner/bundling/generated-categories';
import type { Detail } from '@reckoner/codegen/generate/emit/detail';
import { categoryModule, categoryStub, pythonName } from './modules.js';

/**
 * @param generated What code generation wrote.
 * @param to The folder of the package's calculators.
 */
export function writeModules(generated: string, to: string): void {
  for (const { category, details, former } of generatedCategories<Detail>(generated)) {
    const file = path.join(to, pythonName(category));
    writeFileSync(`${file}.py`, categoryModule(details, former));
    writeFileSync(`${file}.pyi`, categoryStub(details, former));
  }
}
