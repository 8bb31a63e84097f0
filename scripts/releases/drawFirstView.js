// @ts-check
const path = require('node:path');
const os = require('node:os');
const { createHash } = require('node:crypto');
const { mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { brotliCompressSync, gzipSync } = require('node:zlib');
const { JSDOM, VirtualConsole } = require('jsdom');
const { createFirstViewConfig } = require('../bundling/firstViewConfig.js');
const { compile } = require('./compile.js');

/**
 * Runs the script that draws the view in a document without layout or network.
 * @param {string} script
 * @returns {Promise<import('@tree-service/design/prerender').FirstView>}
 */
async function draw(script) {
  const { window } = new JSDOM('<!doctype html><body></body>', {
    url: 'https://trees.example/',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    virtualConsole: new VirtualConsole().sendTo(console),
  });
  try {
    window.eval(script);
    if (!window.drawFirstView) throw new Error('The first view offers nothing to draw.');
    return await window.drawFirstView();
  } finally {
    window.close();
  }
}

/**
 * Names that styled-components counts up in every document. Under another prefix those of the first
 * view cannot be taken for those of the running page.
 * @param {string} text
 */
const renamed = (text) => text.replace(/\bsc-(?=[a-zA-Z])/g, 'fv-');

/**
 * Draws what the home page looks like before its scripts have run, as far as it is this bundle's, and
 * writes it into the compiled bundle: `first-view.json` with the markup, the name of its style sheet
 * and the scripts the page will ask for; the style sheet, compressed too; and `public-pages.json`, the
 * paths of the pages search engines may find.
 * @param {{ name: string, dir: string, outputPath: string, address: string, scripts: string[] }} bundle
 * @returns {Promise<string[]>} The files it was made from.
 */
async function drawFirstView({ name, dir, outputPath, address, scripts }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-first-view-'));
  try {
    const { inputs } = await compile(
      createFirstViewConfig({ name, dir, outputPath: folder, pagePublicPath: address }),
    );
    const drawn = await draw(readFileSync(path.join(folder, 'firstView.js'), 'utf8'));
    const html = drawn.html.replace(/class="[^"]*"/g, renamed);
    // The style sheet stands at the root of the release, so its files are found beside it.
    const css = Buffer.from(renamed(drawn.css).replaceAll(address, ''));
    const styles = `first-view.${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
    writeFileSync(path.join(outputPath, styles), css);
    writeFileSync(path.join(outputPath, `${styles}.gz`), gzipSync(css));
    writeFileSync(path.join(outputPath, `${styles}.br`), brotliCompressSync(css));
    writeFileSync(
      path.join(outputPath, 'first-view.json'),
      JSON.stringify({ html, styles, scripts }),
    );
    if (drawn.pages) {
      writeFileSync(path.join(outputPath, 'public-pages.json'), JSON.stringify(drawn.pages));
    }
    return inputs;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

module.exports = { drawFirstView };
