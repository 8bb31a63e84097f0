import * as v from 'valibot';
import type { AuditRow } from '../api/audit';
import { isKeyOf } from '@tree-service/domain';
import { describeOutcome, DISPUTE_OUTCOMES } from '@tree-service/market/features/disputes';
import { auditActionText } from '../auditTrail/auditActions';

// Older rows may lack what newer ones have.
const storedCase = v.object({
  outcome: v.nullish(v.string()),
  outcome_price_cents: v.nullish(v.number()),
  tokens: v.nullish(v.number()),
});

const signed = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' });

/** A decision in words: the outcome of a dispute, the tokens of a claim or adjustment. */
export function decisionText({ action, after }: Pick<AuditRow, 'action' | 'after'>): string {
  const text = auditActionText(action);
  const stored = v.safeParse(storedCase, after);
  if (!stored.success) return text;
  const { outcome, outcome_price_cents: price, tokens } = stored.output;
  if (typeof outcome === 'string' && isKeyOf(DISPUTE_OUTCOMES, outcome)) {
    return describeOutcome(outcome, price ?? null);
  }
  if (typeof tokens !== 'number') return text;
  const amount = action.startsWith('tokens.') ? signed.format(tokens) : String(tokens);
  return `${text}: ${amount} ${Math.abs(tokens) === 1 ? 'token' : 'tokens'}`;
}
