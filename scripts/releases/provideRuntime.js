// @ts-check
const { createHash } = require('node:crypto');
const { readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { buildSync } = require('esbuild');

const ROOT = path.resolve(__dirname, '../..');

/**
 * Puts the federation runtime beside a compiled remote, and into its own page before anything else: the
 * shell hands on its own, and a remote on its own page has no shell.
 * @param {{ outputPath: string, address: string }} bundle
 * @returns {string[]} The files it was made from, absolute.
 */
function provideRuntime({ outputPath, address }) {
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: ROOT,
    entryPoints: [path.join(__dirname, 'federationRuntime.js')],
    bundle: true,
    minify: true,
    legalComments: 'none',
    platform: 'browser',
    target: 'es2020',
    define: { ENV_TARGET: '"web"', 'process.env.NODE_ENV': '"production"' },
    write: false,
    metafile: true,
  });
  const [file] = outputFiles;
  if (!file) throw new Error('The federation runtime was not compiled.');
  const hash = createHash('sha256').update(file.contents).digest('hex').slice(0, 10);
  const script = `federationRuntime.${hash}.js`;
  writeFileSync(path.join(outputPath, script), file.contents);
  const page = path.join(outputPath, 'standalone.html');
  const html = readFileSync(page, 'utf8');
  const first = html.indexOf('<script defer');
  if (first < 0) throw new Error(`${page} has no script.`);
  const runtime = `<script defer="defer" src="${address}${script}"></script>`;
  writeFileSync(page, html.slice(0, first) + runtime + html.slice(first));
  return Object.keys(metafile.inputs).map((input) => path.join(ROOT, input));
}

module.exports = { provideRuntime };
