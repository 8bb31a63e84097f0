import { randomUUID } from 'node:crypto';
import { anyRow, mine, row, SIGNED_IN, uuid, type Aggregate } from './aggregate';
import { isAnonymous } from './world';

export const accounts: Aggregate = {
  tables: {
    'public.profiles of a colleague': {
      target: (world) => `id = ${uuid(row(world, 'colleague'))}`,
      select: 'admin',
    },
    'public.profiles': {
      target: mine('id', 'owner'),
      select: 'owner',
      // The browser adds a missing profile, for itself alone; it is there already for all of these.
      insert: {
        allowed: SIGNED_IN,
        values: (self) =>
          `(id, email, user_type) select ${uuid(self)},
             coalesce((select email from public.profiles where id = ${uuid(self)}), 'x@example.com'), 'owner'
           on conflict do nothing`,
      },
      update: {
        allowed: 'owner',
        change: `first_name = 'Changed'`,
      },
    },
    'public.zip_codes': { target: anyRow, select: 'everyone' },
    'public.account_deletions': {
      target: mine('person_id', 'otherOwner'),
      select: 'otherOwner admin',
    },
  },
  functions: {
    admin_search: { allowed: 'admin', given: () => ({ words: 'owner1' }) },
    admin_person: { allowed: 'admin', given: ({ ids }) => ({ person_id: ids.owner }) },
    admin_conversations: {
      allowed: 'admin',
      given: ({ ids }) => ({ person_id: ids.owner, reason: 'A dispute' }),
    },
    admin_read_conversation: {
      allowed: 'admin',
      given: (world) => ({
        conversation_id: world.quoted.conversation,
        reason: 'A dispute',
      }),
    },
    admin_last_messages: {
      allowed: 'admin',
      given: (world) => ({
        conversation_ids: `{${world.quoted.conversation}}`,
        reason: 'A dispute',
      }),
    },
    admin_find_conversations: { allowed: 'admin', given: () => ({ words: 'Maya' }) },
    admin_correct_person: {
      allowed: 'admin',
      given: async ({ market }) => ({
        person_id: await market.owner(),
        first_name: 'Maya',
        last_name: null,
        phone: null,
        address: null,
        city: null,
        state: null,
        zip: null,
        reason: 'A typo',
      }),
    },
    admin_correct_business: {
      allowed: 'admin',
      given: async ({ market }) => ({
        vendor_id: await market.vendor(),
        business_name: 'Oak & Saw',
        about: null,
        zip: '78704',
        reason: 'A typo',
      }),
    },
    admin_resend_verification: {
      allowed: 'admin',
      given: async ({ market }) => {
        const person = await market.owner();
        await market.database.query(
          'update auth.users set email_confirmed_at = null where id = $1',
          [person],
        );
        return { person_id: person, reason: 'Asked by phone' };
      },
    },
    admin_end_sessions: {
      allowed: 'admin',
      given: ({ ids }) => ({ person_id: ids.owner, reason: 'Lost phone' }),
    },
    // Of an owner nobody else needs, since the world's go on requesting work.
    admin_suspend_owner: {
      allowed: 'admin',
      given: async ({ market }) => ({ person_id: await market.owner(), reason: 'Advertising' }),
    },
    admin_reinstate_owner: {
      allowed: 'admin',
      given: async ({ market }) => {
        const person = await market.owner();
        await market.database.query(
          'update public.profiles set suspended_at = now() where id = $1',
          [person],
        );
        return { person_id: person, reason: 'A mistake' };
      },
    },
    admin_resume_owner: {
      allowed: 'admin',
      given: async ({ market }) => {
        const person = await market.owner();
        await market.database.query(
          'update public.profiles set requests_paused_at = now() where id = $1',
          [person],
        );
        return { person_id: person, reason: 'Both claims were about one gate' };
      },
    },
    admin_delete_account: {
      allowed: 'admin',
      given: ({ ids }) => ({ person_id: ids.otherOwner, reason: 'Asked for by mail' }),
    },
    admin_find_people: { allowed: 'admin', given: () => ({ query: 'owner1' }) },
    export_my_data: { allowed: SIGNED_IN, given: () => ({}) },
    // The world's owner and Pro are in the middle of work; administrators stay.
    request_account_deletion: {
      allowed: 'otherOwner otherVendor suspendedVendor',
      given: async ({ market, ids }, caller) => ({
        confirm_email: await market.value('select email from public.profiles where id = $1', [
          isAnonymous(caller) ? ids.owner : ids[caller],
        ]),
      }),
    },
    my_sessions: { allowed: SIGNED_IN, given: () => ({}) },
    end_sessions: { allowed: SIGNED_IN, given: () => ({ session_ids: `{${randomUUID()}}` }) },
    end_other_sessions: { allowed: SIGNED_IN, given: () => ({}) },
    cancel_account_deletion: { allowed: 'otherOwner', given: () => ({}) },
    admin_account_names: {
      allowed: 'admin',
      given: (world) => ({ account_ids: `{${world.ids.owner}}` }),
    },
    files_to_remove: { allowed: 'nobody', given: () => ({}) },
  },
  async prepare({ market, ids }) {
    await market.call(ids.otherOwner, 'request_account_deletion', {
      confirm_email: await market.value('select email from public.profiles where id = $1', [
        ids.otherOwner,
      ]),
    });
    return { colleague: await market.admin() };
  },
};
