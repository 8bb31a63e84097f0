/** Ids in one address; a longer one may be refused on the way. */
const IDS_AT_ONCE = 100;

/** The rows read for ids, up to 100 ids at once. */
export async function inParts<Row>(
  ids: readonly string[],
  read: (part: readonly string[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const starts = Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, n) => n);
  const parts = await Promise.all(
    starts.map((n) => read(ids.slice(n * IDS_AT_ONCE, (n + 1) * IDS_AT_ONCE))),
  );
  return parts.flat();
}
