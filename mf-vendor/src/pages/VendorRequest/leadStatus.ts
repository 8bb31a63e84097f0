import type { QuoteState, RuleWords } from '@tree-service/domain';
import type { LeadDetail } from '../../api/leads';
import { tokensInWords } from '../../leads/words';

/** What the states of the lead and its latest quote mean for the Pro and the tokens. */
export function leadStatus(
  lead: Pick<LeadDetail, 'state' | 'token_price' | 'engaged_at' | 'decline_reason'>,
  owner: string,
  { refund }: RuleWords,
  quote?: QuoteState,
): string {
  const tokens = tokensInWords(lead.token_price);
  const are = lead.token_price === 1 ? 'is' : 'are';
  switch (lead.state) {
    case 'offered':
    case 'viewed':
      return 'Accept to message the owner and send a quote. Your tokens are only spent if the owner replies.';
    case 'accepted':
      return `${tokens} ${are} held. If ${owner} doesn't reply within ${refund} of your acceptance, you'll be refunded automatically. You can send your quote right away.`;
    case 'engaged':
      return `${owner} replied to you. Send your quote when you're ready.`;
    case 'quoted':
      if (quote === 'declined') return `${owner} declined your quote. You can send another one.`;
      if (quote === 'expired') return 'Your quote is no longer valid. You can send a new one.';
      if (quote === 'changes_requested') {
        return `${owner} requested changes to your quote. Send a new version.`;
      }
      return lead.engaged_at === null
        ? `Your quote is with ${owner}. ${tokens} ${are} only spent if ${owner} replies. You'll be refunded automatically after ${refund} without a reply.`
        : `Your quote is with ${owner}, who has replied to you.`;
    case 'released':
      return `${owner} didn't reply in time, so your tokens were refunded. You can still send messages and quotes. If ${owner} replies to them or hires you, the lead costs ${tokens}.`;
    case 'won':
      return `${owner} chose you.`;
    case 'lost':
      return "You weren't chosen for this request. Tokens still held were refunded.";
    case 'declined':
      return `You declined this request${lead.decline_reason ? `: ${lead.decline_reason.toLowerCase()}` : ''}. It cost you nothing.`;
    case 'expired':
      return 'This offer expired and went to the next Pro. It cost you nothing.';
    case 'credited':
      return 'Your tokens for this request were refunded.';
    case 'withdrawn':
      return 'You withdrew from this request.';
  }
}
