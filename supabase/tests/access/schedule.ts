import { mine, VENDORS, uuid, type Aggregate } from './aggregate';

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

export const schedule: Aggregate = {
  tables: {
    'public.vendor_hours': { target: mine('vendor_id', 'vendor'), select: 'vendor admin' },
    'public.vendor_special_days': { target: mine('vendor_id', 'vendor'), select: 'vendor admin' },
    'public.vendor_special_hours': { target: mine('vendor_id', 'vendor'), select: 'vendor admin' },
    'public.vendor_blocks': {
      target: mine('vendor_id', 'vendor'),
      select: 'vendor admin',
      delete: 'vendor',
    },
    'public.vendor_calendar_feeds': {
      target: mine('vendor_id', 'vendor'),
      select: 'vendor',
      delete: 'vendor',
    },
    'public.vendor_crew': {
      target: mine('vendor_id', 'vendor'),
      select: 'vendor admin',
      insert: {
        allowed: VENDORS,
        values: (self) =>
          `(vendor_id, label, role, qualifications) values (${uuid(self)}, 'Second', 'climber', '{first_aid}')`,
      },
      update: {
        allowed: 'vendor',
        change: `role = 'foreman'`,
      },
      delete: 'vendor',
    },
  },
  functions: {
    set_working_hours: {
      allowed: VENDORS,
      given: () => ({ hours: [{ weekday: 1, opens: '08:00', closes: '17:00' }] }),
    },
    set_special_day: {
      allowed: VENDORS,
      given: () => ({ day: day(9), hours: [{ opens: '10:00', closes: '12:00' }], note: 'Parade' }),
    },
    clear_special_day: {
      allowed: VENDORS,
      given: () => ({ day: day(9), expected_version: 0 }),
    },
    add_time_block: {
      allowed: VENDORS,
      given: () => ({ start_at: `${day(3)}T10:00Z`, end_at: `${day(3)}T12:00Z`, note: 'Dentist' }),
    },
    import_busy_times: {
      allowed: VENDORS,
      given: () => ({
        calendar: 'Home',
        replaced: [{ event_uid: 'a@home', occurrence: null }],
        times: [
          { starts_at: `${day(4)}T10:00Z`, ends_at: `${day(4)}T12:00Z`, event_uid: 'a@home' },
        ],
      }),
    },
    // A Pro's book is not for other Pros.
    vendor_availability: {
      allowed: 'owner otherOwner vendor admin',
      given: (world) => ({
        vendor_id: world.ids.vendor,
        from_at: `${day(1)}T00:00Z`,
        to_at: `${day(8)}T00:00Z`,
      }),
    },
    next_free_slot: {
      allowed: 'owner otherOwner vendor admin',
      given: (world) => ({ vendor_id: world.ids.vendor, hours: 4, after_at: `${day(1)}T00:00Z` }),
    },
    renew_calendar_feed: { allowed: VENDORS, given: () => ({}) },
    // Without a secret nothing is returned.
    calendar_feed: { allowed: 'everyone', given: () => ({ secret: 'unknown' }) },
  },
  async prepare({ market, ids }) {
    await market.call(ids.vendor, 'set_working_hours', {
      hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '17:00' })),
    });
    await market.call(ids.vendor, 'set_special_day', {
      day: day(20),
      hours: [{ opens: '10:00', closes: '12:00' }],
    });
    await market.call(ids.vendor, 'add_time_block', {
      start_at: `${day(30)}T10:00Z`,
      end_at: `${day(31)}T10:00Z`,
    });
    await market.call(ids.vendor, 'renew_calendar_feed');
    await market.database.query(
      `insert into public.vendor_crew (vendor_id, label, role) values ($1, 'First', 'climber')`,
      [ids.vendor],
    );
    return {};
  },
};
