import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { messagesQuery, sendMessage, withMessage } from '@tree-service/market/api/conversations';
import { useMarketplaceRules } from '@tree-service/market/features/rules';
import { useFeatureFlag } from '@tree-service/kernel';
import { useAction, useIdempotencyKey, useNow } from '@tree-service/design/hooks';
import { Alert, Button } from '@tree-service/design';
import type { LeadDetail, LeadQuote } from '../../../api/leads';
import { isAwaitingOwner } from './canQuote';

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
