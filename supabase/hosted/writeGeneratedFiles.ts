import { writeFile } from 'node:fs/promises';
import { runSupabase } from './commandLine';
import { generateFiles } from './generatedFiles';
import { startHostedProject } from './hostedProject';

async function main(): Promise<void> {
  const project = await startHostedProject();
  try {
    const { status, messages } = await runSupabase([
      'db',
      'push',
      '--yes',
      `--remote=${project.url}`,
    ]);
    if (status !== 0) throw new Error(`The migrations could not be applied.\n${messages}`);
    for (const file of await generateFiles(project)) {
      await writeFile(file.path, file.text);
      console.log(`Wrote ${file.path}.`);
    }
  } finally {
    await project.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
