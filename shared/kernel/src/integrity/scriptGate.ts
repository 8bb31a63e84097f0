/** The function through which compiled bundles load scripts; see scripts/bundling/checkedScripts.js. */
const GATE = 'loadCheckedScript';

/** The only Trusted Types policy; named in deploy/securityHeaders.ts. */
const POLICY = 'tree-service';

const LIST_ID = 'integrity';

/** Well-formed and the hash of nothing, for what was published without one: browsers refuse it. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

const HASH = /^sha384-[A-Za-z0-9+/]{64}$/;

// In development files change all the time, and nothing is published.
const isStrict = process.env.NODE_ENV !== 'development';

/** Whether this is a hash in the one form that browsers compare rather than pass over. */
export function isHash(value: unknown): value is string {
  return typeof value === 'string' && HASH.test(value);
}

const hashes = new Map<string, string>();
const failed = new Set<string>();

/** Makes the hashes of files known; `files` are named by their path below `base`. */
export function trustFiles(base: string, files: unknown): void {
  if (typeof files !== 'object' || files === null) return;
  for (const [file, hash] of Object.entries(files)) {
    if (isHash(hash)) hashes.set(new URL(base + file, window.location.origin).href, hash);
  }
}

const hashFor = (href: string) => hashes.get(href) ?? (isStrict ? NO_FILE : undefined);

function checked(element: HTMLScriptElement | HTMLLinkElement, address: string): string {
  const { href } = new URL(address, window.location.href);
  const hash = hashFor(href);
  if (hash !== undefined) {
    element.integrity = hash;
    element.crossOrigin = 'anonymous';
  }
  element.addEventListener('error', () => {
    failed.add(href);
  });
  return href;
}

interface Policy {
  // What a browser with Trusted Types returns is no string, but is used as one.
  createScriptURL(address: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

/** Scripts in memory that were compared with their hashes. */
const workers = new Set<string>();

function createPolicy(): Policy {
  const rules: Policy = {
    createScriptURL(address) {
      const { origin, protocol } = new URL(address);
      // A blob address has the origin of the page, no matter which code created it.
      const isOwn = protocol !== 'blob:' && origin === window.location.origin;
      if (isOwn || workers.has(address)) return address;
      throw new TypeError(`${address} is no script of this site.`);
    },
  };
  const factory: PolicyFactory | undefined = Reflect.get(window, 'trustedTypes');
  return factory?.createPolicy(POLICY, rules) ?? rules;
}

let policy: Policy | null = null;

/** How often each script was asked for without an answer so far. */
const unanswered = new Map<string, number>();

/** Where a script is asked for: a request that hangs would make Firefox and WebKit hold back the next one for the same address. */
function ownAddress(script: HTMLScriptElement, href: string): string {
  const before = unanswered.get(href) ?? 0;
  unanswered.set(href, before + 1);
  for (const event of ['load', 'error']) {
    script.addEventListener(event, () => {
      unanswered.delete(href);
    });
  }
  return before === 0 ? href : `${href}?again=${before}`;
}

/** Lets a script element load a script of this site, which runs only as it was published. */
export function loadCheckedScript(script: HTMLScriptElement, address: string): void {
  policy ??= createPolicy();
  script.src = policy.createScriptURL(ownAddress(script, checked(script, address)));
}

/**
 * Where a worker starts a script of this site, for `new Worker`. No browser compares hashes when it starts
 * a worker, so the script is fetched with its hash and started from memory, where it is bound by the
 * policy of the page. Rejects when the script did not arrive as it was published.
 */
export async function checkedWorkerAddress(address: string): Promise<string> {
  const { href } = new URL(address, window.location.href);
  const answer = await fetch(href, { integrity: hashFor(href) });
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}.`);
  const script = new Blob([await answer.text()], { type: 'text/javascript' });
  const worker = URL.createObjectURL(script);
  workers.add(worker);
  policy ??= createPolicy();
  return policy.createScriptURL(worker);
}

/** Lets a link element load a style sheet, which applies only as it was published. */
export function loadCheckedSheet(link: HTMLLinkElement, address: string): void {
  link.href = checked(link, address);
}

/**
 * Downloads again what did not load. An altered file may lie in the browser's cache, where the
 * restored one would be looked for.
 */
export async function refetchFailed(): Promise<void> {
  const addresses = [...failed];
  failed.clear();
  await Promise.allSettled(
    addresses.map(async (address) => (await fetch(address, { cache: 'reload' })).arrayBuffer()),
  );
}

/** Reads the hashes the page lists and opens the gate; before any script is loaded. */
export function openGate(): void {
  const list: unknown = JSON.parse(document.getElementById(LIST_ID)?.textContent ?? '{}');
  const base: unknown = Reflect.get(Object(list), 'base');
  if (typeof base === 'string') trustFiles(base, Reflect.get(Object(list), 'files'));
  Reflect.set(window, GATE, loadCheckedScript);
}
