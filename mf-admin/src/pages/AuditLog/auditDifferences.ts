import * as v from 'valibot';

/** A changed value as text; null where there was none. */
export interface AuditDifference {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

const MAX_LENGTH = 300;
const record = v.record(v.string(), v.unknown());

function valuesOf(row: unknown): Record<string, unknown> {
  const read = v.safeParse(record, row);
  return read.success ? read.output : {};
}

function text(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const words = typeof value === 'string' ? value : JSON.stringify(value);
  return words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH)}…` : words;
}

/** The values that differ between two rows, by name. */
export function auditDifferences(before: unknown, after: unknown): AuditDifference[] {
  const [earlier, later] = [valuesOf(before), valuesOf(after)];
  return [...new Set([...Object.keys(earlier), ...Object.keys(later)])].sort().flatMap((name) => {
    if (JSON.stringify(earlier[name] ?? null) === JSON.stringify(later[name] ?? null)) return [];
    return [{ name, before: text(earlier[name]), after: text(later[name]) }];
  });
}
