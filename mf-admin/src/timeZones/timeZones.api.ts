import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';

/** A ZIP code with the time zone its places are shown in. */
export interface ZipZone {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly time_zone: string;
}

/** The ZIP code with its time zone; null when there is no such ZIP code. */
export async function readZipZone(zip: string): Promise<ZipZone | null> {
  const client = await backend();
  const [found] = unwrap(
    await client.from('zip_codes').select('zip, city, state, time_zone').eq('zip', zip),
  );
  return found ?? null;
}

const correctedSchema = v.object({
  zip: v.string(),
  time_zone: v.string(),
  properties: v.number(),
  requests: v.number(),
  vendors: v.number(),
});

/** Corrects the time zone of a ZIP code. Returns how many properties, requests and Pros followed. */
export async function correctZipZone(zip: string, timeZone: string, reason: string) {
  const client = await backend();
  const answer = await client.rpc('correct_zip_zone', { zip, time_zone: timeZone, reason });
  return v.parse(correctedSchema, unwrap(answer));
}
