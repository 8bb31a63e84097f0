import { appointments } from './appointments';
import { accounts } from './accounts';
import { administration } from './administration';
import type { Aggregate, FunctionAccess, TableAccess } from './aggregate';
import { choosing } from './choosing';
import { claims } from './claims';
import { conversations } from './conversations';
import { credentials } from './credentials';
import { crewDays } from './crewDays';
import { disputes } from './disputes';
import { estimates } from './estimates';
import { firstViews } from './firstViews';
import { formDrafts } from './formDrafts';
import { jobs } from './jobs';
import { leads } from './leads';
import { live } from './live';
import { markets } from './markets';
import { matching } from './matching';
import { media } from './media';
import { notices } from './notices';
import { notifications } from './notifications';
import { payments } from './payments';
import { plans } from './plans';
import { quotes } from './quotes';
import { requests } from './requests';
import { reviews } from './reviews';
import { schedule } from './schedule';
import { states } from './states';
import { storage } from './storage';
import { tokens } from './tokens';
import { vendors } from './vendors';

/** Every concern of the database, one file each under access/. */
export const AGGREGATES: Record<string, Aggregate> = {
  accounts,
  administration,
  appointments,
  choosing,
  claims,
  conversations,
  credentials,
  crewDays,
  disputes,
  estimates,
  firstViews,
  formDrafts,
  jobs,
  leads,
  live,
  matching,
  media,
  notices,
  notifications,
  payments,
  plans,
  quotes,
  requests,
  reviews,
  schedule,
  states,
  storage,
  tokens,
  vendors,
  // Its markets are open wherever the others have sent requests.
  markets,
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
