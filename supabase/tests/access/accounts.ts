import { anyRow, mine, SIGNED_IN, uuid, type Aggregate } from './aggregate';

export const accounts: Aggregate = {
  tables: {
    'public.profiles': {
      target: mine('id', 'owner'),
      select: 'owner admin',
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
        columns:
          'id email user_type first_name last_name phone address city state zip is_profile_complete',
        change: `first_name = 'Changed'`,
      },
    },
    'public.zip_codes': { target: anyRow, select: 'everyone' },
  },
};
