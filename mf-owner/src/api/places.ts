import { backend, unwrap } from '@tree-service/kernel';

/** How many ZIP codes one address of a question can hold. */
const ZIPS_AT_ONCE = 300;

/** Those of the five-digit ZIP codes that exist. */
export async function readKnownZips(zips: readonly string[]): Promise<ReadonlySet<string>> {
  const client = await backend();
  const wanted = [...new Set(zips)];
  const known = new Set<string>();
  for (let from = 0; from < wanted.length; from += ZIPS_AT_ONCE) {
    const some = wanted.slice(from, from + ZIPS_AT_ONCE);
    const rows = unwrap(await client.from('zip_codes').select('zip').in('zip', some));
    for (const { zip } of rows) known.add(zip);
  }
  return known;
}
