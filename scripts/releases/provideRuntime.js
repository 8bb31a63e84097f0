// @ts-check
const path = require('node:path');
const { readdirSync, readFileSync, writeFileSync } = require('node:fs');
const { createStandaloneRuntimeConfig } = require('../bundling/standaloneRuntimeConfig.js');
const { compile } = require('./compile.js');

const SCRIPT = /^federationRuntime\.[0-9a-f]{10}\.js$/;

/**
 * Puts the federation runtime beside a compiled remote, and into its own page before anything else.
 * @param {{ name: string, outputPath: string, address: string }} bundle
 * @returns {Promise<string[]>} The files it was made from.
 */
async function provideRuntime({ name, outputPath, address }) {
  const { inputs } = await compile(createStandaloneRuntimeConfig({ name, outputPath }));
  const script = readdirSync(outputPath).find((file) => SCRIPT.test(file));
  if (!script) throw new Error(`${name} has no federation runtime.`);
  const page = path.join(outputPath, 'standalone.html');
  const html = readFileSync(page, 'utf8');
  const first = html.indexOf('<script defer');
  if (first < 0) throw new Error(`The page of ${name} has no script.`);
  const runtime = `<script defer="defer" src="${address}${script}"></script>`;
  writeFileSync(page, html.slice(0, first) + runtime + html.slice(first));
  return inputs;
}

module.exports = { provideRuntime };
