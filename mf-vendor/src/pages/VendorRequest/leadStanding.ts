import type { LeadDetail } from '@tree-service/market/api/leads';
import type { QuoteState, RuleWords } from '@tree-service/domain';
import { tokensInWords } from '../../leads/words';

/** What the states of a lead and its latest quote mean for its Pro and the tokens, in a sentence or two. */
export function leadStanding(
  lead: Pick<LeadDetail, 'state' | 'token_price' | 'engaged_at' | 'decline_reason'>,
  owner: string,
  { refund }: RuleWords,
  quote?: QuoteState,
): string {
  const tokens = tokensInWords(lead.token_price);
  const were = lead.token_price === 1 ? 'is' : 'are';
  switch (lead.state) {
    case 'offered':
    case 'viewed':
      return 'Accept to write to the owner and send a quote. Your tokens are only spent if the owner answers.';
    case 'accepted':
      return `${tokens} ${were} held. If ${owner} does not answer within ${refund} of your acceptance, they are refunded automatically. You can send your quote right away.`;
    case 'engaged':
      return `${owner} has answered you. Send your quote when you are ready.`;
    case 'quoted':
      if (quote === 'declined') return `${owner} declined your quote. You can send another one.`;
      if (quote === 'expired') return 'Your quote is no longer valid. You can send a new one.';
      if (quote === 'changes_requested') {
        return `${owner} would like your quote changed. Send a new version.`;
      }
      return lead.engaged_at === null
        ? `Your quote is with ${owner}. ${tokens} ${were} only spent once ${owner} answers, and are refunded after ${refund} without an answer.`
        : `Your quote is with ${owner}, who has been in touch.`;
    case 'released':
      return `${owner} did not answer in time, so your tokens were refunded. You can still write and quote, free of charge.`;
    case 'won':
      return `${owner} has chosen you.`;
    case 'lost':
      return 'This request went on without you. Tokens that were still held came back.';
    case 'declined':
      return `You passed on this request${lead.decline_reason ? `: ${lead.decline_reason.toLowerCase()}` : ''}. It cost you nothing.`;
    case 'expired':
      return 'The time to accept ran out, and the next Pro was asked. It cost you nothing.';
    case 'credited':
      return 'Your tokens for this request were credited back.';
    case 'withdrawn':
      return 'You withdrew from this request.';
  }
}
