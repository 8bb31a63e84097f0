import { useState } from 'react';
import type { QueuedVendor } from '../../api/administration';
import { ReasonDialog } from '@tree-service/design/forms';
import { Alert, Button, Text, VStack } from '@tree-service/design';
import { readyVendors } from './readyVendors';
import { useApproveTogether, type ApprovalOutcome, type Listed } from './useApproveTogether';

const pros = (count: number) => (count === 1 ? '1 Pro' : `${count} Pros`);

function Outcomes({ outcomes }: { readonly outcomes: readonly ApprovalOutcome[] }) {
  const refused = outcomes.filter(({ refusal }) => refusal !== null);
  return (
    <Alert
      tone={refused.length === 0 ? 'success' : 'warning'}
      role="status"
      title={`${pros(outcomes.length - refused.length)} approved`}
    >
      {refused.length > 0 && (
        <ul>
          {refused.map(({ business, refusal }) => (
            <li key={business}>
              {business} was not approved: {refusal}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

/**
 * Approves every application whose checklist is complete, and lists the others with the reason.
 */
export function ApproveReady({ vendors }: { readonly vendors: readonly QueuedVendor[] }) {
  const { ready, heldBack } = readyVendors(vendors);
  // The dialog's list stays the same while new applications arrive.
  const [chosen, setChosen] = useState<readonly Listed[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly ApprovalOutcome[]>([]);
  const approve = useApproveTogether();
  return (
    <VStack>
      {outcomes.length > 0 && <Outcomes outcomes={outcomes} />}
      {ready.length > 0 && (
        <Alert
          tone="info"
          title={`${pros(ready.length)} ready to approve`}
          actions={
            <Button
              variant="outline"
              onClick={() => {
                setChosen(ready);
                setIsOpen(true);
              }}
            >
              Approve {pros(ready.length)}
            </Button>
          }
        >
          {ready.map(({ business_name }) => business_name).join(', ')}
        </Alert>
      )}
      <ReasonDialog
        keepLabel="Cancel"
        title={`Approve ${pros(chosen.length)}`}
        label="Reason"
        hint="What you checked. Saved to the audit log of each Pro."
        draft="approve-ready"
        confirmLabel="Approve"
        open={isOpen}
        onOpenChange={setIsOpen}
        onConfirm={async (reason) => setOutcomes(await approve({ vendors: chosen, reason }))}
        mostCharacters={1000}
        description={
          <VStack $gap={3}>
            <Text>
              Each of these becomes public, can be matched with requests, and gets its welcome
              tokens:
            </Text>
            <ul>
              {chosen.map(({ vendor_id, business_name }) => (
                <li key={vendor_id}>{business_name}</li>
              ))}
            </ul>
            {heldBack.length > 0 && (
              <Text size="sm" tone="muted">
                Not included:{' '}
                {heldBack.map(({ business, open }) => `${business} (missing: ${open})`).join('; ')}.
              </Text>
            )}
          </VStack>
        }
      />
    </VStack>
  );
}
