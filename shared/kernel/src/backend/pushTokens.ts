import { backend } from './backend';
import { expectDone } from './backendError';

/** The device this runs on takes push messages for the caller from now on. */
export async function registerPushToken(
  token: string,
  platform: 'ios' | 'android' | 'web',
): Promise<void> {
  const client = await backend();
  expectDone(await client.rpc('register_push_token', { token, platform }));
}

/** The device takes no push messages any more. */
export async function removePushToken(token: string): Promise<void> {
  const client = await backend();
  expectDone(await client.from('push_tokens').delete().eq('token', token));
}
