/** Which folder may import what: the engine knows nothing of ours, and nobody imports upward. */
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { type Problem, positionAt } from '@reckoner/bundling/problem';
import { globSync } from 'glob';
import { ts } from 'ts-morph';

interface Rule {
  readonly folder: string;
  /** Folders and files of the project that it may import besides itself. */
  readonly may: readonly string[];
  readonly builtins: boolean;
}

/** Packages must stand in the folder's own package.json. */
const RULES: readonly Rule[] = [
  { folder: 'engine', may: [], builtins: false },
  { folder: 'bundling', may: ['engine'], builtins: true },
  { folder: 'codegen', may: ['bundling', 'engine'], builtins: true },
  { folder: 'server', may: ['bundling', 'engine', 'generated'], builtins: true },
  { folder: 'cli', may: ['bundling', 'codegen', 'engine', 'server'], builtins: true },
  { folder: 'create', may: [], builtins: true },
  { folder: 'clients/typescript/src', may: [], builtins: false },
  { folder: 'clients/typescript/tool', may: ['bundling', 'catalogue/tool', 'codegen'], builtins: true },
];

const BUILTINS = new Set(builtinModules);

function packageOf(specifier: string): string {
  const [first, second] = specifier.split('/');
  return first!.startsWith('@') ? `${first}/${second}` : first!;
}

/** The path from the root that a specifier of one of our packages means. */
function ours(specifier: string): string | undefined {
  const match = /^@reckoner\/([^/]+)(?:\/(.+))?$/.exec(specifier);
  if (match === null) return undefined;
  const [, name, inner] = match;
  const folder = name!.startsWith('plugin-') ? `plugins/${name!.slice('plugin-'.length)}` : name!;
  return inner === undefined ? folder : `${folder}/src/${inner}.ts`;
}

function isWithin(target: string, folder: string): boolean {
  return target === folder || target.startsWith(`${folder}/`);
}

/** Of the nearest package.json above a file: a folder may have a package of its own inside. */
function dependenciesOf(root: string, folder: string): Set<string> {
  if (!existsSync(path.join(root, folder, 'package.json'))) return dependenciesOf(root, path.posix.dirname(folder));
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  return new Set(Object.keys(dependencies));
}

/** Every import that goes the wrong way, over all folders that have a rule. */
export function checkImportDirections(root: string): Problem[] {
  const problems: Problem[] = [];
  for (const { folder, may, builtins } of RULES) {
    const names = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, posix: true, ignore: '**/node_modules/**' }).sort();
    if (names.length === 0) continue;
    const packages = new Map<string, Set<string>>();
    const packagesFor = (name: string): Set<string> => {
      const inside = path.posix.dirname(name);
      const known = packages.get(inside) ?? dependenciesOf(root, inside);
      packages.set(inside, known);
      return known;
    };
    for (const name of names) {
      const text = readFileSync(path.join(root, name), 'utf8');
      for (const { fileName: specifier, pos } of ts.preProcessFile(text, true, true).importedFiles) {
        const complain = (message: string, mend: string) =>
          problems.push({ file: name, ...positionAt(text, pos), check: 'import-rules', message, mend });
        const inner = specifier.startsWith('.')
          ? path.posix.join(path.posix.dirname(name), specifier).replace(/\.js$/, '.ts')
          : ours(specifier);
        if (inner !== undefined) {
          if ([folder, ...may].some((allowed) => isWithin(inner, allowed))) continue;
          const allowed = [folder, ...may].map((one) => `${one}${one.endsWith('.ts') ? '' : '/'}`).join(', ');
          complain(
            `${folder}/ may not import ${inner}; expected something in ${allowed}.`,
            'Move what both need downward.',
          );
        } else if (specifier.startsWith('node:') || BUILTINS.has(specifier)) {
          if (!builtins)
            complain(`${folder}/ runs in a browser; '${specifier}' exists only in Node.`, 'Let the caller pass it in.');
        } else if (!packagesFor(name).has(packageOf(specifier))) {
          const mend = folder === 'engine' ? 'Write it in the engine.' : `Add it to ${folder}/package.json.`;
          complain(`'${packageOf(specifier)}' is not a dependency of ${folder}/.`, mend);
        }
      }
    }
  }
  return problems;
}
