import { DownloadQuote } from '@tree-service/market/features/quoteDocument';
import {
  Accordion,
  Alert,
  Button,
  Card,
  HStack,
  Section,
  SkeletonText,
  VStack,
} from '@tree-service/design';
import { useState } from 'react';
import { showRows } from '@tree-service/market/api/showRows';
import { useAction, useIdempotencyKey, useNow } from '@tree-service/design/hooks';
import { ReasonDialog } from '@tree-service/design/forms';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { messagesQuery, sendMessage, withMessage } from '@tree-service/market/api/conversations';
import { useMarketplaceRules } from '@tree-service/market/features/rules';
import { useFeatureFlag } from '@tree-service/kernel';
import type { LeadDetail, LeadQuote } from '../../../api/leads';
import { useBusiness } from '../../../business/useBusiness';
import { withdrawQuote } from '../../../api/quotes';
import { canQuote, canWithdrawQuote, isAwaitingOwner } from './canQuote';
import { QuoteBuilder } from './QuoteBuilder';
import { QuoteView } from './QuoteView';

const NONE = 'none yet';

export function WithdrawQuote({ quote, ownerName }: { quote: LeadQuote; ownerName: string }) {
  const withdraw = useAction({
    run: (reason: string) => withdrawQuote(quote.id, reason),
    done: 'Quote withdrawn. You can send another one.',
    failed: null,
    refresh: [['leads']],
    show: (state) => showRows<LeadQuote>([{ id: quote.id, state }]),
  });
  return (
    <ReasonDialog
      trigger={<Button variant="ghost">Withdraw quote</Button>}
      title="Withdraw this quote?"
      description={`${ownerName} can no longer accept it. You keep the request and can send another quote.`}
      draft={`withdraw-quote/${quote.id}`}
      label="Reason"
      hint={`${ownerName} will see this.`}
      suggestions={['A price was wrong', 'Some work was missing']}
      confirmLabel="Withdraw quote"
      keepLabel="Keep quote"
      variant="destructive"
      onConfirm={(reason) => withdraw.mutateAsync(reason)}
    />
  );
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** What a Pro may send an owner who has not answered a quote. */
export const followUpMessage = (owner: string): string =>
  `Hi ${owner}, do you have any questions about my quote? I'm happy to explain it or change it.`;

export interface FollowUpProps {
  lead: Pick<LeadDetail, 'conversations'> & {
    service_requests: Pick<LeadDetail['service_requests'], 'contact_name'>;
  };
  quote: Pick<LeadQuote, 'state' | 'created_at'>;
}

/**
 * A message to follow up on a quote, ready to send once the owner has had it for as long as the rule
 * of reminders says. Nothing when either side has written since the quote was sent.
 */
export function FollowUp({ lead, quote }: FollowUpProps) {
  const conversation = lead.conversations;
  const isOn = useFeatureFlag('messaging');
  return conversation && isOn && isAwaitingOwner(quote.state) ? (
    <PreparedMessage
      conversationId={conversation.id}
      owner={lead.service_requests.contact_name}
      sentAt={quote.created_at}
    />
  ) : null;
}

interface PreparedMessageProps {
  conversationId: string;
  owner: string;
  /** When the quote was sent, an ISO time. */
  sentAt: string;
}

function PreparedMessage({ conversationId, owner, sentAt }: PreparedMessageProps) {
  const { quote_reminder_days: days } = useMarketplaceRules();
  const now = useNow(MINUTE_MS);
  const queryClient = useQueryClient();
  const query = messagesQuery(conversationId);
  const messages = useInfiniteQuery(query);
  const keyFor = useIdempotencyKey();
  const text = followUpMessage(owner);
  const send = useAction({
    run: () => sendMessage(conversationId, text, keyFor({ text, sentAt })),
    done: 'Message sent.',
    failed: "We couldn't send your message",
    refresh: [['conversations'], ['leads']],
    show: (message) =>
      queryClient.setQueryData(query.queryKey, (known) => withMessage(known, message)),
  });
  const latest = messages.data?.at(-1);
  const isDue = now.getTime() - Date.parse(sentAt) >= days * DAY_MS;
  const hasWritten = latest !== undefined && Date.parse(latest.created_at) >= Date.parse(sentAt);
  if (!isDue || !messages.isSuccess || hasWritten) return null;
  return (
    <Alert
      title={`${owner} hasn't answered this quote yet`}
      actions={
        <Button size="sm" loading={send.isPending} onClick={() => send.mutate()}>
          Send follow-up
        </Button>
      }
    >
      “{text}”
    </Alert>
  );
}

/** The current quote, the builder, and earlier versions. */
export function QuotePanel({ lead }: { lead: LeadDetail }) {
  const business = useBusiness();
  // A quote sent from another window must not replace what is being typed in this one.
  const [startedFrom, setStartedFrom] = useState<string | null>(null);
  const request = lead.service_requests;
  const [current, ...earlier] = lead.quotes;
  const open = canQuote(lead);
  const isSent = current !== undefined && isAwaitingOwner(current.state);
  const latest = current?.id ?? NONE;
  const isEditing = open && (startedFrom !== null || !isSent);
  if (!open && !current) return null;
  return (
    <Section
      title="Quote"
      description={
        open && !current
          ? 'Prefilled from this request and your price list. Edit anything you like.'
          : undefined
      }
    >
      <VStack $gap={5}>
        {current && (
          <Card>
            <VStack $gap={5}>
              <FollowUp lead={lead} quote={current} />
              <QuoteView quote={current} request={request} job={lead.jobs} />
              <HStack $gap={3} $wrap>
                {open && isSent && !isEditing && (
                  <Button onClick={() => setStartedFrom(latest)}>Edit quote</Button>
                )}
                <DownloadQuote request={request} quote={current} job={lead.jobs} />
                {open && canWithdrawQuote(current.state) && (
                  <WithdrawQuote quote={current} ownerName={request.contact_name} />
                )}
              </HStack>
            </VStack>
          </Card>
        )}
        {isEditing && (
          <Card>
            {business.isPending ? (
              <SkeletonText lines={5} />
            ) : (
              <div onInput={() => setStartedFrom((before) => before ?? latest)}>
                <QuoteBuilder
                  key={startedFrom ?? latest}
                  lead={lead}
                  last={current}
                  prices={business.data?.vendor_prices ?? []}
                  terms={business.data?.quote_terms ?? null}
                  isCancelable={isSent}
                  onClose={() => setStartedFrom(null)}
                />
              </div>
            )}
          </Card>
        )}
        {earlier.length > 0 && (
          <Accordion
            items={earlier.map((quote) => ({
              id: quote.id,
              title: `Version ${quote.version}`,
              content: <QuoteView quote={quote} request={request} job={lead.jobs} />,
            }))}
          />
        )}
      </VStack>
    </Section>
  );
}
