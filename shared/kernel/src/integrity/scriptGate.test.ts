/** @jest-environment ./scripts/testing/browserEnvironment.js */
import {
  checkedWorkerAddress,
  isHash,
  loadCheckedScript,
  loadCheckedSheet,
  openGate,
  refetchFailed,
  trustFiles,
} from './scriptGate';

const SITE = window.location.origin;
const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const policies: string[] = [];

beforeAll(() => {
  Object.assign(window, {
    trustedTypes: {
      createPolicy(name: string, rules: object) {
        policies.push(name);
        return rules;
      },
    },
  });
});
afterEach(() => jest.restoreAllMocks());

function load(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  loadCheckedScript(script, address);
  return script;
}

test('a script gets the hash it was published with, and is asked for in a way that can be checked', () => {
  trustFiles('/remotes/mf-vendor/1/', { 'main.js': hash('b') });
  expect(load('/remotes/mf-vendor/1/main.js')).toMatchObject({
    src: `${SITE}/remotes/mf-vendor/1/main.js`,
    integrity: hash('b'),
    crossOrigin: 'anonymous',
  });
});

test('a script whose request hangs is asked for at an address of its own, until one has come', () => {
  const address = '/remotes/mf-admin/1/main.js';
  trustFiles('/remotes/mf-admin/1/', { 'main.js': hash('f') });
  load(address);
  const second = load(address);
  expect(second).toMatchObject({ src: `${SITE}${address}?again=1`, integrity: hash('f') });
  expect(load(address).src).toBe(`${SITE}${address}?again=2`);
  second.dispatchEvent(new Event('load'));
  expect(load(address).src).toBe(`${SITE}${address}`);
});

test('a style sheet does, too', () => {
  trustFiles(`${SITE}/shell/1/`, { 'page.css': hash('c') });
  const link = document.createElement('link');
  loadCheckedSheet(link, '/shell/1/page.css');
  expect(link).toMatchObject({ href: `${SITE}/shell/1/page.css`, integrity: hash('c') });
});

test('hashes of several releases are known side by side', () => {
  trustFiles('/remotes/mf-owner/1/', { 'main.js': hash('d') });
  trustFiles('/remotes/mf-owner/2/', { 'main.js': hash('e') });
  expect(load('/remotes/mf-owner/1/main.js').integrity).toBe(hash('d'));
  expect(load('/remotes/mf-owner/2/main.js').integrity).toBe(hash('e'));
});

test.each([
  ['was never published', '/remotes/mf-vendor/1/added.js'],
  ['was published with something else than a hash', '/remotes/mf-vendor/9/main.js'],
  ['has a question added to its address', '/remotes/mf-vendor/1/main.js?other'],
])('a script that %s gets a hash that no file has', (_what, address) => {
  trustFiles('/remotes/mf-vendor/1/', { 'main.js': hash('b') });
  trustFiles('/remotes/mf-vendor/9/', { 'main.js': 'none' });
  expect(load(address).integrity).toBe(hash('A'));
});

test.each([
  'https://trees.example/main.js',
  '//trees.example/main.js',
  'data:text/javascript,1',
  'blob:x',
  `blob:${SITE}/of-anyone`,
])('the script %s of another site is not loaded', (address) => {
  expect(() => load(address)).toThrow('is no script of this site');
});

test('a worker starts from memory what was fetched with its hash, and nothing that did not arrive', async () => {
  const stored = `blob:${SITE}/1`;
  URL.createObjectURL = jest.fn(() => stored);
  trustFiles('/remotes/mf-vendor/1/', { 'worker.js': hash('b') });
  const fetching = jest.fn().mockResolvedValueOnce({ ok: true, text: () => Promise.resolve('1') });
  Object.assign(globalThis, { fetch: fetching });
  expect(await checkedWorkerAddress('/remotes/mf-vendor/1/worker.js')).toBe(stored);
  expect(fetching).toHaveBeenCalledWith(`${SITE}/remotes/mf-vendor/1/worker.js`, {
    integrity: hash('b'),
  });

  fetching.mockResolvedValueOnce({ ok: false, status: 404 });
  await expect(checkedWorkerAddress('/remotes/mf-vendor/1/added.js')).rejects.toThrow('404');
  expect(fetching).toHaveBeenLastCalledWith(`${SITE}/remotes/mf-vendor/1/added.js`, {
    integrity: hash('A'),
  });
});

test('there is one policy, and bundles load through it', () => {
  openGate();
  expect(Reflect.get(window, 'loadCheckedScript')).toBe(loadCheckedScript);
  load('/remotes/mf-vendor/1/main.js');
  expect(policies).toEqual(['tree-service']);
});

test('the page lists the hashes of its own bundle', () => {
  const list = JSON.stringify({ base: '/shell/7/', files: { 'later.js': hash('f') } });
  document.body.innerHTML = `<script type="application/json" id="integrity">${list}</script>`;
  openGate();
  expect(load('/shell/7/later.js').integrity).toBe(hash('f'));
});

test('what did not load is fetched again once, past the cache', async () => {
  const fetching = jest.fn(() => Promise.reject(new TypeError('offline')));
  Object.assign(globalThis, { fetch: fetching });
  load('/shell/7/later.js').dispatchEvent(new Event('error'));
  await refetchFailed();
  await refetchFailed();
  expect(fetching).toHaveBeenCalledTimes(1);
  expect(fetching).toHaveBeenCalledWith(`${SITE}/shell/7/later.js`, { cache: 'reload' });
});

test('only one form of hash is a hash', () => {
  expect(isHash(hash('a'))).toBe(true);
  for (const other of [
    hash('a').slice(0, -1),
    `${hash('a')}=`,
    ` ${hash('a')}`,
    'sha384-',
    '',
    null,
  ]) {
    expect(isHash(other)).toBe(false);
  }
});
