import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { build } from '../../scripts/releases/release';
import { openSourceFixture, type SourceFixture } from '../support/sourceFixture';

const REACT = /"react": "(\d+)\.\d+\.\d+"/;

/** Releases of mf-owner, which visitors see at /request, each with one page that names its variant. */
export const remoteVariants = [
  'plain, built before',
  'uses an export that is removed later',
  'uses an export that is changed later',
  'plain, built after',
  'uses a new export',
  'uses a changed export',
  'needs a newer React',
  'speaks a newer contract',
] as const;

export type RemoteVariant = (typeof remoteVariants)[number];

/** What a page draws besides its name, in terms of the kernel. */
const uses: Readonly<Record<RemoteVariant, { readonly names: string; readonly code: string }>> = {
  'plain, built before': { names: 'authState', code: 'authState().status' },
  'uses an export that is removed later': {
    names: 'parseRuntimeConfig',
    code: 'parseRuntimeConfig.name.length',
  },
  'uses an export that is changed later': {
    names: 'authState, viewerOf',
    code: 'viewerOf(authState()).type ?? "nobody"',
  },
  'plain, built after': { names: 'authState', code: 'authState().status' },
  'uses a new export': { names: 'greetingOf', code: 'greetingOf("Rowan")' },
  'uses a changed export': { names: 'viewerOf', code: 'viewerOf().toUpperCase()' },
  'needs a newer React': { names: 'authState', code: 'authState().status' },
  'speaks a newer contract': { names: 'authState', code: 'authState().status' },
};

function routesOf(variant: RemoteVariant): string {
  const { names, code } = uses[variant];
  return `
    import { ${names} } from '@tree-service/kernel';
    import { CONTRACT_VERSION } from '@tree-service/kernel/contract';
    const Page = () => <><h1>${variant}</h1><p>{${code}}</p></>;
    export default { contract: CONTRACT_VERSION, routes: [{ path: '/request', element: <Page /> }] };
  `;
}

/** Versions that were built and are live nowhere yet. */
export interface Variants {
  readonly remotes: ReadonlyMap<RemoteVariant, string>;
  /** A shell with the newer kernel and React. */
  readonly newerShell: string;
}

/** Raises the version of the kernel, with everything that has to say so. */
export async function writeKernel(
  fixture: SourceFixture,
  before: string,
  after: string,
): Promise<void> {
  await fixture.replace(
    'shared/kernel/package.json',
    `"version": "${before}"`,
    `"version": "${after}"`,
  );
  await fixture.replace(
    'shared/kernel/CHANGELOG.md',
    `## ${before}`,
    `## ${after}\n\nA variant.\n\n## ${before}`,
  );
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/kernelApi.ts'], {
    cwd: fixture.root,
  });
}

function nextMajor(version: string): string {
  return `${Number(version.split('.')[0]) + 1}.0.0`;
}

/**
 * Builds the variants in the order in which a platform team would write them: the kernel removes one
 * export, changes another and adds a third; then React is raised; then the contract.
 */
export async function buildVariants(releases: string, kernel: string): Promise<Variants> {
  const fixture = await openSourceFixture('shared', 'shell', 'mf-owner');
  const versions = new Map<RemoteVariant, string>();
  const place = { root: fixture.root, releases, isQuick: true };
  async function buildRemotes(...variants: readonly RemoteVariant[]): Promise<void> {
    for (const variant of variants) {
      await fixture.write('mf-owner/src/routes.tsx', routesOf(variant));
      versions.set(variant, (await build(place, 'mf-owner')).version);
    }
  }
  try {
    await fixture.write('mf-owner/src/prerender.ts', "export { default } from './routes';");
    await buildRemotes(...remoteVariants.slice(0, 3));
    await fixture.replace('shared/kernel/src/index.ts', /parseRuntimeConfig,\s*/, '');
    await fixture.replace('shared/kernel/src/index.ts', ', viewerOf', '');
    await fixture.replace(
      'shared/kernel/src/index.ts',
      /$/,
      "export { greetingOf, viewerOf } from './variant';\n",
    );
    await fixture.write(
      'shared/kernel/src/variant.ts',
      `export const greetingOf = (name: string): string => 'Hello, ' + name;
       export const viewerOf = (): string => 'a viewer';`,
    );
    await writeKernel(fixture, kernel, nextMajor(kernel));
    await buildRemotes(...remoteVariants.slice(3, 6));
    await fixture.replace('package.json', REACT, '"react": "$1.99.0"');
    const [shell] = await Promise.all([build(place, 'shell'), buildRemotes('needs a newer React')]);
    await fixture.replace(
      'shared/kernel/src/contract/remoteModule.ts',
      /CONTRACT_VERSION = \d+/,
      'CONTRACT_VERSION = 99',
    );
    await fixture.replace('shared/kernel/api.json', /"contract": \d+/, '"contract": 99');
    await buildRemotes('speaks a newer contract');
    return { remotes: versions, newerShell: shell.version };
  } finally {
    await fixture.close();
  }
}
