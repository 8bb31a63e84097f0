import type { StateLabel } from '@tree-service/domain';
import { Heading, HStack, StatusPill } from '@tree-service/design';
import { DecisionClock } from './DecisionClock';

interface CaseHeaderProps {
  /** Of the heading, which names the case. */
  readonly id: string;
  readonly title: string;
  readonly state: StateLabel;
  /** ISO time until when a decision is due; left out where none is. */
  readonly dueAt?: string | null;
}

/** What a case is about, how it stands, and its clock. */
export function CaseHeader({ id, title, state, dueAt }: CaseHeaderProps) {
  return (
    <HStack $justify="space-between" $wrap>
      <Heading level={2} size="xl" id={id}>
        {title}
      </Heading>
      <HStack $gap={3} $wrap>
        <StatusPill tone={state.tone}>{state.label}</StatusPill>
        {dueAt !== undefined && <DecisionClock dueAt={dueAt} />}
      </HStack>
    </HStack>
  );
}
