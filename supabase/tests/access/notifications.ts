import { mine, row, SIGNED_IN, type Aggregate } from './aggregate';

export const notifications: Aggregate = {
  tables: {
    'public.notifications': { target: mine('person_id', 'owner'), select: 'owner' },
    'public.notification_settings': { target: mine('person_id', 'owner'), select: 'owner' },
    'public.notification_preferences': { target: mine('person_id', 'owner'), select: 'owner' },
    'public.text_consents': { target: mine('person_id', 'owner'), select: 'owner' },
    'public.push_tokens': {
      target: mine('person_id', 'owner'),
      select: 'owner',
      delete: 'owner',
    },
  },
  functions: {
    my_notifications: {
      allowed: 'owner',
      given: (world) => ({ before: row(world, 'notification'), page_size: 10 }),
    },
    unread_notifications: { allowed: SIGNED_IN, given: () => ({}) },
    mark_notifications_read: { allowed: SIGNED_IN, given: () => ({ ids: null }) },
    my_notification_preferences: { allowed: SIGNED_IN, given: () => ({}) },
    save_notification_preferences: {
      allowed: SIGNED_IN,
      given: () => ({ preferences: { quiet: false, time_zone: 'America/Chicago' } }),
    },
    register_push_token: {
      allowed: SIGNED_IN,
      given: () => ({ token: 'a-device-of-the-caller', platform: 'android' }),
    },
    // No text messages are sent in the world.
    agree_to_texts: {
      allowed: 'nobody',
      given: () => ({ phone: '+15125550100', agreed: true }),
    },
    confirm_texts: { allowed: 'owner', given: () => ({ code: 'not it' }) },
    stop_texts: { allowed: SIGNED_IN, given: () => ({}) },
    resume_mails: { allowed: SIGNED_IN, given: () => ({}) },
    // Anyone holding a mail; the link in it is signed.
    is_unsubscribe_token: { allowed: 'everyone', given: () => ({ token: 'not one of ours' }) },
    unsubscribe: {
      allowed: 'everyone',
      given: (world) => ({ token: row(world, 'unsubscribeToken'), everything: false }),
    },
    // The worker's, which acts with the service role.
    claim_outbox: { allowed: 'nobody', given: () => ({ at_most: 1 }) },
    give_up_outbox: { allowed: 'nobody', given: () => ({}) },
    hand_back_outbox: {
      allowed: 'nobody',
      given: () => ({ id: '00000000-0000-4000-8000-000000000000', attempt: 1 }),
    },
    finish_outbox: {
      allowed: 'nobody',
      given: () => ({ id: '00000000-0000-4000-8000-000000000000', ok: true }),
    },
    note_channels: { allowed: 'nobody', given: () => ({ push: false, texts: false }) },
    forget_push_token: { allowed: 'nobody', given: () => ({ token: 'no device' }) },
    follow_mail_event: {
      allowed: 'nobody',
      given: () => ({
        address: 'gone@example.com',
        reason: 'bounce',
        happened_at: '2026-11-01T12:00:00Z',
      }),
    },
    follow_text_reply: {
      allowed: 'nobody',
      given: () => ({ phone: '+15125550100', stops: true }),
    },
    skip_outbox: {
      allowed: 'nobody',
      given: () => ({ id: '00000000-0000-4000-8000-000000000000', reason: 'Not needed' }),
    },
  },
  async prepare({ market, ids }) {
    await market.call(ids.owner, 'save_notification_preferences', {
      preferences: { kinds: [{ kind: 'job_started', push: false }] },
    });
    await market.call(ids.owner, 'register_push_token', {
      token: 'the-owners-telephone',
      platform: 'android',
    });
    await market.database.query(
      `insert into public.text_consents (person_id, phone, terms) values ($1, '+15125550111', 'I agree')
       on conflict do nothing`,
      [ids.owner],
    );
    await market.database.query(
      `insert into private.text_codes (person_id, phone) values ($1, '+15125550111')`,
      [ids.owner],
    );
    const [latest] = await market.database.query<{ id: string }>(
      'select id from public.notifications where person_id = $1 order by created_at desc, id limit 1',
      [ids.owner],
    );
    const [link] = await market.database.query<{ token: string }>(
      `select split_part(private.unsubscribe_url($1, 'quote_received'), '/unsubscribe/', 2) as token`,
      [ids.owner],
    );
    return { notification: latest?.id ?? '', unsubscribeToken: link?.token ?? '' };
  },
};
