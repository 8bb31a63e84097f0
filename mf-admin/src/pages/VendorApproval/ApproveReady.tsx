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
              {business} was left as it is: {refusal}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

/**
 * Approves the applications together whose whole checklist is met, after saying which they are and which
 * are left out, and why.
 */
export function ApproveReady({ vendors }: { readonly vendors: readonly QueuedVendor[] }) {
  const { ready, heldBack } = readyVendors(vendors);
  // What was listed when the dialog opened is what is approved, whatever arrives meanwhile.
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
          title={`${pros(ready.length)} with everything verified and valid`}
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
        title={`Approve ${pros(chosen.length)}`}
        label="Reason"
        hint="What you checked. It is kept in the audit log of each."
        confirmLabel="Approve"
        open={isOpen}
        onOpenChange={setIsOpen}
        onConfirm={async (reason) => setOutcomes(await approve(chosen, reason))}
        mostCharacters={1000}
        description={
          <VStack $gap={3}>
            <Text>
              Each becomes public, can be matched with requests and receives its welcome tokens:
            </Text>
            <ul>
              {chosen.map(({ vendor_id, business_name }) => (
                <li key={vendor_id}>{business_name}</li>
              ))}
            </ul>
            {heldBack.length > 0 && (
              <Text size="sm" tone="muted">
                Left out:{' '}
                {heldBack.map(({ business, open }) => `${business} (open: ${open})`).join('; ')}.
              </Text>
            )}
          </VStack>
        }
      />
    </VStack>
  );
}
