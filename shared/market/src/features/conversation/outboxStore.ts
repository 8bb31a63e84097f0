import type { Mutation, QueryClient } from '@tanstack/react-query';
import { createStore, del, entries, set } from 'idb-keyval';
import * as v from 'valibot';
import { outgoingSchema, type Outgoing } from './outgoing';

const keptSchema = v.object({
  sender: v.string(),
  conversation: v.string(),
  /** In ms since 1970. */
  at: v.number(),
  outgoing: outgoingSchema,
});

/** Who wrote something so long ago has said it in another way. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

const store = createStore('tree-service-outbox', 'messages');
const mirrored = new WeakSet<QueryClient>();

// Where the browser keeps nothing, messages wait as long as the page does.
const notKept = (cause: unknown) => console.info('An unsent message could not be kept.', cause);

function keep(mutation: Mutation, isGone: boolean, sender: string): void {
  const [what, conversation] = mutation.options.mutationKey ?? [];
  const outgoing = v.safeParse(outgoingSchema, mutation.state.variables);
  if (what !== 'messages' || typeof conversation !== 'string' || !outgoing.success) return;
  const { key } = outgoing.output;
  const { status, submittedAt: at } = mutation.state;
  if (isGone || status === 'success') del(key, store).catch(notKept);
  else if (status === 'pending' || status === 'error') {
    set(key, { sender, conversation, at, outgoing: outgoing.output }, store).catch(notKept);
  }
}

/**
 * Keeps what is on its way in the browser from now on, until it has arrived, is given up, or the session ends, which
 * empties the client.
 */
export function keepOutbox(client: QueryClient, sender: () => string | undefined): void {
  if (mirrored.has(client)) return;
  mirrored.add(client);
  const cache = client.getMutationCache();
  const follow = (mutation: Mutation, isGone: boolean) => {
    const writer = sender();
    if (isGone || writer !== undefined) keep(mutation, isGone, writer ?? '');
  };
  for (const mutation of cache.getAll()) follow(mutation, false);
  cache.subscribe(({ type, mutation }) => {
    if (mutation && (type === 'added' || type === 'updated' || type === 'removed')) {
      follow(mutation, type === 'removed');
    }
  });
}

/** What a person wrote in a conversation that had not arrived when the page was left; forgets what is another's. */
export async function keptOutbox(conversation: string, sender: string): Promise<Outgoing[]> {
  const kept: [at: number, outgoing: Outgoing][] = [];
  for (const [key, value] of await entries<string, unknown>(store)) {
    const read = v.safeParse(keptSchema, value);
    if (!read.success || read.output.sender !== sender || read.output.at < Date.now() - KEPT_MS) {
      await del(key, store);
    } else if (read.output.conversation === conversation) {
      kept.push([read.output.at, read.output.outgoing]);
    }
  }
  return kept.sort(([one], [other]) => one - other).map(([, outgoing]) => outgoing);
}
