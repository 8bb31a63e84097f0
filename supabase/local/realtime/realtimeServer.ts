import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { BackendKeys } from '../backendKeys';
import { callerOf } from '../caller';
import type { Database } from '../database';
import { LiveSocket } from './liveSocket';
import { mayHear } from './topicAccess';

const PATH = '/realtime/v1/websocket';
const FRAME_LIMIT_BYTES = 64 * 1024;
/** Browsers send a heartbeat every 25 s; a browser that misses three is gone. */
const SILENCE_MS = 75_000;
/** How long hosted Supabase keeps messages. */
const KEEP = '3 days';

/** Delivers what the database broadcasts to the browsers whose account may hear it. */
export class RealtimeServer {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: FRAME_LIMIT_BYTES });
  readonly #sockets = new Set<LiveSocket>();
  #delivery: Promise<void> = Promise.resolve();

  constructor(
    readonly database: Database,
    readonly keys: BackendKeys,
    readonly onError: (error: unknown) => void,
  ) {}

  /** Begins to listen to the database. */
  async start(): Promise<void> {
    await this.database.listen('realtime_messages', (id) => {
      this.#delivery = this.#delivery.then(() => this.#deliver(id)).catch(this.onError);
    });
  }

  /** Takes over a connection that asks for a web socket, or refuses it with a plain HTTP answer. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname !== PATH) return refuse(socket, '404 Not Found');
    if (!callerOf(url.searchParams.get('apikey') ?? '', this.keys))
      return refuse(socket, '401 Unauthorized');
    const version = url.searchParams.get('vsn') === '1.0.0' ? '1.0.0' : '2.0.0';
    this.#server.handleUpgrade(request, socket, head, (webSocket) => {
      const live = new LiveSocket(webSocket, {
        version,
        keys: this.keys,
        mayHear: (token, topic) => this.#mayHear(token, topic),
        onError: this.onError,
      });
      this.#sockets.add(live);
      const silence = setTimeout(() => webSocket.terminate(), SILENCE_MS);
      silence.unref();
      webSocket.on('message', () => silence.refresh());
      webSocket.on('close', () => {
        clearTimeout(silence);
        this.#sockets.delete(live);
      });
    });
  }

  /** Forgets messages that hosted Supabase would have forgotten. */
  async trim(): Promise<void> {
    await this.database.query(
      `delete from realtime.messages where inserted_at < now() at time zone 'utc' - interval '${KEEP}'`,
    );
  }

  /** Closes every connection, and delivers nothing more. */
  close(): void {
    for (const { socket } of this.#sockets) socket.close(1001, 'The server is stopping.');
    this.#sockets.clear();
    this.#server.close();
  }

  async #mayHear(token: string, topic: string): Promise<boolean> {
    const caller = callerOf(token, this.keys);
    return caller !== undefined && mayHear(this.database, caller, topic);
  }

  async #deliver(id: string): Promise<void> {
    if (this.#sockets.size === 0) return;
    const [message] = await this.database.query<{ topic: string; event: string; payload: unknown }>(
      'select topic, event, payload from realtime.messages where id = $1 and private',
      [id],
    );
    if (!message) return;
    for (const socket of this.#sockets)
      socket.broadcast(message.topic, message.event, message.payload, id);
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
