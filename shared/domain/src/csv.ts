// Spreadsheets run a cell that starts like a formula, with full-width signs too; an apostrophe keeps it a text.
const STARTS_A_FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/;

// Spreadsheets in many countries part cells at semicolons, and some at tabs, whatever a file's name says.
const MUST_BE_QUOTED = /[",;\t\r\n]/;

// They see a quote only where a cell of theirs starts, so a cell that is not the first of its row is cut at
// these signs all the same, and what follows one is a cell too.
const PART_STARTS_A_FORMULA = /(?:\r\n|[;\t\r\n])(?=[ \t\u00a0"]*[=+\-@＝＋－＠])/g;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const parts = value.replaceAll(PART_STARTS_A_FORMULA, "$&'");
  const text = STARTS_A_FORMULA.test(value) ? `'${parts}` : parts;
  return MUST_BE_QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as comma-separated values (RFC 4180), safe to open in a spreadsheet. */
export function toCsv(rows: ReadonlyArray<ReadonlyArray<string | number>>): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** One record of a file: its cells, and the line of the file it starts on, counted from 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

const SEPARATORS = [',', ';', '\t'] as const;

// Spreadsheets in many countries use semicolons; the first line decides.
function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r\n|\r|\n/, 1);
  const counts = SEPARATORS.map((separator) => first.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/**
 * The records of a file of separated values (RFC 4180; commas, semicolons or tabs as its first line has
 * them). Blank lines are left out; a quote no one closes ends with the file.
 */
export function parseCsv(source: string): CsvRecord[] {
  const text = source.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let written = '';
  let isQuoted = false;
  let line = 1;
  let startLine = 1;

  const endCell = () => {
    cells.push(written);
    written = '';
  };
  const endRecord = () => {
    endCell();
    if (cells.some((value) => value.trim() !== '')) records.push({ line: startLine, cells });
    cells = [];
  };

  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    const isBreak = sign === '\n' || (sign === '\r' && text.charAt(at + 1) !== '\n');
    if (isBreak) line += 1;
    if (isQuoted) {
      if (sign !== '"') written += sign;
      else if (text.charAt(at + 1) === '"') {
        written += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && written.trim() === '') {
      isQuoted = true;
      written = '';
    } else if (sign === separator) endCell();
    else if (isBreak) {
      endRecord();
      startLine = line;
    } else if (sign !== '\r') written += sign;
  }
  if (written !== '' || cells.length > 0) endRecord();
  return records;
}
