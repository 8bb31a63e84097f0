import {
  compareVersions,
  mismatchesOf,
  parseNeeds,
  parseProvides,
  type Needs,
  type Provides,
} from './compatibility';

const KERNEL = '@tree-service/kernel';

const needs: Needs = {
  contract: 1,
  packages: { react: '^19.3.1' },
  exports: { [KERNEL]: { notify: '1.1.0' } },
};
const provides: Provides = {
  contract: 1,
  kernel: '1.1.0',
  packages: { react: '19.3.1' },
  broken: {},
};

test.each([
  ['the same version', provides],
  ['a newer kernel', { ...provides, kernel: '2.4.0' }],
  ['a newer minor version of a package', { ...provides, packages: { react: '19.4.0' } }],
  ['a breaking change of another export', { ...provides, broken: { [KERNEL]: { tap: '2.0.0' } } }],
  ['a breaking change before', { ...provides, broken: { [KERNEL]: { notify: '1.1.0' } } }],
])('a shell with %s runs the remote', (_what, shell) => {
  expect(mismatchesOf(needs, shell)).toEqual([]);
});

const ofNotify = { module: KERNEL, name: 'notify', needed: '1.1.0' };

test.each([
  ['another contract', { ...provides, contract: 2 }, { kind: 'contract', needed: 1, provided: 2 }],
  [
    'an older minor version of a package',
    { ...provides, packages: { react: '19.2.9' } },
    { kind: 'package', name: 'react', needed: '^19.3.1', provided: '19.2.9' },
  ],
  [
    'another major version of a package',
    { ...provides, packages: { react: '20.0.0' } },
    { kind: 'package', name: 'react', needed: '^19.3.1', provided: '20.0.0' },
  ],
  [
    'no such package',
    { ...provides, packages: {} },
    { kind: 'package', name: 'react', needed: '^19.3.1', provided: null },
  ],
  [
    'a kernel from before the export',
    { ...provides, kernel: '1.0.3' },
    { kind: 'tooOld', ...ofNotify, provided: '1.0.3' },
  ],
  [
    'a kernel that removed the export',
    { ...provides, kernel: '2.1.0', broken: { [KERNEL]: { notify: '2.0.0' } } },
    { kind: 'broken', ...ofNotify, brokenBy: '2.0.0' },
  ],
])('a shell with %s does not', (_what, shell, mismatch) => {
  expect(mismatchesOf(needs, shell)).toEqual([mismatch]);
});

test('versions are compared by number', () => {
  expect(['1.10.0', '1.2.10', '2.0.0', '1.2.9'].sort(compareVersions)).toEqual([
    '1.2.9',
    '1.2.10',
    '1.10.0',
    '2.0.0',
  ]);
});

test('what releases say is checked before it is believed', () => {
  expect(parseNeeds(JSON.parse(JSON.stringify(needs)))).toEqual(needs);
  expect(parseProvides(JSON.parse(JSON.stringify(provides)))).toEqual(provides);
  for (const value of [null, [], 'text', {}, { ...needs, exports: { [KERNEL]: ['notify'] } }]) {
    expect(parseNeeds(value)).toBeNull();
  }
  expect(parseProvides({ ...provides, broken: { [KERNEL]: 'notify' } })).toBeNull();
});
