/** What the backend refused, in the sentence it gave for people. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  /** SQLSTATE or PostgREST code: '42501' is a lack of permission, 'P0001' a rule of the marketplace. */
  readonly code: string;
  /** A machine-readable reason, if any, such as 'not_enough_tokens'. */
  readonly hint: string | null;
  /** HTTP status; 0 when the backend was not reached. */
  readonly status: number;

  constructor(message: string, code: string, hint: string | null, status: number, cause?: unknown) {
    super(message, { cause });
    this.code = code;
    this.hint = hint;
    this.status = status;
  }
}

export interface Answer<T> {
  data: T;
  error: { message: string; code: string; hint: string } | null;
  status: number;
}

/** What the backend answered. Throws a BackendError when it refused or was not reached. */
export function unwrap<T>(answer: Answer<T>): NonNullable<T> {
  const { data, error, status } = answer;
  if (error) {
    throw new BackendError(
      error.message || 'An unknown error occurred',
      error.code,
      error.hint || null,
      status,
      error,
    );
  }
  if (data === null || data === undefined) {
    throw new BackendError(
      "This doesn't exist, or you don't have access to it.",
      'PGRST116',
      null,
      404,
    );
  }
  return data;
}

// A rule of the marketplace, a lack of permission, and what a function words with a status of its own.
const IN_WORDS = /^(P0001|42501|PT\d{3})$/;

/**
 * Whether the server understood and said no in words for people, as it does every day. Any other answer,
 * such as an unknown function or a malformed value, is a fault of the product.
 */
export function isOrdinaryRefusal(error: unknown): boolean {
  return error instanceof BackendError && IN_WORDS.test(error.code);
}

/** Whether a change was refused because an administrator only views the pages of a person. */
export function isReadOnlyRefusal(error: unknown): boolean {
  return error instanceof BackendError && error.hint === 'viewing';
}

// No row came back, or the id in the address was none.
const ABSENT = ['PGRST116', '22P02'];

/** Whether a failure means that the row doesn't exist or isn't visible to the caller. */
export function isAbsent(error: unknown): boolean {
  return error instanceof BackendError && ABSENT.includes(error.code);
}

const VERSION_CONFLICT = 'version_conflict';

/** Whether a change was refused because someone else, or another tab, changed the same thing first. */
export function isVersionConflict(error: unknown): boolean {
  return error instanceof BackendError && error.hint === VERSION_CONFLICT;
}

/**
 * The new version of a row, from an update that applies only to the version its editor opened: when no
 * row came back, someone else changed it first. `what` names it: "This price".
 */
export function updatedVersion(
  answer: Answer<readonly { version: number }[] | null>,
  what: string,
): number {
  const [row] = unwrap(answer);
  if (row) return row.version;
  const message = `${what} was changed since you opened it. Nothing was overwritten.`;
  throw new BackendError(message, 'P0001', VERSION_CONFLICT, 409);
}

/** As unwrap, for calls that answer nothing when all went well. */
export function expectDone(answer: Answer<unknown>): void {
  if (answer.error) unwrap(answer);
}
