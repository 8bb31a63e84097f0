import { Alert, Section, VStack } from '@tree-service/design';
import { AuditTrail } from '../auditTrail/AuditTrail';
import { ONLY_ADMINISTRATOR, useIsOnlyAdministrator } from '../layout/useIsOnlyAdministrator';
import { useIsOwnDecision } from './useIsOwnDecision';

interface EarlierDecisionsProps {
  readonly subjectId: string;
  /** Whether an appeal is open. */
  readonly isAppealed: boolean;
}

/** The decisions about a case so far, and whether you may decide its appeal. */
export function EarlierDecisions({ subjectId, isAppealed }: EarlierDecisionsProps) {
  const isOwn = useIsOwnDecision(subjectId);
  const isOnlyAdministrator = useIsOnlyAdministrator();
  return (
    <Section level={3} title="Decisions so far">
      <VStack>
        {isAppealed && isOwn && (
          <Alert tone="info" title="You made the first decision">
            Another administrator must decide the appeal.
            {isOnlyAdministrator && ` ${ONLY_ADMINISTRATOR}`}
          </Alert>
        )}
        <AuditTrail subjectIds={[subjectId]} empty="No decisions yet." />
      </VStack>
    </Section>
  );
}
