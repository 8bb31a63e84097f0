import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { kernelProblem } from './kernelApi';

const root = path.resolve(__dirname, '../..');

// Describing the kernel takes several seconds.
jest.setTimeout(120_000);

let folder: string;
const kernel = (file: string) => path.join(folder, 'shared/kernel', file);
function replace(file: string, before: string, after: string): void {
  const text = readFileSync(kernel(file), 'utf8');
  expect(text).toContain(before);
  writeFileSync(kernel(file), text.replace(before, after));
}

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-kernel-'));
  cpSync(path.join(root, 'shared'), path.join(folder, 'shared'), { recursive: true });
  cpSync(path.join(root, 'tsconfig.json'), path.join(folder, 'tsconfig.json'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the version, the changelog and the API report of the kernel belong to its sources', async () => {
  expect(await kernelProblem(root)).toBeNull();
});

test('a change of the kernel is refused until its version, changelog and report say so', async () => {
  const { version } = JSON.parse(readFileSync(kernel('package.json'), 'utf8')) as {
    version: string;
  };
  const next = `${Number(version.split('.')[0]) + 1}.0.0`;
  replace(
    'src/auth/authUser.ts',
    'export interface AuthUser {',
    'export interface AuthUser {\n  readonly nickname: string;',
  );
  expect(await kernelProblem(folder)).toMatch(
    /changed: .*AuthUser.*useAuth.* Raise "version" in shared\/kernel\/package\.json, add an entry to shared\/kernel\/CHANGELOG\.md, and run npm run kernel:api\./,
  );
  replace('package.json', `"version": "${version}"`, `"version": "${next}"`);
  expect(await kernelProblem(folder)).toContain(`Add an entry "## ${next}"`);
  replace(
    'CHANGELOG.md',
    `## ${version}`,
    `## ${next}\n\nAccounts have nicknames.\n\n## ${version}`,
  );
  expect(await kernelProblem(folder)).toMatch(/Run npm run kernel:api and commit the result/);
});
