import { useQuery } from '@tanstack/react-query';
import { useAction } from '@tree-service/design/hooks';
import { Card, HStack, Switch, Text } from '@tree-service/design';
import { administratorsQuery } from '../../api/audit';
import { assignCase, showAssigned, type WaitingCase } from '../../api/reviewQueue';
import { DecisionClock } from '../../caseFile/DecisionClock';
import { useCaseKeys } from '../../keys/CaseKeys';
import { FilterSelect } from '../../layout/FilterSelect';

interface CaseBarProps {
  readonly row: WaitingCase;
  /** Its place in the list, from 1. */
  readonly place: number;
  readonly total: number;
}

/** When a case is due, who has taken it, and whether letters are keys. */
export function CaseBar({ row, place, total }: CaseBarProps) {
  const { data: administrators = [] } = useQuery(administratorsQuery());
  const keys = useCaseKeys();
  const { mutate: assign } = useAction({
    run: (adminId: string) => assignCase(row, adminId || null),
    done: (adminId) => (adminId ? 'Case assigned' : 'Case unassigned'),
    failed: "We couldn't assign the case",
    refresh: [['decisions'], ['audit']],
    show: (_, adminId) =>
      showAssigned(row, administrators.find(({ id }) => id === adminId) ?? null),
  });
  return (
    <Card>
      <HStack $gap={5} $align="end" $justify="space-between" $wrap>
        <HStack $gap={5} $align="end" $wrap>
          <FilterSelect
            label="Assigned to"
            value={row.assigned_to ?? ''}
            options={[
              { value: '', label: 'Unassigned' },
              ...administrators.map(({ id, email }) => ({ value: id, label: email })),
            ]}
            onChange={assign}
          />
          <HStack $gap={3}>
            <DecisionClock dueAt={row.due_at} />
            <Text as="span" size="sm" tone="muted" numeric>
              {place.toLocaleString()} of {total.toLocaleString()}
            </Text>
          </HStack>
        </HStack>
        {keys && (
          <Switch
            checked={keys.areOn}
            onChange={keys.turn}
            label="Single-letter keys"
            hint="A approves, R rejects, J opens the next case."
          />
        )}
      </HStack>
    </Card>
  );
}
