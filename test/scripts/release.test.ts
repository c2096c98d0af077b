/** A release gives all packages one version and the changelog its heading. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasRelease, withRelease } from '../../scripts/release/changelog.js';
import { othersThan, packages, setVersions } from '../../scripts/release/versions.js';

describe('versions', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'reckoner-release-'));
  const write = (folder: string, manifest: object) => {
    mkdirSync(path.join(root, folder), { recursive: true });
    writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify(manifest));
  };
  const read = (folder: string) => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

  beforeAll(() => {
    write('.', { name: 'all', version: '0.1.0', workspaces: ['engine', 'plugins/*', 'wrapped'] });
    write('engine', { name: '@reckoner/engine', version: '0.1.0', dependencies: { 'decimal.js': '0.1.0' } });
    write('plugins/math', {
      name: '@reckoner/plugin-math',
      version: '0.1.0',
      dependencies: { '@reckoner/engine': '0.1.0' },
      peerDependencies: { '@reckoner/engine': '>=0.1 <2' },
    });
    write('wrapped', { name: 'uWebSockets.js', version: '20.0.8', private: true });
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('are set together, and what packages ask of each other with them', () => {
    expect(setVersions(root, '1.2.3')).toEqual(['package.json', 'engine/package.json', 'plugins/math/package.json']);
    expect(read('plugins/math')).toMatchObject({
      version: '1.2.3',
      dependencies: { '@reckoner/engine': '1.2.3' },
      peerDependencies: { '@reckoner/engine': '>=0.1 <2' },
    });
    // The same text is another package's version.
    expect(read('engine').dependencies).toEqual({ 'decimal.js': '0.1.0' });
    expect(read('wrapped').version).toBe('20.0.8');
    expect(othersThan(root, '1.2.3')).toEqual([]);
    expect(othersThan(root, '1.2.4')).toContain('engine/package.json');
  });

  it('of the wheel is the same', () => {
    const file = path.join(root, 'clients/python/pyproject.toml');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '[project]\nversion = "0.1.0"\nrequires = ["x==0.1.0"]\n');
    expect(othersThan(root, '1.2.3')).toEqual(['clients/python/pyproject.toml']);
    setVersions(root, '1.2.3');
    expect(readFileSync(file, 'utf8')).toBe('[project]\nversion = "1.2.3"\nrequires = ["x==0.1.0"]\n');
    expect(othersThan(root, '1.2.3')).toEqual([]);
    rmSync(file);
  });

  it('tell the package that was left behind', () => {
    write('engine', { ...read('engine'), version: '1.2.2' });
    expect(othersThan(root, '1.2.3')).toEqual(['engine/package.json']);
  });

  it('are one in this project', () => {
    const [own, ...others] = packages('.');
    const different = others.filter(({ manifest }) => manifest.version !== own!.manifest.version);
    expect(different.map(({ manifest }) => manifest.name)).toEqual(['uWebSockets.js']);
  });
});

describe('the changelog', () => {
  const CHANGELOG =
    '# Changelog\n\n## Unreleased\n\n### Added\n- A thing.\n\n## 0.1.0 (2026-01-01)\n\n### Added\n- All.\n';

  it('gets the heading of the release', () => {
    const text = withRelease(CHANGELOG, '0.2.0', '2026-01-31');
    expect(text).toContain('## Unreleased\n\n## 0.2.0 (2026-01-31)\n\n### Added\n- A thing.\n\n## 0.1.0');
    expect(hasRelease(text, '0.2.0')).toBe(true);
    expect(() => withRelease(text, '0.2.0', '2026-01-31')).toThrow('already');
    expect(() => withRelease(text, '0.3.0', '2026-01-31')).toThrow('nothing under “## Unreleased”');
  });
});

describe('the workflow of a release', () => {
  const project = fileURLToPath(new URL('../../', import.meta.url));
  const read = (file: string) => readFileSync(path.join(project, file), 'utf8');
  const workflow = read('.github/workflows/release.yml');

  it('publishes tarballs and the wheel from where they are made, once all of them are', () => {
    const steps = [
      'npm run pack\n',
      'npm run wheel\n',
      'path: .cache/wheels/*.whl',
      '.cache/tarballs/*.tgz; do npm publish',
    ];
    const places = steps.map((step) => workflow.indexOf(step));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(workflow.indexOf('needs: publish')).toBeGreaterThan(places.at(-1)!);
    expect(read('scripts/wheel.ts')).toContain("path.join(root, '.cache', 'wheels')");
    expect(read('scripts/pack.ts')).toContain('tarballs');
  });
});
