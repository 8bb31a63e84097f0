import { screen, waitFor } from '@testing-library/react';
import { fakeBackend } from '@tree-service/testing';
import { renderForVendor } from '../../testing/renderForVendor';
import { AddCredentialForm } from './AddCredentialForm';

const ATTACH = '/rest/v1/rpc/attach_credential_document';
// What a random key is when nothing is random.
const KEY = '00000000-0000-4000-8000-000000000000';
const server = fakeBackend();
const onAdded = jest.fn();
beforeEach(() => {
  onAdded.mockClear();
  server.respondTo('/rest/v1/vendor_credentials', {
    id: 'added',
    created_at: '2026-11-26T10:00:00Z',
  });
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  server.respondTo(`/storage/v1/object/vendor-documents/vendor/${KEY}.pdf`, { Key: KEY, Id: KEY });
  server.respondTo(ATTACH, null);
});
afterEach(() => jest.restoreAllMocks());

async function fillIn() {
  const rendered = renderForVendor(
    <AddCredentialForm kind="isa_certified_arborist" onAdded={onAdded} />,
  );
  const { user } = rendered;
  await user.type(screen.getByLabelText('Issued by'), 'ISA');
  await user.type(screen.getByLabelText('Policy or certificate number'), 'TX-1');
  await user.type(screen.getByLabelText('Expires on'), '2090-01-01');
  return user;
}
const press = () => screen.getByRole('button', { name: 'Add credential' });
const choose = () => screen.getByLabelText('File');

test('a document chosen with a credential is put behind it', async () => {
  const user = await fillIn();
  await user.upload(
    choose(),
    new File(['%PDF-1.7 policy'], 'policy.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByText('policy.pdf')).toBeVisible();
  await user.click(press());
  await waitFor(() => expect(server.callsTo(ATTACH)).toHaveLength(1));
  expect(server.callsTo(ATTACH)[0]?.body).toEqual({
    credential_id: 'added',
    path: `vendor/${KEY}.pdf`,
  });
});

test('what is no document is refused, and a credential can be added without one', async () => {
  const user = await fillIn();
  await user.upload(choose(), new File(['words'], 'words.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(/is not a photo or PDF/)).toBeVisible();
  await user.click(press());
  await waitFor(() => expect(onAdded).toHaveBeenCalled());
  expect(server.callsTo(ATTACH)).toHaveLength(0);
});
