import { isBundleName } from '../../deploy/registry';
import { mapStreetsFromEnvironment } from '../../deploy/mapStreets';
import { startProduct, type Product } from '../../scripts/product/startProduct';
import {
  isStatement,
  isTime,
  type AnswerMessage,
  type ReadyMessage,
  type StatementMessage,
  type TimeMessage,
} from './productMessages';

/**
 * Runs one copy of the product in a process of its own: `runProduct.ts RELEASES DATA PAGE
 * [DATABASE_URL]`. Tells its parent where it answers; ends when the parent does.
 */
async function main(): Promise<void> {
  const [releases, dataDir, page, databaseUrl] = process.argv.slice(2);
  if (!releases || !dataDir) {
    throw new Error('Usage: runProduct.ts RELEASES DATA PAGE [DATABASE_URL]');
  }
  // What it has stored goes with it, so nothing needs to be closed first.
  process.on('disconnect', () => process.exit());
  const product = await startProduct({
    port: 0,
    releases,
    dataDir,
    ...(databaseUrl && { databaseUrl }),
    page: isBundleName(page) ? page : 'shell',
    mapStreets: mapStreetsFromEnvironment(process.env),
    // Offered without keys, so that the failure of each can be seen.
    signInProviders: ['google', 'apple'],
  });
  process.on('message', (message) => {
    if (isTime(message)) void pass(product, message).then((done) => process.send?.(done));
    if (isStatement(message)) void answer(product, message).then((found) => process.send?.(found));
  });
  if (process.connected) process.send?.({ origin: product.origin } satisfies ReadyMessage);
}

async function answer(product: Product, { id, sql }: StatementMessage): Promise<AnswerMessage> {
  try {
    return { id, rows: await product.database.query(sql) };
  } catch (refusal) {
    return { id, refusal: String(refusal) };
  }
}

async function pass(product: Product, { id, advanceMs }: TimeMessage): Promise<AnswerMessage> {
  try {
    await product.advanceClock(advanceMs);
    return { id, rows: [] };
  } catch (refusal) {
    return { id, refusal: String(refusal) };
  }
}

main().catch((failure: unknown) => {
  console.error(failure);
  process.exit(1);
});
