import { nextReport, VersionError, type ApiReport } from './apiReport';
import type { Api } from './describeApi';

const KERNEL = '@tree-service/kernel';

const api: Api = {
  exports: { [KERNEL]: ['notify', 'useAuth'] },
  signatures: {
    AuthState: { lines: ['type AuthState = string;'], uses: [] },
    CONTRACT_VERSION: { lines: ['const CONTRACT_VERSION = 3;'], uses: [] },
    notify: { lines: ['function notify(): void;'], uses: [] },
    useAuth: { lines: ['function useAuth(): AuthState;'], uses: ['AuthState'] },
  },
};
const report: ApiReport = {
  version: '1.0.0',
  contract: 3,
  exports: { [KERNEL]: { notify: '1.0.0', useAuth: '1.0.0' } },
  broken: {},
  signatures: api.signatures,
};

const without = ({ exports, signatures }: Api, name: string): Api => ({
  exports: { [KERNEL]: exports[KERNEL]?.filter((one) => one !== name) ?? [] },
  signatures,
});
const withSignature = (name: string, line: string): Api => ({
  ...api,
  signatures: { ...api.signatures, [name]: { lines: [line], uses: [] } },
});
const added: Api = {
  exports: { [KERNEL]: ['greet', 'notify', 'useAuth'] },
  signatures: { ...api.signatures, greet: { lines: ['function greet(): void;'], uses: [] } },
};
const typeChanged = withSignature('AuthState', 'type AuthState = number;');

test('an unchanged kernel keeps its report, also with a new version', () => {
  expect(nextReport(report, api, '1.0.0')).toEqual(report);
  expect(nextReport(report, api, '1.0.1')).toEqual({ ...report, version: '1.0.1' });
});

test('an added export belongs to the version that brings it', () => {
  expect(nextReport(report, added, '1.1.0')).toMatchObject({
    version: '1.1.0',
    exports: { [KERNEL]: { greet: '1.1.0', notify: '1.0.0', useAuth: '1.0.0' } },
    broken: {},
  });
});

test('a changed type changes every export that mentions it', () => {
  expect(nextReport(report, typeChanged, '1.1.0')).toMatchObject({
    exports: { [KERNEL]: { notify: '1.0.0', useAuth: '1.1.0' } },
    broken: {},
  });
});

test('a major version breaks what it changed and removed, and nothing else', () => {
  expect(nextReport(report, without(typeChanged, 'notify'), '2.0.0')).toMatchObject({
    exports: { [KERNEL]: { useAuth: '2.0.0' } },
    broken: { [KERNEL]: { notify: '2.0.0', useAuth: '2.0.0' } },
  });
  expect(nextReport(report, added, '2.0.0').broken).toEqual({});
});

test('what was broken once stays broken for those from before', () => {
  const broken = nextReport(report, without(api, 'notify'), '2.0.0');
  expect(nextReport(broken, api, '2.1.0')).toMatchObject({
    exports: { [KERNEL]: { notify: '2.1.0' } },
    broken: { [KERNEL]: { notify: '2.0.0' } },
  });
});

test.each([
  ['an export is added', added, '1.0.0', /needs a new version after 1\.0\.0 \(added: greet\)/],
  ['an export is added', added, '1.0.1', /a minor one when every caller built before still works/],
  ['a type is changed', typeChanged, '1.0.0', /\(changed: useAuth\)/],
  [
    'an export is removed',
    without(api, 'notify'),
    '1.1.0',
    /needs a new major version after 1\.0\.0 \(removed: notify\)/,
  ],
  ['nothing changed', api, '0.9.0', /went back from 1\.0\.0 to 0\.9\.0/],
])('%s without the version it needs', (_what, next, version, sentence) => {
  expect(() => nextReport(report, next, version)).toThrow(VersionError);
  expect(() => nextReport(report, next, version)).toThrow(sentence);
});
