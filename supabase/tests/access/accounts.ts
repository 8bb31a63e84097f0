import { anyRow, mine, type Aggregate } from './aggregate';

export const accounts: Aggregate = {
  tables: {
    'public.profiles': {
      target: mine('id', 'owner'),
      select: 'owner admin',
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
