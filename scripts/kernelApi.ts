import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '../supabase/local/plainError';
import { VersionError } from './kernel/apiReport';
import { currentReport, REPORT } from './kernel/kernelApi';
import { root } from './product/environment';
import { explain } from './product/runUntilStopped';

/** Writes the API report of the kernel, at the version its package.json says. */
async function main(): Promise<void> {
  await writeFile(path.join(root, REPORT), await currentReport(root));
  console.log(`Wrote ${REPORT}.`);
}

main().catch((failure: unknown) => {
  explain(
    failure instanceof VersionError
      ? new PlainError(`${failure.message} Raise "version" in shared/kernel/package.json.`)
      : failure,
  );
});
