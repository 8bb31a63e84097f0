import type { RealtimeChannel } from '@supabase/supabase-js';
import { backend } from '../backend/backend';
import { reportError } from '../errors/reportError';

/** What arrives on a live topic: a message, or the news that some may have been missed. */
export type LiveEvent =
  | { readonly kind: 'message'; readonly event: string; readonly payload: unknown }
  | { readonly kind: 'reconnected' };

const claimed = new WeakSet<LiveEvent>();

/**
 * Whether nobody has taken this event on yet; the caller then has. Lets the frame and a page listen to
 * the same topic without reading everything twice.
 */
export function claimLiveEvent(event: LiveEvent): boolean {
  if (claimed.has(event)) return false;
  claimed.add(event);
  return true;
}

/** Called for everything that arrives. */
export type LiveListener = (event: LiveEvent) => void;

class LiveTopic {
  private readonly listeners = new Set<LiveListener>();
  private channel: RealtimeChannel | null = null;
  private wasJoined = false;
  private isClosed = false;

  constructor(private readonly topic: string) {}

  async open(): Promise<void> {
    const client = await backend();
    // A private channel is joined in the name of the session; its policies decide who may listen.
    await client.realtime.setAuth();
    if (this.isClosed) return;
    this.channel = client
      .channel(this.topic, { config: { private: true } })
      .on('broadcast', { event: '*' }, ({ event, payload }) =>
        this.tell({ kind: 'message', event, payload }),
      )
      .subscribe((status, error) => this.follow(status, error));
  }

  private follow(status: string, error: Error | undefined): void {
    if (status === 'SUBSCRIBED') {
      if (this.wasJoined) this.tell({ kind: 'reconnected' });
      this.wasJoined = true;
    } else if (status === 'CHANNEL_ERROR' && error) {
      // The client joins again by itself; a cut line is no error worth keeping.
      console.warn(`The live topic ${this.topic} was interrupted.`, error);
    }
  }

  private tell(event: LiveEvent): void {
    this.listeners.forEach((listener) => listener(event));
  }

  add(listener: LiveListener): void {
    this.listeners.add(listener);
  }

  /** Returns whether nobody listens any more. */
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
 * Listens to a private broadcast channel. Components listening to the same topic share one channel.
 * Returns the function that stops listening.
 */
export function listenToTopic(topic: string, listener: LiveListener): () => void {
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
