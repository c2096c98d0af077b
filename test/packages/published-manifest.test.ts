/** The package.json that is sent names what was compiled, and other packages of ours by range. */
import { expect, test } from 'vitest';
import { publishedManifest, repositoryOf } from '../../scripts/pack/published-manifest.js';
import { publicWorkspaces } from '../../scripts/pack/workspaces.js';

const versions = new Map([['@reckoner/engine', '0.3.1']]);

test('of a package that is compiled', () => {
  const manifest = {
    name: '@reckoner/bundling',
    version: '0.3.1',
    description: 'Bundles.',
    exports: { '.': './src/index.ts', './*': './src/*.ts' },
    dependencies: { '@reckoner/engine': '0.3.1', esbuild: '0.28.2' },
  };
  expect(publishedManifest(manifest, ['dist'], true, versions)).toEqual({
    name: '@reckoner/bundling',
    version: '0.3.1',
    description: 'Bundles.',
    files: ['dist'],
    engines: { node: '>=20' },
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './*': { types: './dist/*.d.ts', default: './dist/*.js' },
      './package.json': './package.json',
    },
    dependencies: { '@reckoner/engine': '^0.3.1', esbuild: '0.28.2' },
  });
});

test('of a plugin', () => {
  const manifest = {
    name: '@reckoner/plugin-games',
    version: '0.3.1',
    description: 'Games.',
    reckoner: { category: 'games', title: 'Games' },
    peerDependencies: { '@reckoner/engine': '0.3.1' },
  };
  expect(publishedManifest(manifest, ['**/*.ts'], false, versions)).toMatchObject({
    reckoner: { category: 'games' },
    peerDependencies: { '@reckoner/engine': '^0.3.1' },
  });
});

test('names the repository where a workflow builds it, which npm compares before it signs', () => {
  const repository = repositoryOf('plugins/games', { GITHUB_REPOSITORY: 'example/reckoner' });
  const manifest = { name: '@reckoner/plugin-games', version: '0.3.1', description: 'Games.' };
  expect(publishedManifest(manifest, [], false, versions, repository)).toMatchObject({
    repository: { type: 'git', url: 'git+https://github.com/example/reckoner.git', directory: 'plugins/games' },
  });
  expect(repositoryOf('plugins/games', {})).toBeUndefined();
});

test('of the service: what the packages inside need is asked for beside them', () => {
  const { manifest } = publicWorkspaces().find(({ folder }) => folder === 'server')!;
  const { dependencies } = publishedManifest(manifest, ['dist'], true, versions) as {
    dependencies: Record<string, string>;
  };
  expect(dependencies).toMatchObject({ 'uws-pack': '20.0.8', busboy: expect.anything(), cookie: expect.anything() });
});

test('all packages have one version, and those that others depend on come first', () => {
  const all = publicWorkspaces();
  expect(new Set(all.map(({ manifest }) => manifest.version)).size).toBe(1);
  const names = all.map(({ manifest }) => manifest.name);
  for (const [place, { manifest }] of all.entries()) {
    const ours = Object.keys(manifest.dependencies ?? {}).filter((name) => names.includes(name));
    for (const name of ours) expect(names.slice(0, place), `${name} before ${manifest.name}`).toContain(name);
  }
  expect(names).toEqual(expect.arrayContaining(['reckoner', 'create-reckoner-plugin', '@reckoner/catalogue']));
});

test('the catalogue depends on every plugin', () => {
  const all = publicWorkspaces();
  const plugins = all.flatMap(({ folder, manifest }) => (folder.startsWith('plugins/') ? [manifest.name] : []));
  const { dependencies } = all.find(({ folder }) => folder === 'catalogue')!.manifest;
  expect(Object.keys(dependencies!)).toEqual(plugins.sort());
});
