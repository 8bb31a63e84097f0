import { useState } from 'react';
import { decideVendor, type QueuedVendor, showApproved } from '../api/administration';
import { ReasonDialog } from '@tree-service/design/forms';
import { Alert, Button, Text, VStack } from '@tree-service/design';
import { messageOf } from '@tree-service/kernel';
import { useDecision } from '../shared/layout/useDecision';
import { approvalChecks } from './approvalChecks';

const pros = (count: number) => (count === 1 ? '1 Pro' : `${count} Pros`);

/** A Pro in the list, with the listed version. */
type Listed = Pick<QueuedVendor, 'vendor_id' | 'business_name' | 'version'>;

interface ApprovalOutcome {
  readonly vendorId: string;
  readonly business: string;
  /** Null when the business was approved. */
  readonly refusal: string | null;
}

async function approve(
  { vendor_id: vendorId, business_name: business, version }: Listed,
  reason: string,
): Promise<ApprovalOutcome> {
  const refusal = await decideVendor(vendorId, 'approve', reason, version).then(
    () => null,
    (cause: unknown) => messageOf(cause),
  );
  return { vendorId, business, refusal };
}

interface Chosen {
  readonly vendors: readonly Listed[];
  readonly reason: string;
}

/**
 * Approves several Pros, each with its own audit row. The server refuses those changed since the list
 * was read; the others are approved.
 */
function useApproveTogether() {
  return useDecision({
    run: async ({ vendors, reason }: Chosen) => {
      const outcomes: ApprovalOutcome[] = [];
      for (const vendor of vendors) outcomes.push(await approve(vendor, reason));
      return outcomes;
    },
    refresh: [['vendors'], ['tokens']],
    show: (outcomes) =>
      showApproved(
        outcomes.filter(({ refusal }) => refusal === null).map(({ vendorId }) => vendorId),
      ),
  }).mutateAsync;
}

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

/** A Pro not ready for bulk approval, with the first open check. */
interface HeldBack {
  readonly vendorId: string;
  readonly business: string;
  readonly open: string;
}

type Applicant = Parameters<typeof approvalChecks>[0] &
  Pick<QueuedVendor, 'vendor_id' | 'business_name'>;

/**
 * Splits applications into those whose checklist is complete and those that need a review each.
 */
export function readyVendors<Vendor extends Applicant>(
  vendors: readonly Vendor[],
  now: Date = new Date(),
): { readonly ready: Vendor[]; readonly heldBack: HeldBack[] } {
  const ready: Vendor[] = [];
  const heldBack: HeldBack[] = [];
  for (const vendor of vendors) {
    const open = approvalChecks(vendor, now).find(({ isMet }) => !isMet);
    if (open === undefined) ready.push(vendor);
    else {
      heldBack.push({
        vendorId: vendor.vendor_id,
        business: vendor.business_name,
        open: open.name,
      });
    }
  }
  return { ready, heldBack };
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
