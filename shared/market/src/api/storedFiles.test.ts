/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { QueryClient } from '@tanstack/react-query';
import { fakeBackend } from '@tree-service/testing';
import { fileAddressesQuery } from './storedFiles';

const edge = fakeBackend();
const SIGN = '/storage/v1/object/sign';

const asked = async (bucket: 'vendor-documents' | 'tree-photos') => {
  edge.respondTo(`${SIGN}/${bucket}`, [
    { path: 'pro/paper.pdf', signedURL: '/object/sign/paper?token=t', error: null },
  ]);
  const query = fileAddressesQuery(bucket, ['pro/paper.pdf']);
  const addresses = await new QueryClient().fetchQuery(query);
  expect(addresses['pro/paper.pdf']).toContain('token=t');
  return { query, body: edge.callsTo(`${SIGN}/${bucket}`).at(-1)?.body };
};

test('the address of a document lasts four minutes, is renewed while it is shown and forgotten in time', async () => {
  const { query, body } = await asked('vendor-documents');
  expect(body).toMatchObject({ expiresIn: 240 });
  expect(query.refetchInterval).toBe(120_000);
  // The oldest address the cache can hand out: not renewed yet, then left.
  expect(Number(query.refetchInterval) + Number(query.gcTime)).toBeLessThanOrEqual(240_000);
});

test('the address of a photo lasts an hour and does not change while it is shown', async () => {
  const { query, body } = await asked('tree-photos');
  expect(body).toMatchObject({ expiresIn: 3600 });
  expect(query.refetchInterval).toBe(false);
});
