import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/test';

// e2e/standalone/qaPanel.spec.ts finds the same in the scripts of development.
const TRACES = ['qa-account', 'treeservice-demo', 'QA panel', 'simulateNetwork', '/qa/enter'];

test('no released file holds anything of the QA panel', async ({ product, request }) => {
  const files = readdirSync(product.releases, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /^(?:shell|remotes)\/.+\.(?:js|html|json)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(200);
  const found = files.filter((name) => {
    const text = readFileSync(path.join(product.releases, name), 'utf8');
    return TRACES.some((trace) => text.includes(trace));
  });
  expect(found).toEqual([]);
  const answer = await request.post('/qa/reset', { data: {} });
  expect(answer.status()).toBe(405);
});
