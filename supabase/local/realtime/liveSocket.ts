import type { WebSocket } from 'ws';
import { callerOf } from '../caller';
import type { BackendKeys } from '../backendKeys';
import { readFrame, reply, writeFrame, type Frame, type FrameVersion } from './frames';

const TOPIC_PREFIX = 'realtime:';
const CHANNELS_AT_MOST = 100;
/** Timers cannot wait longer; a token that lives longer is looked at again then. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

interface Channel {
  joinRef: string | null;
  expiry: NodeJS.Timeout;
}

/** What a socket asks its server. */
export interface LiveSocketOptions {
  version: FrameVersion;
  keys: BackendKeys;
  /** Whether the bearer of a token may hear a topic. */
  mayHear(token: string, topic: string): Promise<boolean>;
  onError(error: unknown): void;
}

/** One connection of a browser, with the private channels it has joined. */
export class LiveSocket {
  readonly #channels = new Map<string, Channel>();
  #work: Promise<void> = Promise.resolve();

  constructor(
    readonly socket: WebSocket,
    readonly options: LiveSocketOptions,
  ) {
    socket.on('message', (data, isBinary) => {
      // Binary frames carry what browsers broadcast themselves; only the database broadcasts here.
      const frame = isBinary ? undefined : readFrame(String(data));
      if (frame) this.#enqueue(frame);
      else if (!isBinary) socket.close(1007, 'This is not a message of the Phoenix protocol.');
    });
    socket.on('close', () => this.#channels.forEach((channel) => clearTimeout(channel.expiry)));
    socket.on('error', () => socket.terminate());
  }

  /** Delivers a broadcast of a topic, if this connection has joined it. */
  broadcast(topic: string, event: string, payload: unknown, messageId: string): void {
    if (!this.#channels.has(topic)) return;
    const body = { type: 'broadcast', event, payload, meta: { id: messageId } };
    this.#send({
      joinRef: null,
      ref: null,
      topic: TOPIC_PREFIX + topic,
      event: 'broadcast',
      payload: body,
    });
  }

  // One after the other, so that a leave never overtakes its join.
  #enqueue(frame: Frame): void {
    this.#work = this.#work
      .then(() => this.#receive(frame))
      .catch((error: unknown) => {
        this.options.onError(error);
        this.#send(reply(frame, 'error', { reason: 'The server could not answer.' }));
      });
  }

  async #receive(frame: Frame): Promise<void> {
    const topic = frame.topic.startsWith(TOPIC_PREFIX)
      ? frame.topic.slice(TOPIC_PREFIX.length)
      : undefined;
    if (frame.event === 'heartbeat') {
      this.#send(reply(frame, 'ok'));
    } else if (topic === undefined || topic === '') {
      this.#send(reply(frame, 'error', { reason: 'unmatched topic' }));
    } else if (frame.event === 'phx_join') {
      await this.#join(frame, topic);
    } else if (frame.event === 'access_token') {
      await this.#renew(frame, topic);
    } else if (frame.event === 'phx_leave') {
      this.#send(reply(frame, 'ok'));
      this.#close(topic);
    } else if (frame.ref !== null) {
      this.#send(reply(frame, 'error', { reason: 'Only the database broadcasts here.' }));
    }
  }

  async #join(frame: Frame, topic: string): Promise<void> {
    const { config, access_token: token } = frame.payload;
    const isPrivate =
      typeof config === 'object' &&
      config !== null &&
      'private' in config &&
      config.private === true;
    const refusal = !isPrivate
      ? 'PrivateOnly: This project only allows private channels'
      : this.#channels.size >= CHANNELS_AT_MOST
        ? 'ChannelRateLimitReached: Too many channels'
        : !(await this.#admits(token, topic))
          ? `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`
          : undefined;
    if (refusal !== undefined || typeof token !== 'string') {
      this.#send(reply(frame, 'error', { reason: refusal }));
      return;
    }
    this.#close(topic);
    this.#open(topic, frame.joinRef ?? frame.ref, token);
    this.#send(reply(frame, 'ok', { postgres_changes: [] }));
  }

  async #renew(frame: Frame, topic: string): Promise<void> {
    const channel = this.#channels.get(topic);
    const token = frame.payload['access_token'];
    // Clients also send their API key, which renews nothing; hosted Supabase ignores it too.
    if (!channel || typeof token !== 'string' || token.startsWith('sb_')) return;
    if (await this.#admits(token, topic)) {
      clearTimeout(channel.expiry);
      this.#open(topic, channel.joinRef, token);
    } else {
      this.#expel(topic, 'The access token does not admit to this channel.');
    }
  }

  async #admits(token: unknown, topic: string): Promise<boolean> {
    if (typeof token !== 'string') return false;
    // Visitors hear nothing, so the database is not asked about them.
    const caller = callerOf(token, this.options.keys);
    if (!caller || caller.role === 'anon') return false;
    return this.options.mayHear(token, topic);
  }

  #open(topic: string, joinRef: string | null, token: string): void {
    const expires = callerOf(token, this.options.keys)?.claims['exp'];
    const left = typeof expires === 'number' ? expires * 1000 - Date.now() : LONGEST_WAIT_MS;
    const expiry = setTimeout(
      () => this.#expel(topic, 'Token has expired'),
      Math.min(left, LONGEST_WAIT_MS),
    );
    expiry.unref();
    this.#channels.set(topic, { joinRef, expiry });
  }

  #expel(topic: string, message: string): void {
    const payload = { status: 'error', extension: 'system', channel: topic, message };
    this.#send({ joinRef: null, ref: null, topic: TOPIC_PREFIX + topic, event: 'system', payload });
    this.#close(topic);
  }

  #close(topic: string): void {
    const channel = this.#channels.get(topic);
    if (!channel) return;
    clearTimeout(channel.expiry);
    this.#channels.delete(topic);
    const { joinRef } = channel;
    this.#send({
      joinRef,
      ref: joinRef,
      topic: TOPIC_PREFIX + topic,
      event: 'phx_close',
      payload: {},
    });
  }

  #send(frame: Frame): void {
    if (this.socket.readyState === this.socket.OPEN)
      this.socket.send(writeFrame(frame, this.options.version));
  }
}
