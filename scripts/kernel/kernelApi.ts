import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from '../../deploy/registry';
import { nextReport, VersionError, type ApiReport } from './apiReport';
import { describeApi, type Api } from './describeApi';

const FOLDER = 'shared/kernel';

/** The file of the report, relative to the root. */
export const REPORT = `${FOLDER}/api.json`;

/** The router is not in the package's exports; webpack.common.js shares it under this name. */
const ROUTER = { 'react-router-dom': `${FOLDER}/src/routing/router.ts` };

/** Has versions of its own: the migrations. */
const DATABASE_TYPES = `${FOLDER}/src/backend/database.types.ts`;

/** Lists the kernel can take more of without a caller noticing: an unknown flag is off, an unknown remote unused. */
const OPEN_LISTS = [
  `${FOLDER}/src/flags/featureSwitches.ts#switches`,
  `${FOLDER}/src/contract/area.ts#remoteNames`,
];

interface KernelPackage {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
}

const EMPTY: ApiReport = { version: '0.0.0', contract: 0, exports: {}, broken: {}, signatures: {} };

async function readPackage(root: string): Promise<KernelPackage> {
  const value: KernelPackage = JSON.parse(
    await readFile(path.join(root, FOLDER, 'package.json'), 'utf8'),
  );
  return value;
}

/** The checked-in report of the kernel; an empty one before the first. */
async function readReport(root: string): Promise<ApiReport> {
  try {
    const report: ApiReport = JSON.parse(await readFile(path.join(root, REPORT), 'utf8'));
    return report;
  } catch (cause) {
    if (isMissing(cause)) return EMPTY;
    throw cause;
  }
}

function describeKernel(root: string, { name, exports }: KernelPackage): Api {
  const entries = Object.entries(exports).map(([entry, file]) => [
    path.posix.join(name, entry),
    path.posix.join(FOLDER, file),
  ]);
  return describeApi({
    root,
    entries: { ...Object.fromEntries(entries), ...ROUTER },
    opaque: [DATABASE_TYPES, ...OPEN_LISTS],
  });
}

/**
 * The report that belongs to the sources, as text. Throws a `VersionError` when the version of the
 * kernel does not follow from what changed.
 */
export async function currentReport(root: string): Promise<string> {
  const kernel = await readPackage(root);
  const next = nextReport(await readReport(root), describeKernel(root, kernel), kernel.version);
  return `${JSON.stringify(next, null, 2)}\n`;
}

const STEPS =
  'Raise "version" in shared/kernel/package.json, add an entry to shared/kernel/CHANGELOG.md, and run npm run kernel:api.';

const OUTDATED_REPORT =
  'shared/kernel/api.json does not describe the kernel. Run npm run kernel:api and commit the result.';

/** What is missing for the kernel to be released as it is, and what to do; null when nothing is. */
export async function kernelProblem(root: string): Promise<string | null> {
  const { version } = await readPackage(root);
  const changelog = await readFile(path.join(root, FOLDER, 'CHANGELOG.md'), 'utf8');
  const [, newest] = /^## (\S+)$/m.exec(changelog) ?? [];
  if (newest !== version) {
    return `The newest entry of shared/kernel/CHANGELOG.md is ${newest ?? 'missing'}, the version of the kernel is ${version}. Add an entry "## ${version}" that says what changed.`;
  }
  const report = await readReport(root);
  if (report.version !== version) return OUTDATED_REPORT;
  try {
    return `${JSON.stringify(report, null, 2)}\n` === (await currentReport(root))
      ? null
      : OUTDATED_REPORT;
  } catch (cause) {
    if (cause instanceof VersionError) return `${cause.message} ${STEPS}`;
    throw cause;
  }
}
