import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A certificate for `localhost`, which a function trusts with DENO_CERT naming `file`. */
export interface TestCertificate {
  key: string;
  cert: string;
  file: string;
  remove(): void;
}

/** Makes a certificate that nobody else trusts. */
export function makeCertificate(): TestCertificate {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const keyFile = path.join(folder, 'key.pem');
  const file = path.join(folder, 'cert.pem');
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost'],
      ...['-addext', 'basicConstraints=critical,CA:FALSE'],
      ...['-keyout', keyFile, '-out', file],
    ],
    { stdio: 'ignore' },
  );
  return {
    key: readFileSync(keyFile, 'utf8'),
    cert: readFileSync(file, 'utf8'),
    file,
    remove: () => rmSync(folder, { recursive: true }),
  };
}
