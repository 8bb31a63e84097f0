import { safeReturnPath } from './safeReturnPath';

const attacks: readonly unknown[] = [
  // Other origins, written openly.
  'https://evil.example',
  'http://evil.example/dashboard',
  'HTTPS://EVIL.EXAMPLE',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '//evil.example@own.invalid/',
  '//user:pass@evil.example/',
  'evil.example',
  'evil.example/dashboard',
  'www.evil.example',
  '@evil.example',
  ':443/dashboard',
  '?next=/dashboard',
  '#/dashboard',
  '',
  ' ',
  // Other schemes.
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'mailto:someone@evil.example',
  'ftp://evil.example',
  // Backslashes, which browsers read as slashes.
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/dashboard\\..\\..\\evil.example',
  '/dashboard?next=\\evil',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/%255cevil.example',
  '/%25255cevil.example',
  // Control and invisible characters, which browsers drop while parsing.
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  '\n/dashboard',
  ' /dashboard',
  '/dashboard ',
  '/dash board',
  '/\u0000/evil.example',
  '/\u0008/evil.example',
  '/\u001f/evil.example',
  '/\u007f/evil.example',
  '/\u0085/evil.example',
  '/\u00a0/evil.example',
  '/\u00ad/evil.example',
  '/\u200b/evil.example',
  '/\u200e/evil.example',
  '/\u202e/elpmaxe.live',
  '/\u2028/evil.example',
  '/\u2060/evil.example',
  '/\u3000/evil.example',
  '\ufeff/dashboard',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/%00/evil.example',
  '/%2509/evil.example',
  '/dashboard%20',
  '/dashboard?x=%0d%0aSet-Cookie:a=b',
  '/dashboard#%0a',
  // Encoded slashes.
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%252fevil.example',
  '/%25252fevil.example',
  '/requests%2f1',
  // Dot segments, which can eat their way to a second slash.
  '/..//evil.example',
  '/.//evil.example',
  '/./dashboard',
  '/../dashboard',
  '/a/..//evil.example',
  '/dashboard/..',
  '/%2e%2e//evil.example',
  '/%2e%2e/evil.example',
  '/.%2e/evil.example',
  '/%252e%252e/evil.example',
  // Double slashes further on.
  '/dashboard//evil.example',
  '/;//evil.example',
  '/https://evil.example',
  // Malformed or non-canonical encoding.
  '/%',
  '/%zz',
  '/%c0%af/evil.example',
  '/%e0%80%af/evil.example',
  '/%ud83d',
  '/dashboard?x=%',
  '/dashboard?x=%ff',
  // Look-alikes of the slash and letters a browser would rewrite.
  '/\u2215evil.example',
  '/\uff0fevil.example',
  '/\u2044evil.example',
  '/\ud800',
  '/<script>',
  '/"onmouseover=alert(1)',
  // Not strings, and far too long.
  null,
  undefined,
  42,
  {},
  ['/dashboard'],
  { toString: () => '/dashboard' },
  `/${'a'.repeat(3000)}`,
];

const paths = [
  '/',
  '/dashboard',
  '/request',
  '/requests/8a2f5a1e-96c0-4e6e-8e44-0d4ec0ffee11',
  '/vendor/account/media',
  '/providers?zip=97201&category=tree-removal',
  '/help-center#tokens',
  '/blog/when-to-prune-oaks?ref=a%20b#top',
  '/services/',
  '/~team/a.b_c-d',
];

describe('safeReturnPath', () => {
  it('knows more than sixty tricks', () => {
    console.log(`Attacks on return paths: ${attacks.length}`);
    expect(attacks.length).toBeGreaterThanOrEqual(60);
  });

  it.each(attacks.map((attack) => [attack]))('refuses %j', (attack) => {
    expect(safeReturnPath(attack)).toBeNull();
  });

  it.each(paths)('returns %s unchanged', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it('never answers with an address another origin could own', () => {
    for (const attack of attacks) {
      const answer = safeReturnPath(attack);
      if (answer !== null) {
        expect(new URL(answer, 'https://shop.example').origin).toBe('https://shop.example');
      }
    }
  });
});
