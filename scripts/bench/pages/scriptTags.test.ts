import { withHashes, withHashList } from '../../../deploy/pageHashes';
import { scriptTags, withoutScripts } from './scriptTags';

const page = `<head><link rel="preload" as="script" href="/shell/1/application.js">
<script defer="defer" src="/shell/1/main.js"></script></head>
<body><script type="application/json" id="drawn-data">{}</script><div id="root">Read me</div>
<script type="application/json" id="drawn-manifest" data-address="/a.json">{}</script></body>`;

test('of a page as it is released, with the hashes of its files, no script is left', async () => {
  const released = await withHashes(
    withHashList(page, '/shell/1/', { 'late.js': 'sha384-late' }),
    () => 'sha384-any',
  );
  expect(scriptTags(released)).toHaveLength(4);
  const bare = withoutScripts(released);
  expect(bare).not.toMatch(/\.js|preload|drawn-manifest/);
  expect(bare).toContain('Read me');
  // What the page was drawn with is not a script.
  expect(bare).toContain('drawn-data');
});
