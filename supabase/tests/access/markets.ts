import { randomUUID } from 'node:crypto';
import { row, type Aggregate } from './aggregate';

const needed = { tree_removal: 0, stump_grinding: 0, arborist: 0, maintenance: 0, emergency: 0 };

export const markets: Aggregate = {
  functions: {
    admin_markets: { allowed: 'admin', given: () => ({}) },
    admin_market: {
      allowed: 'admin',
      given: (world) => ({ market_id: row(world, 'openMarket') }),
    },
    save_market: {
      allowed: 'admin',
      given: () => ({
        market: { name: 'Waco', zips: [], least_vendors: needed },
      }),
    },
    set_market_status: {
      allowed: 'admin',
      given: (world) => ({ market_id: row(world, 'draftMarket'), status: 'recruiting' }),
    },
    remove_market: {
      allowed: 'admin',
      given: (world) => ({ market_id: row(world, 'draftMarket'), reason: 'It was a try' }),
    },
    join_waitlist: {
      allowed: 'everyone',
      given: () => ({ email: 'ada@example.com', zip: '00501' }),
    },
    waitlist_entry: { allowed: 'everyone', given: () => ({ token: randomUUID() }) },
    confirm_waitlist: { allowed: 'everyone', given: () => ({ token: randomUUID() }) },
    leave_waitlist: { allowed: 'everyone', given: () => ({ token: randomUUID() }) },
    zips_around: { allowed: 'admin', given: () => ({ zip: '78704', miles: 5 }) },
  },
  // Open wherever the world sends requests: with a market, they are refused everywhere else.
  async prepare({ market, ids }) {
    const zips = await market.value('(select jsonb_agg(zip) from public.zip_codes)');
    const save = (name: string, of: unknown) =>
      market.call<{ id: string }>(ids.admin, 'save_market', {
        market: { name, zips: of, least_vendors: needed },
      });
    const { id: openMarket } = await save('Everywhere', zips);
    await market.call(ids.admin, 'set_market_status', { market_id: openMarket, status: 'open' });
    const { id: draftMarket } = await save('Nowhere', []);
    // A place without a market: not open.
    await market.database.query(
      `insert into public.zip_codes (zip, city, state, latitude, longitude, time_zone)
       values ('00501', 'Holtsville', 'NY', 40.81, -73.04, 'America/New_York') on conflict do nothing`,
    );
    return { openMarket, draftMarket };
  },
};
