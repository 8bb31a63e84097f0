import { cut } from '@tree-service/domain';
import type { AuditFilter } from '../api/audit';
import { AUDIT_KINDS } from '../shared/auditTrail/auditActions';

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d\d-\d\d$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The filter as in the address; empty where not set. */
export interface AuditChoice {
  readonly kind: string;
  readonly admin: string;
  /** The account of a Pro or an owner. */
  readonly about: string;
  /** Days in the local time zone, both included: "2026-11-21". */
  readonly from: string;
  readonly until: string;
  readonly words: string;
}

const NAMES = ['kind', 'admin', 'about', 'from', 'until', 'words'] as const;

/** Reads the filter from the address; unknown values are ignored. */
export function readAuditChoice(address: URLSearchParams): AuditChoice {
  const text = (name: (typeof NAMES)[number]) => address.get(name) ?? '';
  const fitting = (name: (typeof NAMES)[number], pattern: RegExp) =>
    pattern.test(text(name)) ? text(name) : '';
  return {
    kind: AUDIT_KINDS.find(({ value }) => value === text('kind'))?.value ?? '',
    admin: fitting('admin', ID),
    about: fitting('about', ID),
    from: fitting('from', DAY),
    until: fitting('until', DAY),
    words: cut(text('words'), 200),
  };
}

/** Writes the filter into an address, without what is not set. */
export function writeAuditChoice(choice: AuditChoice): URLSearchParams {
  return new URLSearchParams(
    NAMES.filter((name) => choice[name] !== '').map((name) => [name, choice[name]]),
  );
}

function startOf(day: string, plusMs: number): string | null {
  // Without a zone this is the start of the local day.
  const at = Date.parse(`${day}T00:00`);
  return Number.isNaN(at) ? null : new Date(at + plusMs).toISOString();
}

export function auditFilterOf({
  kind,
  admin,
  about,
  from,
  until,
  words,
}: AuditChoice): AuditFilter {
  return {
    action: kind || null,
    adminId: admin || null,
    aboutId: about.toLowerCase() || null,
    subjectId: ID.test(words) ? words.toLowerCase() : null,
    words: words === '' || ID.test(words) ? null : words,
    from: startOf(from, 0),
    until: startOf(until, DAY_MS),
  };
}
