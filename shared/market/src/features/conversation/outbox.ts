import * as v from 'valibot';

const fileSchema = v.object({ key: v.string(), name: v.string(), file: v.blob() });
const outgoingSchema = v.object({
  key: v.string(),
  body: v.string(),
  files: v.array(fileSchema),
});

/** A message on its way; the key makes sending it again have no second effect. */
export type Outgoing = v.InferOutput<typeof outgoingSchema>;

/** How far the sending of a message has come. */
export type OutgoingStatus = 'sending' | 'waiting_for_connection' | 'failed';

/** A message on its way, as the thread shows it. */
export interface OutboxEntry extends Outgoing {
  status: OutgoingStatus;
  error: unknown;
  /** When it was written, in ms since 1970. */
  at: number;
}

/** What the outbox needs of a mutation's state. */
export interface SendingState {
  status: 'idle' | 'pending' | 'success' | 'error';
  isPaused: boolean;
  variables: unknown;
  error: unknown;
  submittedAt: number;
}

/** The entry a sending shows as; null when it has arrived or is none. */
export function outboxEntry(state: SendingState): OutboxEntry | null {
  if (state.status !== 'pending' && state.status !== 'error') return null;
  const outgoing = v.safeParse(outgoingSchema, state.variables);
  if (!outgoing.success) return null;
  const waiting = state.isPaused ? 'waiting_for_connection' : 'sending';
  return {
    ...outgoing.output,
    status: state.status === 'error' ? 'failed' : waiting,
    error: state.error,
    at: state.submittedAt,
  };
}
