import { composePage, hashOfStyles, stylesOf } from './composePage';
import type { ReleaseViews } from './releaseViews';

const shell =
  '<head><title>Tree Service</title><script defer src="/main.js"></script></head><body><div id="root"></div></body>';

const views: ReleaseViews = {
  version: 'v1',
  addresses: new Set(['/services']),
  manifest: { address: '/remotes/mf-public/v1/mf-manifest.json', content: { note: '</script>' } },
  scripts: ['/remotes/mf-public/v1/remoteEntry.js'],
  pages: { ServicesPage: ['/remotes/mf-public/v1/services.js'] },
};

const parts = {
  shell,
  drawing: {
    html: '<h1>Costs $& and $1</h1>',
    styles: 'h1{}',
    styleAttributes: ' data-styled="true"',
    head: {},
    page: 'ServicesPage',
    data: {},
  },
  pathname: '/services',
  site: 'https://trees.example',
  remotesUrl: '/remotes.json',
  views,
} as const;

test('the page contains what was prerendered, marked with its path and build', () => {
  expect(composePage(parts)).toContain(
    '<div id="root" data-drawn-path="/services" data-drawn-release="v1"><h1>Costs $& and $1</h1></div>',
  );
});

test('files the scripts will request are preloaded, after the styles', () => {
  const html = composePage(parts);
  const places = [
    '<style',
    'href="/remotes.json"',
    'href="/remotes/mf-public/v1/remoteEntry.js"',
    'href="/remotes/mf-public/v1/services.js"',
  ].map((text) => html.indexOf(text));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('the manifest of the release comes with the page and cannot end its element', () => {
  const html = composePage(parts);
  const [, address, text = ''] =
    /id="drawn-manifest" data-address="([^"]+)">(.+?)<\/script>/.exec(html) ?? [];
  expect(address).toBe(views.manifest.address);
  expect(JSON.parse(text)).toEqual({ note: '</script>' });
});

test('an address cannot break out of its attribute', () => {
  const html = composePage({ ...parts, pathname: '/"><script>' });
  expect(html).not.toContain('"><script>');
});

test('a page whose scripts the release does not know is refused', () => {
  const drawing = { ...parts.drawing, page: 'OtherPage' };
  expect(() => composePage({ ...parts, drawing })).toThrow(/OtherPage/);
});

test('styles are hashed as a Content-Security-Policy lists them', () => {
  expect(hashOfStyles('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
});

test('fonts have their own element, which the application does not change', () => {
  const styles = '@font-face{src:url(a)}/*!sc*/\nh1{}/*!sc*/\n@font-face{src:url(b)}/*!sc*/\np{}';
  expect(stylesOf({ styles })).toEqual([
    '@font-face{src:url(a)}/*!sc*/\n@font-face{src:url(b)}/*!sc*/\n',
    'h1{}/*!sc*/\np{}',
  ]);
});
