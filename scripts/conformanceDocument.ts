import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { conformanceDocument, DOCUMENT } from './conformance/document';
import { root } from './product/environment';
import { explain } from './product/runUntilStopped';

/** Writes docs/conformance.md from scripts/conformance. */
async function main(): Promise<void> {
  const file = path.join(root, DOCUMENT);
  const config = await resolveConfig(file);
  await writeFile(file, await format(conformanceDocument(), { ...config, parser: 'markdown' }));
  console.log(`Wrote ${DOCUMENT}.`);
}

main().catch(explain);
