import { queryOptions } from '@tanstack/react-query';
import { backend, type LiveReleases, pageHost, reportError, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import { photoBucketExists } from '@tree-service/market/api/photos';
import { checkPlanTable, insertDefaultPlans, type TablePresence } from '../api/plans';

/** Query for the latency of a minimal read, in milliseconds. */
export const latencyQuery = () =>
  queryOptions({
    queryKey: ['diagnostics', 'latency'],
    queryFn: async () => {
      const client = await backend();
      const start = performance.now();
      unwrap(await client.from('feature_flags').select('name').order('name').limit(1));
      return Math.round(performance.now() - start);
    },
    staleTime: 0,
    retry: false,
  });

const claimsSchema = v.object({
  iss: v.optional(v.string()),
  aud: v.optional(v.union([v.string(), v.array(v.string())])),
  sub: v.optional(v.string()),
  email: v.optional(v.string()),
  role: v.optional(v.string()),
  aal: v.optional(v.string()),
  amr: v.optional(v.array(v.union([v.string(), v.object({ method: v.string() })]))),
  iat: v.optional(v.number()),
  exp: v.optional(v.number()),
  user_metadata: v.optional(v.object({ user_type: v.optional(v.string()) })),
});

/**
 * The claims of the access token; times in seconds since 1970. Without the token and its session ID,
 * which identify the person.
 */
export type TokenClaims = v.InferOutput<typeof claimsSchema>;

/** Query for the claims of the caller's access token, verified by the backend; null when signed out. */
export const tokenClaimsQuery = () =>
  queryOptions({
    queryKey: ['diagnostics', 'claims'],
    queryFn: async (): Promise<TokenClaims | null> => {
      const client = await backend();
      const { data, error } = await client.auth.getClaims();
      if (error) throw error;
      return data ? v.parse(claimsSchema, data.claims) : null;
    },
    retry: false,
  });

/** Query for the live releases; null where a remote runs standalone. */
export const liveReleasesQuery = () =>
  queryOptions({
    queryKey: ['diagnostics', 'releases'],
    queryFn: async (): Promise<LiveReleases | null> => (await pageHost()?.live()) ?? null,
    staleTime: 0,
    retry: false,
  });

/** What the checks checks found; `defaultPlansAdded` when there were no plans and now are. */
export interface HealthCheckResults {
  readonly subscriptions: TablePresence;
  readonly plans: TablePresence;
  readonly defaultPlansAdded: boolean;
  readonly photoBucket: boolean;
}

function reportMissing(what: string): void {
  reportError(new Error(`${what} does not exist.`), {
    severity: 'warning',
    category: 'database',
    source: 'healthChecks',
  });
}

/**
 * Query that checks that the plan tables and the photo bucket exist, and adds the default plans if
 * there are none. Missing ones are reported and skipped.
 */
export const healthChecksQuery = () =>
  queryOptions({
    queryKey: ['diagnostics', 'checks'],
    queryFn: async (): Promise<HealthCheckResults> => {
      const [subscriptions, plans, photoBucket] = await Promise.all([
        checkPlanTable('vendor_subscriptions'),
        checkPlanTable('subscription_plans'),
        photoBucketExists(),
      ]);
      if (subscriptions === 'missing') reportMissing('The table vendor_subscriptions');
      if (plans === 'missing') reportMissing('The table subscription_plans');
      if (!photoBucket) reportMissing('The bucket tree-photos');
      const defaultPlansAdded =
        plans === 'empty' && subscriptions !== 'missing' ? await insertDefaultPlans() : false;
      return { subscriptions, plans, defaultPlansAdded, photoBucket };
    },
    retry: false,
  });
