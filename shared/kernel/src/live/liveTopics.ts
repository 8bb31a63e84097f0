import type { RealtimeChannel } from '@supabase/supabase-js';
import { useEffect, useEffectEvent } from 'react';
import { backend } from '../backend/backend';
import { reportError } from '../errors/reportError';
import { readNewsSince } from '../backend/news';
import { ageOfOldestRead } from '../queries/changes';
import { useAuth, useViewing } from '../auth/authStore';

/**
 * An event on a live topic: a message, or a (re)connection after which messages may be missing. Changes
 * between a page's first read and its joining arrive as messages once it has joined.
 */
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

/**
 * The kinds of change on an account's own topic (`user:<id>`) after the page began to read and before it
 * joined. Null when that cannot be known, so that everything live must be read again.
 */
async function missedNews(topic: string): Promise<readonly string[] | null> {
  const age = ageOfOldestRead();
  // What has not been read yet will be read as it is now.
  if (age === null) return [];
  if (!topic.startsWith('user:')) return null;
  try {
    return await readNewsSince(age / 1000);
  } catch (error) {
    reportError(error, { severity: 'warning', category: 'network', source: 'missedNews' });
    return null;
  }
}

export type LiveListener = (event: LiveEvent) => void;

class LiveTopic {
  private readonly listeners = new Set<LiveListener>();
  private channel: RealtimeChannel | null = null;
  private mayHaveMissed = false;
  private isClosed = false;

  constructor(private readonly topic: string) {}

  async open(): Promise<void> {
    const client = await backend();
    // A private channel is joined with the session's token; policies decide who may listen.
    await client.realtime.setAuth();
    if (this.isClosed) return;
    this.channel = client
      .channel(this.topic, { config: { private: true } })
      .on('broadcast', { event: '*' }, ({ event, payload }) =>
        this.emit({ kind: 'message', event, payload }),
      )
      .subscribe((status, error) => this.follow(status, error));
  }

  private follow(status: string, error: Error | undefined): void {
    if (status === 'SUBSCRIBED') {
      if (this.mayHaveMissed) this.emit({ kind: 'reconnected' });
      else void this.catchUp();
    }
    // From now on, joining means joining again, also when the first attempt failed.
    this.mayHaveMissed = true;
    if (status === 'CHANNEL_ERROR' && error) {
      // The client rejoins automatically; a lost connection is not worth an error report.
      console.warn(`The live topic ${this.topic} was interrupted.`, error);
    }
  }

  private async catchUp(): Promise<void> {
    const kinds = await missedNews(this.topic);
    if (kinds === null) this.emit({ kind: 'reconnected' });
    else
      kinds.forEach((kind) => this.emit({ kind: 'message', event: 'changed', payload: { kind } }));
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
function subscribeToTopic(topic: string, listener: LiveListener): () => void {
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

/**
 * Calls `handler` for each message on a private topic while the component is mounted, and with
 * `{ kind: 'reconnected' }` after a lost connection: read again what the component shows. Does nothing
 * while `topic` is null, no one is signed in, or someone else's pages are viewed.
 */
export function useLiveTopic(topic: string | null, handler: (event: LiveEvent) => void): void {
  const userId = useAuth((auth) => auth.user?.id ?? null);
  const isViewing = useViewing() !== null;
  const onEvent = useEffectEvent(handler);
  useEffect(() => {
    if (topic === null || userId === null || isViewing) return undefined;
    return subscribeToTopic(topic, (event) => onEvent(event));
  }, [topic, userId, isViewing]);
}
