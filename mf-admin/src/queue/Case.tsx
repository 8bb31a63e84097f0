import { useQuery } from '@tanstack/react-query';
import { requestQuery } from '@tree-service/market/api/requests';
import { useId, type ReactNode } from 'react';
import type { StateLabel } from '@tree-service/domain';
import { Card, Heading, HStack, Section, StatusPill, VStack } from '@tree-service/design';
import { CaseFile, EVIDENCE } from '../caseFile/CaseFile';
import { DecisionClock } from '../caseFile/DecisionClock';
import { EarlierDecisions } from '../caseFile/EarlierDecisions';
import { OnThisPage, PagePart } from '../layout/OnThisPage';

interface CaseProps {
  readonly id: string;
  readonly title: string;
  readonly status: StateLabel;
  readonly isOpen: boolean;
  readonly isAppealed: boolean;
  /** ISO time of the deadline, while the case is open. */
  readonly dueAt: string | null;
  readonly requestId: string;
  readonly vendorId: string;
  /** What each side says. */
  readonly children: ReactNode;
  /** Where the case is decided. */
  readonly decision?: ReactNode;
}

/** A case between an owner and a Pro: statements, decision, earlier decisions, evidence. */
export function Case(props: CaseProps) {
  const { id, title, status, isOpen, isAppealed, dueAt, requestId, vendorId } = props;
  const titleId = useId();
  // The evidence is drawn once its request is there.
  const hasEvidence = useQuery(requestQuery(requestId)).isSuccess;
  const hasDecision = Boolean(props.decision);
  return (
    <VStack $gap={8}>
      <OnThisPage
        parts={{
          ...(hasDecision && { decision: 'Decision' }),
          earlier: 'Decisions so far',
          ...(hasEvidence && EVIDENCE),
        }}
      />
      <Card as="article" aria-labelledby={titleId}>
        <VStack $gap={5}>
          <HStack $justify="space-between" $wrap>
            <Heading level={2} size="xl" id={titleId}>
              {title}
            </Heading>
            <HStack $gap={3} $wrap>
              <StatusPill tone={status.tone}>{status.label}</StatusPill>
              {isOpen && <DecisionClock dueAt={dueAt} />}
            </HStack>
          </HStack>
          {props.children}
        </VStack>
      </Card>
      {hasDecision && <PagePart id="decision">{props.decision}</PagePart>}
      <PagePart id="earlier">
        <EarlierDecisions subjectId={id} isAppealed={isAppealed} />
      </PagePart>
      <Section title="Evidence">
        <CaseFile requestId={requestId} vendorId={vendorId} />
      </Section>
    </VStack>
  );
}
