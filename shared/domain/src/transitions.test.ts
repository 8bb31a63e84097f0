import {
  CREDIT_CLAIM_STATES,
  DISPUTE_STATES,
  JOB_STATES,
  LEAD_STATES,
  QUOTE_STATES,
  REQUEST_STATES,
  REVIEW_STATES,
  VENDOR_STATES,
} from './states';
import { canMove, TRANSITIONS } from './transitions';

const LABELS: Record<string, Record<string, unknown>> = {
  request: REQUEST_STATES,
  lead: LEAD_STATES,
  quote: QUOTE_STATES,
  job: JOB_STATES,
  review: REVIEW_STATES,
  lead_credit_claim: CREDIT_CLAIM_STATES,
  job_dispute: DISPUTE_STATES,
  vendor: VENDOR_STATES,
};

describe('transitions', () => {
  it('lets a Pro accept an open offer, and nobody accept a declined one', () => {
    expect(canMove('lead', 'viewed', 'accept', 'vendor')).toBe(true);
    expect(canMove('lead', 'viewed', 'accept', 'owner')).toBe(false);
    expect(canMove('lead', 'declined', 'accept', 'vendor')).toBe(false);
  });

  it.each(Object.keys(LABELS))('has a label for every state of a %s', (machine) => {
    const states = Object.entries(TRANSITIONS)
      .filter(([name]) => name === machine)
      .flatMap(([, moves]) => moves.flatMap(({ from, to }) => [from, to]));
    for (const state of states) expect(LABELS[machine]).toHaveProperty(state);
  });
});
