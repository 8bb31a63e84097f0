// Spreadsheets run a cell that starts like a formula; an apostrophe keeps it a text.
const STARTS_A_FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = STARTS_A_FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as comma-separated values (RFC 4180), safe to open in a spreadsheet. */
export function toCsv(rows: ReadonlyArray<ReadonlyArray<string | number>>): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
