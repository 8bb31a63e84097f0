import { backend, expectDone, unwrap } from '@tree-service/kernel';

/** Agrees, in the words of the preferences, to text messages at a number (E.164), and has a code sent there. */
export async function agreeToTexts(phone: string): Promise<void> {
  const client = await backend();
  expectDone(await client.rpc('agree_to_texts', { phone, agreed: true }));
}

/** Types in the code; returns whether it is the one that was sent. */
export async function confirmTexts(code: string): Promise<boolean> {
  const client = await backend();
  return unwrap(await client.rpc('confirm_texts', { code }));
}

/** Ends text messages to the caller. */
export async function stopTexts(): Promise<void> {
  const client = await backend();
  expectDone(await client.rpc('stop_texts'));
}
