import { reverseTokenEntry, showAdjustment } from '../../../api/tokenAdjustments';
import { useIdempotencyKey } from '@tree-service/design/hooks';
import { notify } from '@tree-service/kernel';
import { Text } from '@tree-service/design';
import { DecideButton } from '../../../caseFile/DecideButton';
import { useDecision } from '../../../layout/useDecision';

const MAX_LENGTH = 500;
const REVERSIBLE = ['grant', 'purchase', 'refund', 'adjust'];

interface ReverseEntryButtonProps {
  readonly entry: {
    readonly id: number;
    readonly kind: string;
    readonly reason: string;
  };
}

/** Reverses a ledger entry; nothing for entries of leads, which cannot be reversed here. */
export function ReverseEntryButton({ entry }: ReverseEntryButtonProps) {
  const keyFor = useIdempotencyKey();
  const { mutateAsync } = useDecision({
    run: (reason: string) => reverseTokenEntry(entry.id, reason, keyFor(reason)),
    refresh: [['tokens'], ['token_adjustments']],
    show: showAdjustment,
    onDone: ({ state }) => {
      if (state === 'posted') notify.success('Entry reversed');
      else notify.info('A second administrator must approve this');
    },
  });
  if (!REVERSIBLE.includes(entry.kind)) return null;
  return (
    <DecideButton
      label="Reverse"
      name={`Reverse “${entry.reason}”`}
      title={`Reverse “${entry.reason}”`}
      hint="The Pro can read this in the ledger. Saved to the audit log."
      draft={`reverse-entry/${entry.id}`}
      maxLength={MAX_LENGTH}
      onDecide={mutateAsync}
    >
      <Text>A reversing entry is added. This entry stays.</Text>
    </DecideButton>
  );
}
