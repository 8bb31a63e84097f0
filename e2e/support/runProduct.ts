import { setTimeout } from 'node:timers/promises';
import { mapStreetsFromEnvironment } from '../../deploy/mapStreets';
import { startProduct, type Product } from '../../scripts/product/startProduct';
import {
  isQuestion,
  type AnswerMessage,
  type QuestionMessage,
  type StartMessage,
} from './productMessages';

/** How long a copy waits for its connections to close, in ms: browsers that are gone do not answer. */
const FAREWELL_MS = 1000;

const copies = new Map<number, Product>();

async function start({ copy, start: options }: StartMessage): Promise<Product> {
  const { releases, dataDir, page, databaseUrl } = options;
  const product = await startProduct({
    port: 0,
    releases,
    dataDir,
    ...(databaseUrl !== undefined && { databaseUrl }),
    page,
    mapStreets: mapStreetsFromEnvironment(process.env),
    // Offered without keys, so that the failure of each can be seen.
    signInProviders: ['google', 'apple'],
  });
  copies.set(copy, product);
  return product;
}

let stopping = 0;

async function stop(product: Product): Promise<void> {
  stopping += 1;
  await product.close().finally(() => (stopping -= 1));
}

async function rowsFor(question: QuestionMessage): Promise<Record<string, unknown>[]> {
  if ('start' in question) return [{ origin: (await start(question)).origin }];
  const product = copies.get(question.copy);
  if (!product) throw new Error(`Copy ${question.copy} does not run.`);
  if ('sql' in question) return product.database.query(question.sql);
  if ('advanceMs' in question) {
    await product.advanceClock(question.advanceMs);
    return [];
  }
  copies.delete(question.copy);
  await Promise.race([stop(product), setTimeout(FAREWELL_MS)]);
  return [];
}

async function answerTo(question: QuestionMessage): Promise<AnswerMessage> {
  const { id } = question;
  try {
    return { id, rows: await rowsFor(question) };
  } catch (refusal) {
    return { id, refusal: String(refusal) };
  }
}

// What a copy still did when its database was dropped is no fault; anything else ends the process.
process.on('unhandledRejection', (cause) => {
  if (stopping === 0) throw cause;
  console.error('A copy that is over could not finish.', cause);
});

// Runs copies of the product, as its parent asks, until the parent ends. What is loaded and compiled for
// one is there for the next.
process.on('disconnect', () => process.exit());
process.on('message', (message) => {
  if (isQuestion(message)) void answerTo(message).then((answer) => process.send?.(answer));
});
