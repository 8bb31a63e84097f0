import { readOptions } from './database/options';
import { runBenchmark } from './database/runBenchmark';

runBenchmark(readOptions(process.argv.slice(2))).catch((failure: unknown) => {
  console.error(failure);
  process.exitCode = 1;
});
