import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { WebSocketServer } from 'ws';

/** A project whose site was drawn long ago, and whose Realtime lets anyone join any channel. */
export interface LaxProject {
  /** Passes calls on to a backend; its Realtime and list of pages are its own. */
  readonly address: string;
  /** When its pages were drawn last, in milliseconds. */
  drawnAt: number;
  isOpen: boolean;
  close(): void;
}

/** Starts it before a backend. */
export async function startLaxProject(backend: string): Promise<LaxProject> {
  const server = createServer((request, response) => {
    if (request.url === '/sitemap.xml') {
      response.setHeader('last-modified', new Date(project.drawnAt).toUTCString()).end();
      return;
    }
    void (async () => {
      const { authorization = '', apikey = '' } = request.headers;
      const answer = await fetch(`${backend}${request.url}`, {
        method: request.method ?? 'GET',
        headers: { authorization, apikey: String(apikey), 'content-type': 'application/json' },
        body: await buffer(request),
      });
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(await answer.text());
    })();
  });
  const realtime = new WebSocketServer({ server, path: '/realtime/v1/websocket' });
  realtime.on('connection', (socket) => {
    socket.on('message', (said) => {
      const { ref, topic, payload } = JSON.parse(String(said));
      const isAllowed = project.isOpen || payload.config.private === true;
      const answer = { status: isAllowed ? 'ok' : 'error', response: {} };
      socket.send(JSON.stringify({ event: 'phx_reply', ref, topic, payload: answer }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const project: LaxProject = {
    address: `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`,
    drawnAt: 0,
    isOpen: true,
    close() {
      realtime.close();
      server.close();
      server.closeAllConnections();
    },
  };
  return project;
}
