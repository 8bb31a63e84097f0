/** The Data API never returns more rows. */
export const ROWS_AN_ANSWER = 1000;

/**
 * Reads page after page of a list. `read` gets the row the page before ended with and how many rows there
 * are so far, and returns up to `pageSize` rows behind it; a page with fewer is the last, and so is the one
 * that reaches `atMost` rows.
 */
export async function readEveryPage<Row extends Last, Last = Row>(
  pageSize: number,
  read: (last: Last | undefined, count: number) => Promise<readonly Row[]>,
  atMost = Infinity,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await read(rows.at(-1), rows.length);
    rows.push(...page);
    if (page.length < pageSize || rows.length >= atMost) return rows;
  }
}
