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

// No row came back, or the id in the address was none.
const ABSENT = ['PGRST116', '22P02'];

/** Whether a failure means that the row doesn't exist or isn't visible to the caller. */
export function isAbsent(error: unknown): boolean {
  return error instanceof BackendError && ABSENT.includes(error.code);
}

const CHANGED_MEANWHILE = 'changed_meanwhile';

/** Whether a change was refused because somebody else, or another tab, changed the same thing meanwhile. */
export function wasChangedMeanwhile(error: unknown): boolean {
  return error instanceof BackendError && error.hint === CHANGED_MEANWHILE;
}

/** The refusal of a change to what somebody else has changed meanwhile. `what` names it: "This price". */
export function changedMeanwhile(what: string): BackendError {
  const message = `${what} was changed since you opened it.`;
  return new BackendError(message, 'P0001', CHANGED_MEANWHILE, 409);
}

/**
 * As unwrap, for an update that was to apply only to what its editor had seen: when no row came back,
 * the same row is somebody else's newer one. `what` names it: "This price".
 */
export function expectUnchanged(answer: Answer<readonly unknown[] | null>, what: string): void {
  if (unwrap(answer).length === 0) throw changedMeanwhile(what);
}

/** As unwrap, for calls that answer nothing when all went well. */
export function expectDone(answer: Answer<unknown>): void {
  if (answer.error) unwrap(answer);
}
