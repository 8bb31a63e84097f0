import { Alert, Section, VStack } from '@tree-service/design';
import { AuditTrail } from '../auditTrail/AuditTrail';
import { ALONE, useIsAlone } from '../layout/useIsAlone';
import { useEarlierDecision } from './useEarlierDecision';

interface EarlierDecisionsProps {
  readonly subjectId: string;
  /** Whether an appeal against the first decision waits. */
  readonly isAppealed: boolean;
}

/** What administrators decided about a case so far, and whether the one who looks may go on. */
export function EarlierDecisions({ subjectId, isAppealed }: EarlierDecisionsProps) {
  const { isOwn } = useEarlierDecision(subjectId);
  const isAlone = useIsAlone();
  return (
    <Section level={3} title="Decisions so far">
      <VStack>
        {isAppealed && isOwn && (
          <Alert tone="info" title="You took the first decision">
            Another administrator must decide the appeal.
            {isAlone && ` ${ALONE}`}
          </Alert>
        )}
        <AuditTrail
          subjectIds={[subjectId]}
          nothing="No administrator has decided anything about this yet."
        />
      </VStack>
    </Section>
  );
}
