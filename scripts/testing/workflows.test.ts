import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleNames } from '../../deploy/registry';
import { root } from '../product/environment';
import { parts } from './parts';

// What runs elsewhere names commands and areas that exist here.

const FOLDER = path.join(root, '.github/workflows');
const workflows = readdirSync(FOLDER);
const textOf = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
);

test('every area can be released, and nothing else', () => {
  const [, options = ''] = /options: \[(.+)\]/.exec(textOf('release.yml')) ?? [];
  expect(options.split(', ').sort()).toEqual([...bundleNames].sort());
  for (const area of bundleNames) {
    const manifest = JSON.parse(readFileSync(path.join(root, area, 'package.json'), 'utf8'));
    expect([area, Object.keys(manifest.scripts)]).toEqual([
      area,
      expect.arrayContaining(['release']),
    ]);
  }
});

test('a release is of main, whose area passed its checks', () => {
  const [, check = '', release = ''] =
    /^ {2}check:\n([^]+)^ {2}release:\n([^]+)$/m.exec(textOf('release.yml')) ?? [];
  expect(check).toContain("    if: github.ref == 'refs/heads/main'\n");
  expect(check).toContain('      - run: npm run check -- -w ${{ inputs.area }}\n');
  // What needs a job that was skipped is skipped, too.
  expect(release).toContain('    needs: check\n');
  expect(release).not.toMatch(/^ {4}if:/m);
});

test.each(workflows)('%s runs commands and parts of the tests that exist', (name) => {
  const text = textOf(name);
  const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, command]) => command);
  for (const command of commands.filter((one) => one !== 'release')) {
    expect(Object.keys(scripts)).toContain(command);
  }
  const named = [...text.matchAll(/npm test -- (.+)/g)].flatMap(([, words = '']) =>
    words.split(' '),
  );
  for (const part of named) expect(parts.map((one) => one.name)).toContain(part);
  expect(commands.length + named.length).toBeGreaterThan(0);
});

test('a pull request is checked area by area, or whole when it changes anything else', () => {
  const text = textOf('pull-request.yml');
  expect(text).toContain("'!{shell,mf-*}/**'");
  for (const area of bundleNames) expect(area).toMatch(/^(shell|mf-.+)$/);
  const [, expression = ''] = /sed -nE '([^']+)'/.exec(text) ?? [];
  const areasOf = (...files: string[]) =>
    execFileSync('sed', ['-nE', expression], { input: files.join('\n'), encoding: 'utf8' })
      .split('\n')
      .filter(Boolean);
  expect(areasOf(...bundleNames.map((area) => `${area}/src/index.ts`))).toEqual([...bundleNames]);
  expect(areasOf('shared/kernel/shell/index.ts', 'README.md', 'mf-notes.md')).toEqual([]);
});

/** Names of the environment that a source mentions. */
const namesIn = (file: string) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/'([A-Z][A-Z_]*[A-Z])'/g)].map(
    ([, name = '']) => name,
  );

test('the pages of a release are written with everything their configuration can hold', () => {
  const page = readFileSync(path.join(root, 'scripts/page.ts'), 'utf8');
  const sources = [...page.matchAll(/FromEnvironment\b.* from '\.\.\/(.+)'/g)].map(
    ([, source = '']) => `${source}.ts`,
  );
  expect(sources.sort()).toEqual([
    'deploy/appLinks.ts',
    'deploy/mapStreets.ts',
    'deploy/mapTiles.ts',
    'deploy/pageSpeedShare.ts',
    'deploy/signInProviders.ts',
    'deploy/socialLinks.ts',
    'deploy/weather.ts',
  ]);
  const read = new Set(['scripts/page.ts', ...sources].flatMap(namesIn));
  const [, step = ''] =
    /run: npm run page\n +env:\n((?: {10}.+\n)+)/.exec(textOf('release.yml')) ?? [];
  const passed = [...step.matchAll(/^ +(\w+): \$\{\{ vars\.\1 \}\}$/gm)].map(([, name]) => name);
  expect(passed.sort()).toEqual([...read].sort());
  const guides = ['deploy/README.md', 'docs/native.md'].map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  );
  const isNamed = (name: string) => new RegExp(`\\b${name}\\b`).test(guides.join('\n'));
  expect([...read].filter((name) => !isNamed(name))).toEqual([]);
});

test('tests run as root on the Debian whose packages they install, on both versions of Node.js', () => {
  const [, ...jobs] = textOf('pull-request.yml').split(/^ {2}(?=[\w-]+:\n {4}needs)/m);
  expect(jobs).toHaveLength(4);
  for (const job of jobs) {
    expect(job).toMatch(/container: node:(20|\$\{\{ matrix\.node \}\})-bookworm\n/);
    expect(job).toContain('env: { HOME: /root }');
    expect(job).not.toContain('setup-node');
    if (job.includes('matrix.node')) expect(job).toContain('node: [20, 22]');
  }
});

test('files are copied before the pages that name them, and these before remotes.json, as in the guide', () => {
  const copiesIn = (text: string) =>
    [...text.matchAll(/rsync -a (.*releases\/\S*) (?=\S*SERVER:)/g)].map(([, copied]) => copied);
  const copies = [
    'releases/shell releases/remotes releases/sourcemaps',
    '--exclude remotes.json --exclude builds releases/',
    'releases/remotes.json',
  ];
  expect(copiesIn(textOf('release.yml'))).toEqual(copies);
  const guide = readFileSync(path.join(root, 'deploy/README.md'), 'utf8');
  expect(copiesIn(guide.slice(0, guide.indexOf('## Streets')))).toEqual(copies);
});
