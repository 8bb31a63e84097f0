import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { activateRelease } from '../../deploy/activation';
import { readRegistry, type BundleName } from '../../deploy/registry';
import { root } from '../product/environment';
import { PreparedReleases } from '../testing/preparedReleases';

// Each runs the command itself, and a release describes the kernel, which takes seconds.
jest.setTimeout(300_000);

let prepared: PreparedReleases;
beforeEach(() => {
  prepared = new PreparedReleases();
});
afterEach(() => prepared.remove());

/** Runs a command on the prepared releases. */
async function run(command: 'build' | 'release' | 'rollback', ...words: readonly string[]) {
  const script = ['--import', 'tsx', `scripts/${command}.ts`, ...words];
  const running = spawn(process.execPath, script, {
    cwd: root,
    env: { ...process.env, RELEASES_DIR: prepared.folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, message, [code]] = await Promise.all([
    text(running.stdout),
    text(running.stderr),
    once(running, 'exit'),
  ]);
  return { code: Number(code), output, message: message.trimEnd() };
}

/** Notes from which sources a release was built: from these, or from others. */
function recordBuilds(
  bundle: BundleName,
  builds: Readonly<Record<string, 'these' | 'others'>>,
): void {
  const { browserslist }: { browserslist: unknown } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const settings = { these: JSON.stringify(browserslist), others: 'others' };
  const recorded = Object.entries(builds).map(([version, sources]) => ({
    version,
    contents: { settings: settings[sources] },
  }));
  mkdirSync(path.join(prepared.folder, 'builds'), { recursive: true });
  writeFileSync(path.join(prepared.folder, `builds/${bundle}.json`), JSON.stringify(recorded));
}

/** A release of mf-vendor is live, and these sources were built to one that is too new for the shell. */
async function prepareMisfit(): Promise<void> {
  await activateRelease(prepared.folder, 'shell', prepared.shell('s1'));
  recordBuilds('shell', { s1: 'these' });
  await activateRelease(prepared.folder, 'mf-vendor', prepared.remote('v1', {}));
  prepared.remote('v2', { greetingOf: '1.1.0' });
  recordBuilds('mf-vendor', { v1: 'others', v2: 'these' });
}

const misfit = (...steps: readonly string[]) =>
  [
    'mf-vendor does not fit what is live:',
    '  mf-vendor v2 with shell s1:',
    '    uses greetingOf as of kernel 1.1.0, the shell has kernel 1.0.0.',
    'Run first:',
    ...steps.map((step) => `  ${step}`),
  ].join('\n');

test('a share that is no whole percentage is refused before anything is built', async () => {
  const words = ['100', '10.5'];
  const answers = await Promise.all(
    words.map((word) => run('release', 'mf-vendor', `--share=${word}`)),
  );
  expect(answers).toEqual(
    words.map((word) => ({
      code: 1,
      output: '',
      message: `--share takes a whole percentage from 1 to 99, not "${word}".`,
    })),
  );
});

test('an unknown option or bundle is answered with the usage', async () => {
  const answers = await Promise.all([
    run('release', 'mf-vendor', '--shares', '10'),
    run('rollback', 'mf-vendor', '--share', '10'),
    run('build', 'mf-seller'),
  ]);
  expect(answers).toEqual([
    { code: 1, output: '', message: expect.stringMatching(/^Usage: npm run release/) },
    { code: 1, output: '', message: expect.stringMatching(/^Usage: npm run rollback/) },
    { code: 1, output: '', message: expect.stringMatching(/^There is no bundle "mf-seller"/) },
  ]);
});

test('the commands of the guide list releases, take one back, delete old ones and read a stack', async () => {
  const old = ['v1', 'v2', 'v3'].map((name, place) => {
    const version = `2020010${place + 1}-000000-0123456789`;
    prepared.remote(version, {});
    return [name, version] as const;
  });
  const [, [, before] = [], [, live] = []] = old;
  await activateRelease(prepared.folder, 'shell', prepared.shell('s1'));
  for (const [, version] of old) await activateRelease(prepared.folder, 'mf-vendor', version);
  writeFileSync(
    path.join(prepared.folder, 'stack.txt'),
    'Error: Gone\n    at https://trees.example/',
  );
  const asWritten = (command: string) =>
    execFileSync('bash', ['-c', command.replace('stack.txt', `${prepared.folder}/stack.txt`)], {
      cwd: root,
      env: { ...process.env, RELEASES_DIR: prepared.folder },
      encoding: 'utf8',
    });
  expect(asWritten('npm run rollback -- mf-vendor')).toContain(`${live}  (live)`);
  asWritten(`npm run rollback -- mf-vendor ${before}`);
  expect(await readRegistry(prepared.folder)).toMatchObject({
    remotes: { 'mf-vendor': { version: before } },
  });
  asWritten(`npm run rollback -- mf-vendor ${live}`);
  expect(asWritten('npm run releases:prune -- --dry-run')).toContain('These would be deleted.');
  expect(asWritten('npm run releases:prune')).toContain('These were deleted.');
  expect(asWritten('npm run releases:prune')).toContain('There is nothing to delete.');
  expect(asWritten('npm run stack < stack.txt')).toContain('at https://trees.example/');
});

test.each<[command: Parameters<typeof run>, step: string]>([
  [['release', 'mf-vendor', '--dry-run'], 'npm run release -w shell'],
  [
    ['rollback', 'mf-vendor', 'v2', '--dry-run'],
    'npm run release -w shell, from sources as new as this release of mf-vendor',
  ],
  [['build', 'mf-vendor'], 'npm run release -w shell'],
])('%p refuses what does not fit', async (command, step) => {
  await prepareMisfit();
  const before = await readRegistry(prepared.folder);
  const answers = [await run(...command)];
  // Only a build decides by what was built before.
  if (command[0] === 'build') answers.push(await run(...command));
  for (const { code, message } of answers) {
    expect({ code, message }).toEqual({ code: 1, message: misfit(step) });
  }
  expect(await readRegistry(prepared.folder)).toEqual(before);
});

test('a dry run of what fits says so and changes nothing; the command itself makes it live', async () => {
  await prepareMisfit();
  await activateRelease(prepared.folder, 'shell', prepared.shell('s2', { kernel: '1.1.0' }));
  recordBuilds('shell', { s2: 'these' });
  const before = await readRegistry(prepared.folder);
  expect(await run('rollback', 'mf-vendor', 'v2', '--dry-run')).toEqual({
    code: 0,
    output: 'mf-vendor v2 would go live. Nothing was changed.\n',
    message: '',
  });
  expect(await readRegistry(prepared.folder)).toEqual(before);
  expect(await run('build', 'mf-vendor')).toMatchObject({ code: 0, message: '' });
  expect(await readRegistry(prepared.folder)).toMatchObject({
    remotes: { 'mf-vendor': { version: 'v2' } },
  });
  expect(await run('build', 'mf-vendor')).toEqual({
    code: 0,
    output: 'Every bundle is up to date.\n',
    message: '',
  });
});
