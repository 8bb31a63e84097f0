import { parseArgs, type ParseArgsConfig } from 'node:util';
import { PlainError } from '../../supabase/local/plainError';

/** The options and words a command was called with. Throws the usage where one is unknown. */
export function readCommandLine<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (cause) {
    throw new PlainError(usage, { cause });
  }
}
