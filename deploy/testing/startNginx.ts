import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/testing/freePort';
import { PAGES_FOLDER } from '../prerender/writePages';
import { findBrotliModules, findNginx } from './findNginx';

export interface Nginx {
  readonly port: number;
  /** Where the server without TLS answers, which sends everyone on. Only with a certificate. */
  readonly plainPort: number;
  stop(): Promise<void>;
}

const configurations = path.resolve(__dirname, '../nginx');
const READY_WITHIN_MS = 10_000;

/** What `npm run page` writes for nginx where nothing is drawn ahead and nothing outside is needed. */
export function plainMaps(plainPage: string): string {
  const empty = ['prerender_styles', 'outside_pictures', 'outside_connections'];
  const none = 'map $uri $outside_workers { default "\'none\'"; }';
  return [...empty.map((name) => `map $uri $${name} { default ""; }`), none, plainPage].join('\n');
}

/** What `npm run page` wrote for nginx; where it was not run, no page is drawn ahead. */
function mapsOf(releases: string): string {
  const file = path.join(releases, PAGES_FOLDER, 'nginx.conf');
  if (existsSync(file)) return `include ${file};`;
  return plainMaps('map $uri $plain_page { default "1"; }');
}

/** What the files of nginx say otherwise in a test. */
export interface NginxSettings {
  /** Origin of the backend, in place of https://PROJECT.supabase.co. */
  readonly backend?: string;
  /** Path of its Edge Functions; /functions/v1 unless said otherwise. */
  readonly functions?: string;
  /** Certificates that the backend is known by, in place of those of the system. */
  readonly trusted?: string;
  /** Files of a certificate for localhost; without one the site is served without TLS. */
  readonly certificate?: { readonly file: string; readonly key: string };
  /** Whether nginx has the brotli module, and so keeps brotli.conf. */
  readonly brotli?: boolean;
  /** File of its access log, if it keeps one. */
  readonly accessLog?: string;
}

const NOWHERE = 'http://127.0.0.1:9';
const SYSTEM_CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** The text of a file of deploy/nginx with the names of a deployment in it. */
function withNames(file: string, port: number, settings: NginxSettings): string {
  const {
    backend = NOWHERE,
    functions = '/functions/v1',
    trusted = SYSTEM_CERTIFICATES,
  } = settings;
  return readFileSync(path.join(configurations, file), 'utf8')
    .replace(' /functions/v1$uri', () => ` ${functions}$uri`)
    .replace(SYSTEM_CERTIFICATES, trusted)
    .replaceAll('https://PROJECT.supabase.co', backend)
    .replaceAll('wss://PROJECT.supabase.co', backend.replace('http', 'ws'))
    .replaceAll('server_name trees.example', 'server_name localhost')
    .replaceAll('trees.example', `localhost:${port}`);
}

/** The servers of site.conf on free ports; one without TLS when there is no certificate. */
function siteOn(
  port: number,
  plainPort: number,
  releases: string,
  settings: NginxSettings,
): string {
  const { certificate } = settings;
  const whole = withNames('site.conf', port, settings);
  const [before = '', ...servers] = whole.split(/^(?=server \{$)/m);
  const site = servers.find((one) => one.includes('listen 443 ssl http2;')) ?? '';
  const encrypted = certificate
    ? whole
        .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
        .replaceAll('listen 80', `listen 127.0.0.1:${plainPort}`)
        .replace(/ssl_certificate .+;/, `ssl_certificate ${certificate.file};`)
        .replace(/ssl_certificate_key .+;/, `ssl_certificate_key ${certificate.key};`)
    : before +
      site
        .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
        .replace(/^ *ssl_\w+ .+\n/gm, '');
  return encrypted
    .replace(/root .+;/, `root ${releases};`)
    .replace(/include \/.+\/pages\/nginx.conf;/, () => mapsOf(releases));
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1');
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => {
      resolve(false);
    });
  });
}

/** Serves releases with deploy/nginx/site.conf. Throws when there is no nginx or it does not start. */
export async function startNginx(
  releases: string,
  adminPassSecret: string,
  settings: NginxSettings = {},
): Promise<Nginx> {
  const program = findNginx();
  if (program === undefined) throw new Error('Install nginx to run this test.');
  const modules = settings.brotli ? findBrotliModules() : [];
  if (modules === undefined)
    throw new Error('Install the brotli modules of nginx to run this test.');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-nginx-'));
  mkdirSync(path.join(folder, 'nginx'));
  // At once, so that they differ.
  const [port, plainPort] = await Promise.all([freePort(), freePort()]);
  const packed = settings.brotli ? ['brotli.conf'] : [];
  for (const file of ['everywhere.conf', 'pages.conf', 'functions.conf', ...packed]) {
    writeFileSync(path.join(folder, 'nginx', file), withNames(file, port, settings));
  }
  writeFileSync(path.join(folder, 'nginx/site.conf'), siteOn(port, plainPort, releases, settings));
  writeFileSync(
    path.join(folder, 'nginx/adminPass.secret'),
    `set $admin_pass_secret "${adminPassSecret}";\n`,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${modules.map((file) => `load_module ${file};`).join(' ')}
     daemon off; master_process off; pid ${folder}/pid; error_log stderr warn; events {}
     http { access_log ${settings.accessLog ?? 'off'}; ${temporary} include nginx/site.conf; }`,
  );
  const running = spawn(program, ['-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  running.stderr.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const ended = new Promise<void>((resolve) => {
    running.once('exit', () => {
      resolve();
    });
  });
  const limit = Date.now() + READY_WITHIN_MS;
  while (!(await answers(port))) {
    if (running.exitCode !== null || Date.now() > limit) {
      running.kill('SIGKILL');
      throw new Error(`nginx does not start. ${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    port,
    plainPort,
    async stop() {
      running.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
