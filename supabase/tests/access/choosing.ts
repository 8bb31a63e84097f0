import { mine, row, uuid, type Aggregate } from './aggregate';

export const choosing: Aggregate = {
  tables: {
    'public.saved_vendors': { target: mine('owner_id', 'owner'), select: 'owner' },
    'public.request_shares': {
      target: (world) => `id = ${uuid(row(world, 'share'))}`,
      select: 'owner',
    },
  },
  functions: {
    save_vendor: {
      allowed: 'owner otherOwner',
      given: (world) => ({ vendor_id: world.ids.otherVendor }),
    },
    unsave_vendor: {
      allowed: 'owner otherOwner',
      given: (world) => ({ vendor_id: world.ids.vendor }),
    },
    my_saved_vendors: { allowed: 'owner otherOwner', given: () => ({}) },
    share_request: {
      allowed: 'owner',
      given: (world) => ({ request_id: world.quoted.request, lead_id: world.quoted.lead }),
    },
    revoke_request_share: {
      allowed: 'owner otherOwner',
      given: (world) => ({ share_id: row(world, 'share') }),
    },
    shared_request: {
      allowed: 'everyone',
      given: (world) => ({ token: row(world, 'shareToken') }),
    },
  },
  async prepare({ market, ids, quoted }) {
    await market.call(ids.owner, 'save_vendor', { vendor_id: ids.vendor });
    const share = await market.call<{ id: string; token: string }>(ids.owner, 'share_request', {
      request_id: quoted.request,
    });
    return { share: share.id, shareToken: share.token };
  },
};
