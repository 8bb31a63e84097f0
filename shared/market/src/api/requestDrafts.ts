import { backend, expectDone } from '@tree-service/kernel';

/** Discards an unsent request on every device. */
export async function discardKeptDraft(key: string): Promise<void> {
  const client = await backend();
  expectDone(await client.rpc('discard_request_draft', { key }));
}
