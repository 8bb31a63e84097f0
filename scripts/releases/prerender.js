// @ts-check
const path = require('node:path');
const os = require('node:os');
const { createHash } = require('node:crypto');
const { mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { brotliCompressSync, gzipSync } = require('node:zlib');
const { JSDOM, VirtualConsole } = require('jsdom');
const { createPrerenderConfig } = require('../bundling/prerenderConfig.js');
const { compile } = require('./compile.js');

/**
 * Runs the prerender script in a document without layout or network.
 * @param {string} script
 * @returns {Promise<import('@tree-service/design/prerender').PrerenderedView>}
 */
async function run(script) {
  const { window } = new JSDOM('<!doctype html><body></body>', {
    url: 'https://trees.example/',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    virtualConsole: new VirtualConsole().sendTo(console),
  });
  try {
    window.eval(script);
    if (!window.prerender) throw new Error('The script registered no prerender.');
    return await window.prerender();
  } finally {
    window.close();
  }
}

/**
 * styled-components numbers class names per document. A prefix of their own keeps the prerendered
 * names from matching those of the running page.
 * @param {string} text
 */
const renamed = (text) => text.replace(/\bsc-(?=[a-zA-Z])/g, 'pre-');

/**
 * Prerenders this bundle's part of the home page and writes it into the compiled bundle:
 * `prerender.json` with the markup, the name of its style sheet and the scripts the page loads; the
 * style sheet, also compressed; and `public-pages.json`, the paths of the pages search engines may find.
 * @param {{ name: string, dir: string, outputPath: string, address: string, scripts: string[] }} bundle
 * @returns {Promise<string[]>} The files it was made from.
 */
async function prerender({ name, dir, outputPath, address, scripts }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-prerender-'));
  try {
    const { inputs } = await compile(
      createPrerenderConfig({ name, dir, outputPath: folder, pagePublicPath: address }),
    );
    const view = await run(readFileSync(path.join(folder, 'prerender.js'), 'utf8'));
    const html = view.html.replace(/class="[^"]*"/g, renamed);
    // The style sheet stands at the root of the release, so its files are found beside it.
    const css = Buffer.from(renamed(view.css).replaceAll(address, ''));
    const styles = `prerender.${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
    writeFileSync(path.join(outputPath, styles), css);
    writeFileSync(path.join(outputPath, `${styles}.gz`), gzipSync(css));
    writeFileSync(path.join(outputPath, `${styles}.br`), brotliCompressSync(css));
    writeFileSync(
      path.join(outputPath, 'prerender.json'),
      JSON.stringify({ html, styles, scripts }),
    );
    if (view.pages) {
      writeFileSync(path.join(outputPath, 'public-pages.json'), JSON.stringify(view.pages));
    }
    return inputs;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

module.exports = { prerender };
