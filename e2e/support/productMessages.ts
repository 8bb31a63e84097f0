import type { ServedPage } from '../../deploy/page';

/** What a test asks of the process in which copies of the product run; answered under the same id. */
interface Question {
  readonly id: number;
  /** Number of the copy it is about. */
  readonly copy: number;
}

/** Starts a copy; answered by one row with its origin once it answers there. */
export interface StartMessage extends Question {
  readonly start: {
    readonly releases: string;
    readonly dataDir: string;
    readonly page: ServedPage;
    readonly databaseUrl: string | undefined;
  };
}

/** Runs a statement in the database of a copy. */
export interface StatementMessage extends Question {
  readonly sql: string;
}

/** Advances the time of everything that happens automatically; answered without rows. */
export interface TimeMessage extends Question {
  readonly advanceMs: number;
}

/** Stops a copy; answered without rows. */
export interface StopMessage extends Question {
  readonly isOver: true;
}

export type QuestionMessage = StartMessage | StatementMessage | TimeMessage | StopMessage;

/** The answer to a question: its rows, or why it was refused. */
export type AnswerMessage =
  | { readonly id: number; readonly rows: readonly Record<string, unknown>[] }
  | { readonly id: number; readonly refusal: string };

/** The first message of a process with one copy of its own: where it answers. */
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

/** Whether a message is a question. */
export function isQuestion(message: unknown): message is QuestionMessage {
  return hasFields(message, 'id', 'copy');
}

/** Whether a message answers a question. */
export function isAnswer(message: unknown): message is AnswerMessage {
  return hasFields(message, 'id', 'rows') || hasFields(message, 'id', 'refusal');
}
