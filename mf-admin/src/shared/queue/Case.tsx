import { useQuery } from '@tanstack/react-query';
import {
  type RequestDetail,
  requestQuery,
  requestTimelineQuery,
} from '@tree-service/market/api/requests';
import { useId, type ReactNode } from 'react';
import type { StateLabel } from '@tree-service/domain';
import {
  Alert,
  Card,
  Heading,
  HStack,
  QueryBoundary,
  Section,
  StatusPill,
  Text,
  VStack,
} from '@tree-service/design';
import { Timeline } from '@tree-service/market/features/timeline';
import { useAuth } from '@tree-service/kernel';
import { DecisionClock } from '../caseFile/DecisionClock';
import { LinkedSection, OnThisPage, PagePart } from '../layout/OnThisPage';
import { AuditTrail } from '../auditTrail/AuditTrail';
import { ONLY_ADMINISTRATOR, useIsOnlyAdministrator } from '../layout/useIsOnlyAdministrator';
import { CaseQuote, CaseJob } from '../caseFile/CaseQuote';
import { CaseRequest } from '../caseFile/CaseRequest';
import { ConversationLog } from '../caseFile/ConversationLog';
import { auditQuery } from '../../api/audit';

/** Whether you have decided about this case before, so that another administrator decides an appeal. */
export function useIsOwnDecision(subjectId: string): boolean {
  const { data = [] } = useQuery(auditQuery(subjectId));
  const ownId = useAuth((state) => state.user?.id ?? null);
  // Taking a case and noting something about it decides nothing.
  return data.some((row) => row.admin_id === ownId && !row.action.startsWith('case.'));
}

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

/** The parts of the evidence by their ids. */
const EVIDENCE = {
  request: 'Request',
  quotes: 'Quotes',
  job: 'Job',
  conversation: 'Conversation',
  timeline: 'Timeline',
} as const;

interface CaseFileProps {
  readonly requestId: string;
  /** The Pro the case is about. */
  readonly vendorId: string;
}

function Nothing({ children }: { readonly children: string }) {
  return (
    <Card>
      <Text tone="muted">{children}</Text>
    </Card>
  );
}

interface CaseTimelineProps {
  readonly requestId: string;
  readonly vendorName: (vendorId: string) => string | null;
}

function CaseTimeline({ requestId, vendorName }: CaseTimelineProps) {
  const query = useQuery(requestTimelineQuery(requestId));
  return (
    <Card>
      <QueryBoundary query={query} what="the timeline">
        {(events) => <Timeline events={events} viewer="admin" vendorName={vendorName} />}
      </QueryBoundary>
    </Card>
  );
}

function Evidence({ request, vendorId }: CaseFileProps & { readonly request: RequestDetail }) {
  const lead = request.leads.find((one) => one.vendor_id === vendorId);
  const quotes = request.quotes.filter((quote) => quote.vendor_id === vendorId);
  const jobs = request.jobs.filter((job) => job.vendor_id === vendorId);
  const conversation = lead?.conversations;
  const nameOf = (id: string) =>
    request.leads.find((one) => one.vendor_id === id)?.vendor_profiles.business_name ?? null;
  return (
    <VStack $gap={8}>
      <LinkedSection id="request" level={3} title={EVIDENCE.request}>
        <CaseRequest request={request} />
      </LinkedSection>
      <LinkedSection id="quotes" level={3} title={EVIDENCE.quotes}>
        {quotes.length === 0 ? (
          <Nothing>No quotes from this Pro.</Nothing>
        ) : (
          <VStack>
            {quotes.map((quote) => (
              <CaseQuote key={quote.id} quote={quote} level={4} />
            ))}
          </VStack>
        )}
      </LinkedSection>
      <LinkedSection id="job" level={3} title={EVIDENCE.job}>
        {jobs.length === 0 ? (
          <Nothing>No job with this Pro.</Nothing>
        ) : (
          <VStack>
            {jobs.map((job) => (
              <CaseJob key={job.id} job={job} />
            ))}
          </VStack>
        )}
      </LinkedSection>
      <LinkedSection id="conversation" level={3} title={EVIDENCE.conversation}>
        {!conversation ? (
          <Nothing>No conversation.</Nothing>
        ) : (
          <Card>
            <ConversationLog
              conversationId={conversation.id}
              ownerId={request.owner_id}
              ownerName={request.contact_name}
              businessName={nameOf(vendorId) ?? 'The Pro'}
            />
          </Card>
        )}
      </LinkedSection>
      <LinkedSection id="timeline" level={3} title={EVIDENCE.timeline}>
        <CaseTimeline requestId={request.id} vendorName={nameOf} />
      </LinkedSection>
    </VStack>
  );
}

/** The evidence for a decision between an owner and a Pro. */
function CaseFile({ requestId, vendorId }: CaseFileProps) {
  const query = useQuery(requestQuery(requestId));
  return (
    <QueryBoundary query={query} what="the request">
      {(request) => <Evidence request={request} requestId={requestId} vendorId={vendorId} />}
    </QueryBoundary>
  );
}

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
