/** What a copy of the product, in a process of its own, and its test say to each other. */
export interface StatementMessage {
  readonly id: number;
  readonly sql: string;
}

/** The answer to a `StatementMessage`: its rows, or why the database refused it. */
export type AnswerMessage =
  | { readonly id: number; readonly rows: readonly Record<string, unknown>[] }
  | { readonly id: number; readonly refusal: string };

/** Advances the time of everything that happens automatically; answered like a statement without rows. */
export interface TimeMessage {
  readonly id: number;
  readonly advanceMs: number;
}

/** The first message of a copy: where it answers. */
export interface ReadyMessage {
  readonly origin: string;
}

function hasFields(message: unknown, ...fields: readonly string[]): message is object {
  return (
    typeof message === 'object' && message !== null && fields.every((field) => field in message)
  );
}

/** Whether a message says that the copy answers now. */
export function isReady(message: unknown): message is ReadyMessage {
  return hasFields(message, 'origin');
}

/** Whether a message asks for a statement to be run. */
export function isStatement(message: unknown): message is StatementMessage {
  return hasFields(message, 'id', 'sql');
}

/** Whether a message asks for time to pass. */
export function isTime(message: unknown): message is TimeMessage {
  return hasFields(message, 'id', 'advanceMs');
}

/** Whether a message answers a statement. */
export function isAnswer(message: unknown): message is AnswerMessage {
  return hasFields(message, 'id', 'rows') || hasFields(message, 'id', 'refusal');
}
