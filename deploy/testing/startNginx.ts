import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/testing/freePort';
import { PAGES_FOLDER } from '../firstView/writePages';
import { findNginx } from './findNginx';

/** A running nginx. */
export interface Nginx {
  readonly port: number;
  stop(): Promise<void>;
}

const configurations = path.resolve(__dirname, '../nginx');
const READY_WITHIN_MS = 10_000;

/** What `npm run page` wrote for nginx; where it was not run, no page is drawn ahead. */
function mapsOf(releases: string): string {
  const file = path.join(releases, PAGES_FOLDER, 'nginx.conf');
  if (existsSync(file)) return `include ${file};`;
  return 'map $uri $first_view_styles { default ""; } map $uri $plain_page { default "1"; }';
}

/** The first server of site.conf without TLS, HTTP/2 and brotli, which need files or modules of their own. */
function siteOn(port: number, releases: string): string {
  const [site = ''] = readFileSync(path.join(configurations, 'site.conf'), 'utf8').split(
    /^server \{\n {4}listen 80;/m,
  );
  return site
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^ *(?:http2|ssl_certificate(?:_key)?|brotli(?:_static)?) .+\n/gm, '')
    .replace(/root .+;/, `root ${releases};`)
    .replace(/include \/.+\/pages\/nginx.conf;/, () => mapsOf(releases));
}

async function answers(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/robots.txt`);
    return true;
  } catch {
    return false;
  }
}

/** Serves releases with deploy/nginx/site.conf. Throws when there is no nginx or it does not start. */
export async function startNginx(releases: string, adminPassSecret: string): Promise<Nginx> {
  const program = findNginx();
  if (program === undefined) throw new Error('Install nginx to run this test.');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-nginx-'));
  mkdirSync(path.join(folder, 'nginx'));
  for (const file of ['everywhere.conf', 'pages.conf']) {
    const text = readFileSync(path.join(configurations, file), 'utf8');
    writeFileSync(path.join(folder, 'nginx', file), text);
  }
  const port = await freePort();
  writeFileSync(path.join(folder, 'nginx/site.conf'), siteOn(port, releases));
  writeFileSync(
    path.join(folder, 'nginx/adminPass.secret'),
    `set $admin_pass_secret "${adminPassSecret}";\n`,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr warn; events {}
     http { access_log off; ${temporary} include nginx/site.conf; }`,
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
    async stop() {
      running.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
