import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedPackages } from '../../webpack.common';
import { isOfFrame, ownPackages } from './sharedFrame';

const LIST = path.resolve(__dirname, '../../shared/design/src/ui/frame.ts');

const read = (file: string) => readFileSync(file, 'utf8');
const fileAt = (place: string) =>
  [`${place}.ts`, `${place}.tsx`].find((file) => existsSync(file)) ?? place;
const requestsOf = (file: string) =>
  [...read(file).matchAll(/^(?:import|export) (?!type )[^;]*? from '(.+?)';$/gm)].map(
    ([, request = '']) => request,
  );
const isRelative = (request: string) => request.startsWith('.');
const importsOf = (file: string) =>
  requestsOf(file)
    .filter(isRelative)
    .map((request) => fileAt(path.resolve(path.dirname(file), request)));

test('what is shared imports no other part of the design system, which would then wait for itself', () => {
  const parts = importsOf(LIST);
  expect(parts.length).toBeGreaterThan(10);
  for (const part of parts) {
    expect(read(part)).not.toContain('export default');
    expect(importsOf(part).filter((file) => !isOfFrame(file))).toEqual([]);
  }
});

test('the version of what is shared tells what it is built with: other packages are shared as well, or count', () => {
  const packages = importsOf(LIST)
    .flatMap(requestsOf)
    .filter((request) => !isRelative(request));
  const shared = ['@tree-service/kernel', ...Object.keys(sharedPackages)];
  expect([...new Set(packages)].filter((name) => !shared.includes(name)).sort()).toEqual(
    Object.keys(ownPackages).sort(),
  );
  for (const version of Object.values(ownPackages)) expect(version).toMatch(/^\d/);
});
