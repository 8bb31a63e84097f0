import { accounts } from './access/accounts';
import { administration } from './access/administration';
import type { Aggregate, FunctionAccess, TableAccess } from './access/aggregate';
import { claims } from './access/claims';
import { conversations } from './access/conversations';
import { credentials } from './access/credentials';
import { disputes } from './access/disputes';
import { estimates } from './access/estimates';
import { jobs } from './access/jobs';
import { leads } from './access/leads';
import { live } from './access/live';
import { matching } from './access/matching';
import { media } from './access/media';
import { notices } from './access/notices';
import { notifications } from './access/notifications';
import { plans } from './access/plans';
import { quotes } from './access/quotes';
import { requests } from './access/requests';
import { reviews } from './access/reviews';
import { schedule } from './access/schedule';
import { states } from './access/states';
import { storage } from './access/storage';
import { tokens } from './access/tokens';
import { vendors } from './access/vendors';

/** Every concern of the database, one file each under access/. */
export const AGGREGATES: Record<string, Aggregate> = {
  accounts,
  administration,
  claims,
  conversations,
  credentials,
  disputes,
  estimates,
  jobs,
  leads,
  live,
  matching,
  media,
  notices,
  notifications,
  plans,
  quotes,
  requests,
  reviews,
  schedule,
  states,
  storage,
  tokens,
  vendors,
};

/** Every table of the API, and storage. A table without a row here fails the test. */
export const TABLES: Record<string, TableAccess> = Object.assign(
  {},
  ...Object.values(AGGREGATES).map((aggregate) => aggregate.tables ?? {}),
);

/** Every public function. One without a row here fails the test. */
export const FUNCTIONS: Record<string, FunctionAccess> = Object.assign(
  {},
  ...Object.values(AGGREGATES).map((aggregate) => aggregate.functions ?? {}),
);
