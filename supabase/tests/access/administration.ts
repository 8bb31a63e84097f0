import { anyRow, mine, uuid, type Aggregate } from './aggregate';

export const administration: Aggregate = {
  tables: {
    'public.feature_flags': { target: anyRow, select: 'everyone' },
    'public.error_logs': {
      target: mine('user_id', 'owner'),
      select: 'admin',
      insert: {
        allowed: 'everyone',
        // Visitors report without a name.
        values: (self, { ids }, caller) =>
          `(message, severity, category, user_id) values ('Broken', 'error', 'ui', ${
            caller === 'visitor' && self === ids.owner ? 'null' : uuid(self)
          })`,
      },
    },
    'public.admin_audit': { target: anyRow, select: 'admin' },
  },
  async prepare({ market, ids }) {
    await market.database.query(
      `insert into public.error_logs (message, severity, category, user_id) values ('Broken', 'error', 'ui', $1)`,
      [ids.owner],
    );
    await market.database.query(
      `insert into public.admin_audit (admin_id, action, subject_table) values ($1, 'test', 'profiles')`,
      [ids.admin],
    );
    return {};
  },
};
