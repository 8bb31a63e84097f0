import { randomUUID } from 'node:crypto';
import { anyRow, mine, VENDORS, row, SIGNED_IN, uuid, type Aggregate } from './aggregate';

export const tokens: Aggregate = {
  tables: {
    'public.token_accounts': { target: mine('vendor_id', 'vendor'), select: 'vendor admin' },
    // Who owes accepts no lead, so it is the suspended Pro.
    'public.token_debts': {
      target: mine('vendor_id', 'suspendedVendor'),
      select: 'suspendedVendor admin',
    },
    'public.token_ledger': { target: mine('vendor_id', 'vendor'), select: 'vendor admin' },
    'public.token_adjustments': { target: mine('account_id', 'vendor'), select: 'admin' },
    'public.token_packages': { target: () => 'tokens = 25', select: 'everyone' },
    'public.token_purchases': { target: mine('vendor_id', 'vendor'), select: 'vendor admin' },
    'public.billing_policy': { target: anyRow, select: SIGNED_IN },
  },
  functions: {
    grant_tokens: {
      allowed: 'admin',
      given: ({ ids }) => ({
        vendor_id: ids.vendor,
        tokens: 10,
        reason: 'An apology',
        idempotency_key: randomUUID(),
      }),
    },
    adjust_tokens: {
      allowed: 'admin',
      given: ({ ids }) => ({
        vendor_id: ids.vendor,
        tokens: -1,
        reason: 'One too many',
        idempotency_key: randomUUID(),
      }),
    },
    reverse_token_entry: {
      allowed: 'admin',
      given: (world) => ({
        entry_id: Number(row(world, 'grantedEntry')),
        reason: 'Given twice',
        idempotency_key: randomUUID(),
      }),
    },
    decide_token_adjustment: {
      allowed: 'admin',
      given: (world) => ({
        adjustment_id: row(world, 'adjustment'),
        decision: 'approve',
        reason: 'Looked at it',
      }),
    },
    my_token_summary: { allowed: VENDORS, given: () => ({}) },
    // Without a name it answers with the caller's own, which is nothing for who has no account.
    token_ledger_page: {
      allowed: 'vendor admin',
      given: ({ ids }) => ({ before_id: null, at_most: 20, vendor_id: ids.vendor }),
    },
    // Payments are switched off in the world.
    begin_token_purchase: {
      allowed: 'nobody',
      given: (world) => ({ package_id: row(world, 'package'), idempotency_key: randomUUID() }),
    },
  },
  async prepare({ market, ids }) {
    const secondAdmin = await market.admin();
    const { adjustment_id } = await market.call<{ adjustment_id: string }>(
      secondAdmin,
      'grant_tokens',
      {
        vendor_id: ids.vendor,
        tokens: 5000,
        reason: 'A big campaign',
        idempotency_key: randomUUID(),
      },
    );
    await market.call(secondAdmin, 'grant_tokens', {
      vendor_id: ids.vendor,
      tokens: 5,
      reason: 'A small one',
      idempotency_key: randomUUID(),
    });
    await market.database.query(
      `insert into public.token_debts (vendor_id, tokens, reason) values ($1, 3, 'A released lead')`,
      [ids.suspendedVendor],
    );
    const packageId = await market.value<string>(
      'select id from public.token_packages where tokens = 25',
    );
    const [purchase] = await market.database.query<{ id: string }>(
      `insert into public.token_purchases (vendor_id, package_id, tokens, price_cents)
       values ($1, $2, 25, 7000) returning id`,
      [ids.vendor, packageId],
    );
    return {
      adjustment: adjustment_id,
      grantedEntry: String(
        await market.value(
          `select max(id) from public.token_ledger where vendor_id = ${uuid(ids.vendor)} and kind = 'grant'`,
        ),
      ),
      package: packageId,
      purchase: purchase?.id ?? '',
    };
  },
};
