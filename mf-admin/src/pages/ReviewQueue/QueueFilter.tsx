import { useQuery } from '@tanstack/react-query';
import { HStack, LinkTabs, Text, VStack } from '@tree-service/design';
import { CASE_QUEUES, openDecisionsQuery, type CaseQueue } from '../../api/decisions';
import type { QueueChoice } from '../../api/reviewQueue';
import { FilterSelect } from '../../layout/FilterSelect';
import { CASE_KINDS } from '../../queue/caseKinds';
import { toQueue } from '../../queue/queueAddress';

interface QueueFilterProps {
  readonly choice: QueueChoice;
  readonly onChange: (choice: QueueChoice) => void;
}

/** Whose cases, and of which kind. Kinds without a case are named in one line. */
export function QueueFilter({ choice, onChange }: QueueFilterProps) {
  const { data: lists } = useQuery(openDecisionsQuery());
  const countOf = (queue: CaseQueue) => lists?.[queue].total ?? 0;
  const some = CASE_QUEUES.filter((queue) => countOf(queue) > 0 || queue === choice.queue);
  const none = lists ? CASE_QUEUES.filter((queue) => countOf(queue) === 0) : [];
  return (
    <VStack $gap={3}>
      <HStack $justify="space-between" $align="end" $wrap>
        <LinkTabs
          label="Whose cases"
          tabs={[
            {
              to: toQueue({ ...choice, isMine: false }),
              label: 'Everyone',
              isCurrent: !choice.isMine,
            },
            {
              to: toQueue({ ...choice, isMine: true }),
              label: 'Assigned to me',
              isCurrent: choice.isMine,
            },
          ]}
        />
        <FilterSelect
          label="Kind"
          value={choice.queue ?? ''}
          options={[
            { value: '', label: 'All kinds' },
            ...some.map((queue) => ({
              value: queue,
              label: `${CASE_KINDS[queue].plural} (${countOf(queue).toLocaleString()})`,
            })),
          ]}
          onChange={(value) =>
            onChange({ ...choice, queue: CASE_QUEUES.find((queue) => queue === value) ?? null })
          }
        />
      </HStack>
      {none.length > 0 && (
        <Text size="sm" tone="muted">
          Nothing open: {none.map((queue) => CASE_KINDS[queue].plural.toLowerCase()).join(', ')}.
        </Text>
      )}
    </VStack>
  );
}
