import { browserStorage } from '@tree-service/kernel';
import * as v from 'valibot';
import { readAuditChoice, writeAuditChoice, type AuditChoice } from './auditFilter';

/** A filter with the name its administrator gave it. */
export interface SavedFilter {
  readonly name: string;
  /** The filter as the address has it: "kind=vendor.". */
  readonly search: string;
}

const storedSchema = v.array(v.object({ name: v.string(), search: v.string() }));

const MOST = 20;
export const LONGEST_NAME = 40;

const keyOf = (adminId: string) => `admin-audit-filters/${adminId}`;

/** The filters an administrator saved on this device, by name. */
export function readSavedFilters(adminId: string): readonly SavedFilter[] {
  const stored = browserStorage.read(keyOf(adminId));
  if (stored === null) return [];
  try {
    const parsed = v.safeParse(storedSchema, JSON.parse(stored));
    return parsed.success ? parsed.output : [];
  } catch {
    // Written by something else: as if nothing was saved.
    return [];
  }
}

function write(adminId: string, filters: readonly SavedFilter[]): readonly SavedFilter[] {
  browserStorage.write(keyOf(adminId), JSON.stringify(filters));
  return filters;
}

/** Saves a filter under a name, in place of one with the same name. Returns all of them. */
export function saveFilter(
  adminId: string,
  name: string,
  choice: AuditChoice,
): readonly SavedFilter[] {
  const others = readSavedFilters(adminId).filter((one) => one.name !== name);
  const saved = { name, search: writeAuditChoice(choice).toString() };
  return write(
    adminId,
    [...others, saved].sort((a, b) => a.name.localeCompare(b.name)).slice(0, MOST),
  );
}

/** Removes a saved filter. Returns the others. */
export function removeFilter(adminId: string, name: string): readonly SavedFilter[] {
  return write(
    adminId,
    readSavedFilters(adminId).filter((one) => one.name !== name),
  );
}

/** Whether a saved filter is the one that is shown. */
export const isShown = ({ search }: SavedFilter, choice: AuditChoice): boolean =>
  writeAuditChoice(readAuditChoice(new URLSearchParams(search))).toString() ===
  writeAuditChoice(choice).toString();
