import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { outsideSources } from './outsideSources';
import { contentSecurityPolicy, everywhere, onPages } from './securityHeaders';
import { scriptHashes, styleHashes } from './inlineHashes';

const escape = (text: string) => text.replace(/[()*]/g, '\\$&');

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function installedToastStyle(): string {
  const library = readFileSync(path.resolve('node_modules/sonner/dist/index.mjs'), 'utf8');
  const [, literal = '""'] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(library) ?? [];
  return String(JSON.parse(literal));
}

function textIn(element: 'style' | 'script', file = 'shell/src/index.html'): string {
  const page = readFileSync(path.resolve(file), 'utf8');
  const [, text = ''] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(page) ?? [];
  // The build leaves out what is around it.
  return text.trim();
}

test('the listed elements are those of the installed libraries and of the page', () => {
  expect(styleHashes.empty).toBe(hashOf(''));
  expect(styleHashes.toasts).toBe(hashOf(installedToastStyle()));
  expect(styleHashes.notStarted).toBe(hashOf(textIn('style')));
  expect(scriptHashes.appearance).toBe(hashOf(textIn('script')));
  expect(textIn('script', 'shared/market/src/standalone/page.html')).toBe(textIn('script'));
});

test('a page may run no inline script but the one that applies the appearance, evaluate nothing and be framed by no one', () => {
  const origin = 'https://trees.example';
  const policy = contentSecurityPolicy({ siteOrigin: origin, backendOrigin: origin });
  expect(policy).toContain(`script-src 'self' '${scriptHashes.appearance}';`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\*/);
});

test('scripts are loaded only through one policy, and never written as text', () => {
  const origin = 'https://trees.example';
  const policy = contentSecurityPolicy({ siteOrigin: origin, backendOrigin: origin });
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types tree-service;");
  expect(onPages['Integrity-Policy']).toBe('blocked-destinations=(script)');
});

test('a backend of its own is reachable over HTTP and web sockets, and its images show', () => {
  const policy = contentSecurityPolicy({
    siteOrigin: 'https://trees.example',
    backendOrigin: 'https://abc.supabase.co',
  });
  expect(policy).toMatch(/connect-src [^;]*https:\/\/abc\.supabase\.co wss:\/\/abc\.supabase\.co/);
  expect(policy).toMatch(/img-src [^;]*https:\/\/abc\.supabase\.co/);
});

test('pictures may come from where the map tiles are, and nothing else may', () => {
  const origin = 'https://trees.example';
  const policy = contentSecurityPolicy({
    siteOrigin: origin,
    backendOrigin: origin,
    outside: outsideSources(
      { mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}', attribution: '' } },
      origin,
    ),
  });
  expect(policy).toContain("worker-src 'none';");
  expect(policy.match(/https:\/\/tiles\.example/g)).toHaveLength(1);
  expect(policy).toMatch(/img-src [^;]*https:\/\/tiles\.example/);
});

test('streets may be read from where they are, and drawn by a worker', () => {
  const origin = 'https://trees.example';
  const mapStreets = {
    url: 'https://maps.example/style.json',
    format: 'style',
    hosts: ['https://glyphs.example'],
    attribution: '',
  } as const;
  const policy = contentSecurityPolicy({
    siteOrigin: origin,
    backendOrigin: origin,
    outside: outsideSources({ mapStreets }, origin),
  });
  const both = 'https://maps.example https://glyphs.example';
  expect(policy).toMatch(new RegExp(`img-src [^;]* ${both};`));
  expect(policy).toMatch(new RegExp(`connect-src [^;]* ${both};`));
  expect(policy).toContain('worker-src blob:;');
  expect(policy).toMatch(/script-src 'self' '[^ ]+';/);
});

test('forecasts may be read from where they are, and nothing else may', () => {
  const origin = 'https://trees.example';
  const policy = contentSecurityPolicy({
    siteOrigin: origin,
    backendOrigin: origin,
    outside: outsideSources({ weatherUrl: 'https://weather.example/nws' }, origin),
  });
  expect(policy.match(/https:\/\/weather\.example/g)).toHaveLength(1);
  expect(policy).toMatch(/connect-src [^;]* https:\/\/weather\.example;/);
});

test('nginx sends the same policy and headers', () => {
  const read = (file: string) => readFileSync(path.resolve('deploy/nginx', file), 'utf8');
  const policy = contentSecurityPolicy({
    siteOrigin: 'https://trees.example',
    backendOrigin: 'https://PROJECT.supabase.co',
    styleHashes: ['PRERENDER_STYLES'],
    outside: {
      pictures: ['$outside_pictures'],
      connections: ['$outside_connections'],
      workers: ['$outside_workers'],
    },
  });
  // nginx has them in quotes already.
  const withVariable = policy.replace("'PRERENDER_STYLES'", () => '$prerender_styles');
  expect(read('pages.conf')).toContain(`Content-Security-Policy "${withVariable}"`);
  const named = (name: string, value: string) =>
    new RegExp(`add_header ${name} "?${escape(value)}"? always`);
  for (const [name, value] of Object.entries(onPages)) {
    expect(read('pages.conf')).toMatch(named(name, value));
  }
  for (const [name, value] of Object.entries(everywhere)) {
    expect(read('everywhere.conf')).toMatch(named(name, value));
  }
});
