import { useState } from 'react';
import { Bookmark, X } from 'lucide-react';
import { browserStorage, useAuth } from '@tree-service/kernel';
import { ReasonDialog } from '@tree-service/design/forms';
import { Button, HStack, LinkTabs } from '@tree-service/design';
import * as v from 'valibot';
import { adminPaths } from '../paths';
import { type AuditChoice, readAuditChoice, writeAuditChoice } from './AuditFilterBar';

/** A filter with the name its administrator gave it. */
interface SavedFilter {
  readonly name: string;
  /** The filter as the address has it: "kind=vendor.". */
  readonly search: string;
}

const storedSchema = v.array(v.object({ name: v.string(), search: v.string() }));

const MOST = 20;
const LONGEST_NAME = 40;

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

/** The filters saved on this device, and a button to save or remove the one that is shown. */
export function SavedFilters({ choice }: { readonly choice: AuditChoice }) {
  const adminId = useAuth((auth) => auth.user?.id ?? '');
  const [filters, setFilters] = useState(() => readSavedFilters(adminId));
  const shown = filters.find((one) => isShown(one, choice));
  const isEmpty = writeAuditChoice(choice).size === 0;
  if (isEmpty && filters.length === 0) return null;
  return (
    <HStack $gap={3} $wrap>
      {filters.length > 0 && (
        <LinkTabs
          label="Saved filters"
          look="pills"
          tabs={[
            { to: adminPaths.audit(), label: 'All entries', isCurrent: isEmpty },
            ...filters.map((one) => ({
              to: `${adminPaths.audit()}?${one.search}`,
              label: one.name,
              isCurrent: one === shown,
            })),
          ]}
        />
      )}
      {shown && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => setFilters(removeFilter(adminId, shown.name))}
        >
          <X size={18} aria-hidden />
          Remove “{shown.name}”
        </Button>
      )}
      {!shown && !isEmpty && (
        <ReasonDialog
          keepLabel="Cancel"
          trigger={
            <Button variant="ghost" size="sm">
              <Bookmark size={18} aria-hidden />
              Save filter
            </Button>
          }
          title="Save this filter"
          description="Saved on this device. Only you can see it."
          label="Name"
          draft="audit-filter"
          confirmLabel="Save filter"
          mostCharacters={LONGEST_NAME}
          onConfirm={async (name) => setFilters(saveFilter(adminId, name.trim(), choice))}
        />
      )}
    </HStack>
  );
}
