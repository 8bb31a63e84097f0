// Spreadsheets run a cell that starts like a formula, with full-width signs too; an apostrophe keeps it a text.
const STARTS_A_FORMULA = /^'*\s*[=+\-@\t\r\n＝＋－＠]/;

// What Excel needs to know that a file is UTF-8.
const BYTE_ORDER_MARK = '\uFEFF';

// Spreadsheets in many countries part cells at semicolons, and some at tabs, whatever a file's name says.
const MUST_BE_QUOTED = /[",;\t\r\n]/;

// They see a quote only where a cell of theirs starts, so a cell that is not the first of its row is cut at
// these signs all the same, and what follows one is a cell too.
const PART_STARTS_A_FORMULA = /(\r\n|[;\t\r\n])(?=['" \t\u00a0]*[=+\-@＝＋－＠])/g;
const DEFUSED_PART = /(\r\n|[;\t\r\n])'(?=['" \t\u00a0]*[=+\-@＝＋－＠])/g;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const parts = value.replaceAll(PART_STARTS_A_FORMULA, "$&'");
  const text = STARTS_A_FORMULA.test(value) ? `'${parts}` : parts;
  return MUST_BE_QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as comma-separated values (RFC 4180) with a byte order mark, safe to open in a spreadsheet. */
export function toCsv(rows: ReadonlyArray<ReadonlyArray<string | number>>): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** A cell as `toCsv` was given it, or as a spreadsheet that keeps leading zeros meant it: ="02134". */
function meant(written: string): string {
  const text = /^="([^"]*)"$/.exec(written)?.[1] ?? written;
  const whole = text.startsWith("'") && STARTS_A_FORMULA.test(text) ? text.slice(1) : text;
  return whole.replaceAll(DEFUSED_PART, '$1');
}

/** One record of a file: its cells, and the line of the file it starts on, counted from 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

const SEPARATORS = [',', ';', '\t'] as const;

// Excel takes the separator from a first line "sep=;", before the line with the names of the columns.
const NAMED_SEPARATOR = /^"?sep=(.)"?[,;\t]*(?:\r\n|\r|\n|$)/i;

// Spreadsheets in many countries use semicolons; the first line decides.
function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r\n|\r|\n/, 1);
  const counts = SEPARATORS.map((separator) => first.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/**
 * The records of a file of separated values (RFC 4180; separated as a line `sep=;` says, else by the commas,
 * semicolons or tabs of its first line), with their cells as they were before `toCsv` wrote them. Blank lines are
 * left out; a quote no one closes ends with the file.
 */
export function parseCsv(source: string): CsvRecord[] {
  const marked = source.replace(/^\uFEFF/, '');
  const named = NAMED_SEPARATOR.exec(marked);
  const text = marked.slice(named?.[0].length ?? 0);
  const separator = named?.[1] ?? separatorOf(text);
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let written = '';
  let isQuoted = false;
  let line = named ? 2 : 1;
  let startLine = line;

  const endCell = () => {
    cells.push(meant(written));
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
