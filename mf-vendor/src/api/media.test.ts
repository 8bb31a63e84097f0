/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { fakeBackend } from '@tree-service/testing';
import { ownMediaQuery } from './media';

const server = fakeBackend();

test('a Pro reads captions as written, whatever visitors see', async () => {
  server.respondTo('/rest/v1/vendor_media', [
    { id: 'oak', vendor_id: 'me', caption: 'Call [phone hidden]' },
    { id: 'elm', vendor_id: 'me', caption: 'An elm' },
  ]);
  server.respondTo('/rest/v1/rpc/texts_as_written', [
    { subject: 'oak', field: 'caption', words: 'Call 512-555-0142' },
  ]);
  expect((await ownMediaQuery('me').queryFn()).map(({ caption }) => caption)).toEqual([
    'Call 512-555-0142',
    'An elm',
  ]);
});
