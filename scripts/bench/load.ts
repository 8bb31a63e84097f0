import { readLoadOptions } from './load/options';
import { runLoad } from './load/runLoad';

runLoad(readLoadOptions(process.argv.slice(2))).catch((failure: unknown) => {
  console.error(failure);
  process.exitCode = 1;
});
