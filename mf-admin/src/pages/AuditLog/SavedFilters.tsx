import { useState } from 'react';
import { Bookmark, X } from 'lucide-react';
import { useAuth } from '@tree-service/kernel';
import { ReasonDialog } from '@tree-service/design/forms';
import { Button, HStack, LinkTabs } from '@tree-service/design';
import { adminPaths } from '../../paths';
import { writeAuditChoice, type AuditChoice } from './auditFilter';
import { isShown, LONGEST_NAME, readSavedFilters, removeFilter, saveFilter } from './savedFilters';

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
