import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unclearButtons } from './unclearButtons';

const ROOT = path.join(__dirname, '..', '..');
const SOURCES = /^(mf-[a-z]+|shell|shared\/(design|market))\/src\/.*(?<!\.test)\.tsx$/;

test('every dialog says on both buttons what happens', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).split('\n');
  const found = files
    .filter((file) => SOURCES.test(file))
    .flatMap((file) =>
      unclearButtons(readFileSync(path.join(ROOT, file), 'utf8')).map((act) => [file, act]),
    );
  expect(found).toEqual([]);
});

test.each([
  ['<ReasonDialog title="Cancel this request?" confirmLabel="Cancel request" />', 1],
  [
    '<ReasonDialog title="Cancel this request?" confirmLabel="Cancel request" keepLabel="Cancel" />',
    1,
  ],
  [
    '<ReasonDialog title="Cancel this request?" confirmLabel="Cancel request" keepLabel="Keep request" />',
    0,
  ],
  ['<ConfirmDialog title={`Stop sharing with ${name}?`} confirmLabel="Go on" />', 1],
  ['<ConfirmDialog title="Accept this work?" confirmLabel="OK" />', 1],
  ['<ConfirmDialog title="Accept this work?" confirmLabel="Accept work" />', 0],
])('%s has %i without', (source, count) => {
  expect(unclearButtons(source)).toHaveLength(count);
});
