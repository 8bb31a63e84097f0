import { randomUUID } from 'node:crypto';
import type { Marketplace } from '../support/marketplace';
import { anyRow, row, uuid, type Aggregate } from './aggregate';

async function engagedLead(market: Marketplace, owner: string, vendor: string): Promise<string> {
  const { lead } = await market.accept((await market.submit(owner)).id, vendor);
  await market.call(owner, 'share_contact', { lead_id: lead });
  return lead;
}

const claimOf = (lead: string, reason: string) => ({
  lead_id: lead,
  reason,
  description: 'The owner wants something else.',
  idempotency_key: randomUUID(),
});

export const claims: Aggregate = {
  tables: {
    'public.resolution_policy': { target: anyRow, select: 'everyone' },
    'public.lead_credit_claims': {
      target: (world) => `id = ${uuid(row(world, 'openClaim'))}`,
      select: 'vendor admin',
    },
    // A claim is between the Pro and the product: its owner does not read of it.
    'public.state_events of a claim': {
      target: (world) => `subject_id = ${uuid(row(world, 'openClaim'))}`,
      select: 'vendor admin',
    },
  },
  functions: {
    save_resolution_policy: {
      allowed: 'admin',
      given: () => ({
        changes: { appeal_days: 8 },
        reason: 'A week and a day',
        idempotency_key: randomUUID(),
      }),
    },
    file_credit_claim: {
      allowed: 'vendor',
      given: (world) => claimOf(row(world, 'paidLead'), 'not_as_described'),
    },
    withdraw_credit_claim: {
      allowed: 'vendor',
      given: (world) => ({ claim_id: row(world, 'openClaim') }),
    },
    appeal_credit_claim: {
      allowed: 'vendor',
      given: (world) => ({ claim_id: row(world, 'deniedClaim'), reason: 'It was canceled' }),
    },
    decide_credit_claim: {
      allowed: 'admin',
      given: (world) => ({
        claim_id: row(world, 'openClaim'),
        decision: 'grant',
        reason: 'The work is not what was described',
      }),
    },
  },
  async prepare({ market, ids: { owner, vendor } }) {
    const file = async (reason: string) => {
      const claim = claimOf(await engagedLead(market, owner, vendor), reason);
      return (await market.call<{ id: string }>(vendor, 'file_credit_claim', claim)).id;
    };
    return {
      paidLead: await engagedLead(market, owner, vendor),
      openClaim: await file('other'),
      deniedClaim: await file('request_canceled'),
    };
  },
};
