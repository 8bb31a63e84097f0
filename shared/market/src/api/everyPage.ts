/** The Data API never returns more rows. */
export const ROWS_AN_ANSWER = 1000;

/**
 * Reads all rows of a list. `read` gets the row the page before ended with, and returns up to ROWS_AN_ANSWER
 * rows behind it; a page with fewer is the last.
 */
export async function readEveryPage<Row>(
  read: (last: Row | undefined) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let page: Row[];
  do {
    page = await read(rows.at(-1));
    rows.push(...page);
  } while (page.length === ROWS_AN_ANSWER);
  return rows;
}
