import { isBundleName } from '../../deploy/registry';
import { startProduct } from '../../scripts/product/startProduct';

/**
 * Runs one copy of the product in a process of its own: `runProduct.ts RELEASES DATA [REMOTE]`. Tells
 * its parent where it answers; ends when the parent does.
 */
async function main(): Promise<void> {
  const [releases, dataDir, page] = process.argv.slice(2);
  if (!releases || !dataDir) throw new Error('Usage: runProduct.ts RELEASES DATA [REMOTE]');
  const product = await startProduct({
    port: 0,
    releases,
    dataDir,
    page: isBundleName(page) ? page : 'shell',
  });
  process.send?.({ origin: product.origin });
  process.on('disconnect', () => {
    void product.close().then(() => process.exit(0));
  });
}

main().catch((failure: unknown) => {
  console.error(failure);
  process.exit(1);
});
