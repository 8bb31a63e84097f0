// @ts-check
const path = require('node:path');
const { rmSync, writeFileSync } = require('node:fs');
const { createConfig, provides, RELEASE_PLACEHOLDER } = require('../../webpack.common.js');
const { outlineSources } = require('../bundling/mapOutlines.js');
const { buildInputs } = require('./buildInputs.js');
const { compile } = require('./compile.js');
const { compressFiles } = require('./compressFiles.js');
const { NOTICES, noticesOf } = require('./notices.js');
const { addPrerender } = require('./prerender.js');
const { provideRuntime } = require('./provideRuntime.js');
const { needsOf, writeReleaseMetadata } = require('./releaseMetadata.js');
const { watchUsedExports } = require('./usedExports.js');

/**
 * Compiles one bundle into a folder and exits: `node compileBundle.js mf-vendor /some/folder [quick]`.
 * A process of its own, so that two bundles compile on two cores and memory is given back.
 */
async function main() {
  const [name, outputPath, profile] = process.argv.slice(2);
  if (!name || !outputPath) throw new Error('Usage: compileBundle.js BUNDLE FOLDER [quick]');
  const isQuick = profile === 'quick';
  rmSync(outputPath, { recursive: true, force: true });

  const root = path.resolve(__dirname, '../..');
  const dir = path.join(root, name);
  const place = name === 'shell' ? '/shell' : `/remotes/${name}`;
  const address = `${place}/${RELEASE_PLACEHOLDER}/`;
  const isRemote = name !== 'shell';
  const configuration = createConfig({
    name,
    dir,
    mode: 'production',
    outputPath,
    pagePublicPath: address,
    isQuick,
  });
  const usage = watchUsedExports(path.join(dir, 'src/routes.tsx'));
  if (isRemote) configuration.plugins?.push(usage.plugin);
  const { scripts, contents, inputs } = await compile(configuration);
  const runtime = isRemote && !isQuick ? provideRuntime({ outputPath, address }) : [];
  inputs.push(...runtime);
  inputs.push(...(await addPrerender({ name, dir, outputPath, address, provides, scripts })));
  const metadata = isRemote ? { needs: needsOf(name, usage.used) } : { provides };
  writeReleaseMetadata(outputPath, name, isQuick ? { ...metadata, isQuick } : metadata);
  const notices = noticesOf([...contents, ...runtime, ...outlineSources(name)]);
  writeFileSync(path.join(outputPath, NOTICES), notices);
  if (!isQuick) await compressFiles(outputPath);
  writeFileSync(path.join(outputPath, 'inputs.json'), JSON.stringify(buildInputs(root, inputs)));
}

main().catch((/** @type {unknown} */ failure) => {
  console.error(failure);
  process.exitCode = 1;
});
