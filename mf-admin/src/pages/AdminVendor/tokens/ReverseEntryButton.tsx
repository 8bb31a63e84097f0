import { reverseTokenEntry } from '../../../api/tokenAdjustments';
import { useIdempotencyKey } from '@tree-service/design/hooks';
import { notify } from '@tree-service/kernel';
import { Text } from '@tree-service/design';
import { DecideButton } from '../../../caseFile/DecideButton';
import { useRefresh } from '../../../layout/useRefresh';

const LONGEST = 500;
const REVERSIBLE = ['grant', 'purchase', 'refund', 'adjust'];

interface ReverseEntryButtonProps {
  readonly entry: {
    readonly id: number;
    readonly kind: string;
    readonly reason: string;
  };
}

/** Corrects an entry of the ledger by its opposite; entries a lead caused are none to correct here. */
export function ReverseEntryButton({ entry }: ReverseEntryButtonProps) {
  const keyFor = useIdempotencyKey();
  const refresh = useRefresh(['tokens'], ['token_adjustments']);
  if (!REVERSIBLE.includes(entry.kind)) return 'none';
  return (
    <DecideButton
      label="Reverse"
      name={`Reverse “${entry.reason}”`}
      title={`Reverse “${entry.reason}”`}
      hint="The Pro reads this in the ledger, and it is kept in the audit log."
      longest={LONGEST}
      onDecide={async (reason) => {
        const { state } = await reverseTokenEntry(entry.id, reason, keyFor(reason));
        if (state === 'posted') notify.success('The entry is reversed');
        else notify.info('A second administrator must approve this');
        await refresh();
      }}
    >
      <Text>An entry that takes this one back is added; nothing is removed.</Text>
    </DecideButton>
  );
}
