import type { AuditFilter } from '../../api/audit';
import { AUDIT_KINDS } from '../../auditTrail/auditActions';

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d\d-\d\d$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What is chosen above the audit log, as it stands in the address; empty where nothing is. */
export interface AuditChoice {
  readonly kind: string;
  readonly admin: string;
  /** Days of the reader's time zone, both included: "2026-11-21". */
  readonly from: string;
  readonly until: string;
  readonly words: string;
}

const NAMES = ['kind', 'admin', 'from', 'until', 'words'] as const;

/** Reads what is chosen from the address; what cannot be counts as no choice. */
export function readAuditChoice(address: URLSearchParams): AuditChoice {
  const text = (name: (typeof NAMES)[number]) => address.get(name) ?? '';
  const fitting = (name: (typeof NAMES)[number], pattern: RegExp) =>
    pattern.test(text(name)) ? text(name) : '';
  return {
    kind: AUDIT_KINDS.find(({ value }) => value === text('kind'))?.value ?? '',
    admin: fitting('admin', ID),
    from: fitting('from', DAY),
    until: fitting('until', DAY),
    words: text('words').slice(0, 200),
  };
}

/** Writes a choice into an address, leaving out what is not chosen. */
export function writeAuditChoice(choice: AuditChoice): URLSearchParams {
  return new URLSearchParams(
    NAMES.filter((name) => choice[name] !== '').map((name) => [name, choice[name]]),
  );
}

function startOf(day: string, plusMs: number): string | null {
  // Without a zone the start of the day is the reader's.
  const at = Date.parse(`${day}T00:00`);
  return Number.isNaN(at) ? null : new Date(at + plusMs).toISOString();
}

/** What the server is asked for. */
export function auditFilterOf({ kind, admin, from, until, words }: AuditChoice): AuditFilter {
  return {
    action: kind || null,
    adminId: admin || null,
    subjectId: ID.test(words) ? words.toLowerCase() : null,
    words: words === '' || ID.test(words) ? null : words,
    from: startOf(from, 0),
    until: startOf(until, DAY_MS),
  };
}
