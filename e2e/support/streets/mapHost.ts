import { createServer } from 'node:http';

/** A host of map data at an origin of its own. */
export interface MapHost {
  /** Address of the archive. */
  readonly address: string;
  /** What it answers with; nothing while null. */
  archive: Buffer | null;
  /** How often it was asked. */
  asked(): number;
  close(): Promise<void>;
}

/** Starts a host that hands out parts of an archive to any page, as object stores do. */
export async function startMapHost(): Promise<MapHost> {
  let requests = 0;
  const server = createServer(({ headers, method }, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Range, If-Match');
    if (method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    requests += 1;
    const { archive } = host;
    const [, from = '0', to = '0'] = /bytes=(\d+)-(\d+)/.exec(headers.range ?? '') ?? [];
    if (archive === null) {
      response.writeHead(503).end();
      return;
    }
    const last = Math.min(Number(to), archive.byteLength - 1);
    response.writeHead(206, {
      'Content-Type': 'application/octet-stream',
      'Content-Range': `bytes ${from}-${last}/${archive.byteLength}`,
    });
    response.end(archive.subarray(Number(from), last + 1));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  const port = typeof place === 'object' && place !== null ? place.port : 0;
  const host: MapHost = {
    address: `http://localhost:${port}/city.pmtiles`,
    archive: null,
    asked: () => requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return host;
}
