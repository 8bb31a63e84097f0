import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as ask, type RequestListener } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';

function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes'];
  const algorithm = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  execFileSync(
    'openssl',
    ['req', '-x509', ...algorithm, ...subject, '-keyout', key, '-out', cert],
    { stdio: 'ignore' },
  );
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true, force: true });
  return pair;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** A server that browsers speak HTTP/2 to, as they do in production. */
export interface SecureServer {
  readonly origin: string;
  close(): void;
}

/** Puts HTTP/2 before something that answers HTTP/1.1; needs openssl for its certificate. */
export async function startSecureServer(answer: RequestListener): Promise<SecureServer> {
  const plain = createServer(answer);
  const port = await listen(plain);
  const secure = createSecureServer(selfSigned(), (incoming, outgoing) => {
    const named = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
    const headers = Object.fromEntries(named);
    const asking = ask(
      { port, method: incoming.method, path: incoming.url, headers },
      (answered) => {
        const {
          connection: _,
          'keep-alive': __,
          'transfer-encoding': ___,
          ...kept
        } = answered.headers;
        outgoing.writeHead(answered.statusCode ?? 502, kept);
        answered.pipe(outgoing);
      },
    );
    asking.on('error', () => outgoing.destroy());
    incoming.pipe(asking);
  });
  return {
    origin: `https://localhost:${await listen(secure)}`,
    close() {
      secure.close();
      plain.close();
    },
  };
}
