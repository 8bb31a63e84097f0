import { mine, SIGNED_IN, type Aggregate } from './aggregate';

export const formDrafts: Aggregate = {
  tables: {
    'public.form_drafts': { target: mine('person_id', 'owner'), select: 'owner' },
  },
  functions: {
    save_form_drafts: {
      allowed: SIGNED_IN,
      given: () => ({ drafts: [{ key: 'details', content: { zip: '78704' } }] }),
    },
  },
  async prepare({ market, ids }) {
    const drafts = [{ key: 'details', content: { zip: '78701' } }];
    await market.call(ids.owner, 'save_form_drafts', { drafts });
    return {};
  },
};
