import type { RealtimeChannel } from '@supabase/supabase-js';
import { backend } from '../backend/backend';
import { reportError } from '../errors/reportError';
import { oldestReadAt } from '../queries/changes';

/** An event on a live topic: a message, or a (re)connection after which messages may be missing. */
export type LiveEvent =
  | { readonly kind: 'message'; readonly event: string; readonly payload: unknown }
  | { readonly kind: 'reconnected' };

const handled = new WeakSet<LiveEvent>();

/**
 * Marks an event as handled. Returns false when another listener already did, so that the shell and a
 * page can subscribe to the same topic without reading everything twice.
 */
export function markHandled(event: LiveEvent): boolean {
  if (handled.has(event)) return false;
  handled.add(event);
  return true;
}

export type LiveListener = (event: LiveEvent) => void;

/** The most messages the server repeats to who joins. */
const REPEATED_AT_MOST = 25;
/** For what was under way when a page read, and for clocks that differ. */
const MARGIN_MS = 5_000;

class LiveTopic {
  private readonly listeners = new Set<LiveListener>();
  private channel: RealtimeChannel | null = null;
  private mayHaveMissed = false;
  private readsAll = false;
  private repeated = 0;
  private isClosed = false;

  constructor(private readonly topic: string) {}

  async open(): Promise<void> {
    const client = await backend();
    // A private channel is joined with the session's token; policies decide who may listen.
    await client.realtime.setAuth();
    if (this.isClosed) return;
    // What was announced between the first read and the joining is repeated, so that nothing is missed
    // and nothing is read again where nothing was announced.
    const replay = { since: oldestReadAt() - MARGIN_MS, limit: REPEATED_AT_MOST };
    this.channel = client
      .channel(this.topic, { config: { private: true, broadcast: { replay } } })
      .on('broadcast', { event: '*' }, ({ event, payload, meta }) => {
        if (meta?.replayed !== true) this.emit({ kind: 'message', event, payload });
        else this.followRepeated(event, payload);
      })
      .subscribe((status, error) => this.follow(status, error));
  }

  private follow(status: string, error: Error | undefined): void {
    if (status === 'SUBSCRIBED' && this.mayHaveMissed) this.readAll();
    // From now on, joining means joining again, also when the first attempt failed.
    this.mayHaveMissed = true;
    if (status === 'CHANNEL_ERROR' && error) {
      // The client rejoins automatically; a lost connection is not worth an error report.
      console.warn(`The live topic ${this.topic} was interrupted.`, error);
    }
  }

  /** Who joins again reads everything again, whatever is repeated then; so does who was told as much as there is room for. */
  private followRepeated(event: string, payload: unknown): void {
    if (this.readsAll) return;
    this.repeated += 1;
    this.emit({ kind: 'message', event, payload });
    if (this.repeated === REPEATED_AT_MOST) this.readAll();
  }

  private readAll(): void {
    this.readsAll = true;
    this.emit({ kind: 'reconnected' });
  }

  private emit(event: LiveEvent): void {
    this.listeners.forEach((listener) => listener(event));
  }

  add(listener: LiveListener): void {
    this.listeners.add(listener);
  }

  /** Returns whether no listener is left. */
  remove(listener: LiveListener): boolean {
    this.listeners.delete(listener);
    return this.listeners.size === 0;
  }

  close(): void {
    this.isClosed = true;
    const { channel } = this;
    if (channel === null) return;
    backend()
      .then((client) => client.removeChannel(channel))
      .catch((error: unknown) => {
        reportError(error, { severity: 'warning', category: 'network', source: 'liveTopics' });
      });
  }
}

const topics = new Map<string, LiveTopic>();

/**
 * Subscribes to a private broadcast channel. Subscribers of the same topic share one channel. Returns the
 * function that unsubscribes.
 */
export function subscribeToTopic(topic: string, listener: LiveListener): () => void {
  let shared = topics.get(topic);
  if (shared === undefined) {
    shared = new LiveTopic(topic);
    topics.set(topic, shared);
    shared.open().catch((error: unknown) => {
      reportError(error, { category: 'network', source: 'liveTopics', context: { topic } });
    });
  }
  const live = shared;
  live.add(listener);
  return () => {
    if (!live.remove(listener)) return;
    if (topics.get(topic) === live) topics.delete(topic);
    live.close();
  };
}
