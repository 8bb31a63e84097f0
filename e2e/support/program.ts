import path from 'node:path';
import { compileProduct } from '../../scripts/product/compileProduct';

const SOURCE = 'e2e/support/runProduct.ts';
const VARIABLE = 'TREE_SERVICE_TEST_PROGRAM';

/** Compiles the program that runs a copy of the product, for all processes started after this one. */
export async function compileProgram(): Promise<void> {
  const folder = await compileProduct([SOURCE]);
  process.env[VARIABLE] = path.join(folder, SOURCE.replace(/\.ts$/, '.js'));
}

/** The program this run has compiled. Throws when there is none. */
export function compiledProgram(): string {
  const file = process.env[VARIABLE];
  if (!file) throw new Error('No program was compiled for this run.');
  return file;
}
