import { backend } from './backend';
import { unwrap } from './backendError';

/** The kinds of what the account's live topic told in the last seconds; null when it is too long ago. */
export async function readNewsSince(seconds: number): Promise<readonly string[] | null> {
  const client = await backend();
  return unwrap(await client.rpc('news_since', { seconds }));
}
