import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isOfFrame } from './sharedFrame';

const LIST = path.resolve(__dirname, '../../shared/design/src/ui/frame.ts');

const read = (file: string) => readFileSync(file, 'utf8');
const fileAt = (place: string) =>
  [`${place}.ts`, `${place}.tsx`].find((file) => existsSync(file)) ?? place;
const importsOf = (file: string) =>
  [...read(file).matchAll(/^(?:import|export) (?!type )[^;]*? from '(\..+?)';$/gm)].map(
    ([, request = '']) => fileAt(path.resolve(path.dirname(file), request)),
  );

test('what is shared imports no other part of the design system, which would then wait for itself', () => {
  const parts = importsOf(LIST);
  expect(parts.length).toBeGreaterThan(10);
  for (const part of parts) {
    expect(read(part)).not.toContain('export default');
    expect(importsOf(part).filter((file) => !isOfFrame(file))).toEqual([]);
  }
});
