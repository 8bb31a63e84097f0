import { inspect } from 'node:util';
import type { Connection } from '@supabase/lite';
import { isRecord } from './jwt';

/** The HTTP status PostgREST gives errors that @supabase/lite answers with 500, by their code or its start. */
const STATUS: [RegExp, number][] = [
  [/^P0001$/, 400],
  [/^23/, 400],
  [/^40/, 500],
  [/^57014$/, 504],
  [/^54/, 413],
  [/^(0L|0P|28)/, 403],
  [/^(08|53)/, 503],
  [/^(09|25|2D|38|39|3B|55|57|58|F0|HV|P0|XX)/, 500],
  [/^[0-9A-Z]{5}$/, 400],
];

/** Codes whose answers of @supabase/lite are PostgREST's already. */
const ANSWERED = /^(42...|22...|21...|23502|23503|23505|25006|55...|53...|PGRST|PT...)$/;

/**
 * Gives errors of the database the status, code and sentence that PostgREST answers with. Above
 * all `raise exception` and broken constraints, which are refusals, not failures of the server.
 */
export function answerErrorsLikePostgrest(connection: Connection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const normalized = normalize(error);
    if (isUnwritable(normalized))
      return new DatabaseRefusal({ message: 'A value is of the wrong type.' }, '22P02');
    if (!isRecord(normalized) || typeof normalized['code'] !== 'string') return normalized;
    return 'severity' in normalized
      ? new DatabaseRefusal(normalized, normalized['code'])
      : normalized;
  };
}

// A value that the driver could not even write, such as an object for a text.
function isUnwritable(error: unknown): boolean {
  if (!isRecord(error)) return false;
  return (
    error['code'] === 'ERR_INVALID_ARG_TYPE' ||
    /^Invalid input for \S+ type/i.test(String(error['message']))
  );
}

class DatabaseRefusal extends Error {
  override readonly name = 'DatabaseRefusal';
  readonly code: string;
  readonly detail: string | null;
  readonly hint: string | null;
  readonly #reason: string;

  constructor(error: Record<string, unknown>, code: string) {
    const text = (name: string) => (typeof error[name] === 'string' ? error[name] : null);
    const message = text('message') ?? 'The database refused.';
    const details = text('detail');
    const hint = text('hint');
    const asIs = ANSWERED.test(code);
    // lite hands on whatever a function raises with SQLSTATE PGRST, status included.
    super(asIs ? message : JSON.stringify({ code, message, details, hint }));
    this.code = asIs ? code : 'PGRST';
    this.detail = asIs ? details : JSON.stringify({ status: statusOf(code), headers: {} });
    this.hint = hint;
    this.#reason = `${code} ${message}`;
  }

  // lite prints every one of them; a line is enough.
  [inspect.custom](): string {
    return `The database refused a request: ${this.#reason}`;
  }
}

function statusOf(code: string): number {
  return STATUS.find(([pattern]) => pattern.test(code))?.[1] ?? 400;
}
