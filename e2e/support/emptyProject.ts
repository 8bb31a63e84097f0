import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ServedPage } from '../../deploy/page';
import { runSupabase } from '../../supabase/hosted/commandLine';
import { startHostedProject } from '../../supabase/hosted/hostedProject';
import { HEALTH_KEY, projectSecrets } from '../../supabase/tests/functions/projectSecrets';
import { resendSecrets, startResend } from '../../supabase/tests/functions/resendDouble';
import { runFunction, type RunningFunction } from '../../supabase/tests/functions/runFunction';
import {
  commandOfGuide,
  commandWithDatabase,
  runCommand,
} from '../../supabase/tests/hosted/guideCommands';
import { startStripe, type StripeDouble } from '../../supabase/tests/support/stripe/stripeDouble';
import { serveByGuide, writePlainPage, type GuideSite } from './guideSite';
import { publishableKeyIn } from './pageConfiguration';
import { startCopyOn, type ProductCopy } from './productCopy';

/** A project in which nobody has an account yet, set up with the commands of the guides. */
export interface EmptyProject {
  /** What answers in place of hosted Auth, Data API and Storage, on the database of the project. */
  readonly services: ProductCopy;
  /** Address of the database for who deploys. */
  readonly databaseUrl: string;
  /** Runs the guide's command that makes an account an administrator; returns what it printed. */
  makeAdmin(email: string): string;
  close(): Promise<void>;
}

/** Pushes the schema with the Supabase CLI to a database like a hosted one, and loads the ZIP codes. */
export async function startEmptyProject(page: ServedPage): Promise<EmptyProject> {
  const project = await startHostedProject();
  const { status, messages } = await runSupabase([
    'db',
    'push',
    '--yes',
    `--remote=${project.url}`,
  ]);
  if (status !== 0) throw new Error(messages);
  const variables = { DATABASE_URL: project.url };
  runCommand(commandWithDatabase('supabase/README.md', 'npm run seed:reference'), variables);
  const template = mkdtempSync(path.join(os.tmpdir(), 'tree-service-project-'));
  const database = {
    url: project.servicesUrl,
    template,
    async drop() {
      await project.stop();
      rmSync(template, { recursive: true });
    },
  };
  const services = await startCopyOn(database, page);
  return {
    services,
    databaseUrl: project.url,
    makeAdmin: (email) =>
      runCommand(
        commandWithDatabase('deploy/README.md', 'make-admin').replace('EMAIL', email),
        variables,
      ),
    close: () => services.close(),
  };
}

/** What an operator has set up around a project. */
export interface OperatedProject {
  readonly site: GuideSite;
  /** Sends its notices to the function `payment-webhook`. */
  readonly stripe: StripeDouble;
  readonly checkout: RunningFunction;
  /** What a monitor with the HEALTH_KEY is answered. */
  readHealth(): Promise<{ status: number; findings: unknown }>;
  close(): Promise<void>;
}

/** Serves the site with nginx, runs Edge Functions with their secrets, and tells the database of both. */
export async function operate({ services, databaseUrl }: EmptyProject): Promise<OperatedProject> {
  const site = await serveByGuide(services, writePlainPage);
  const [stripe, resend] = await Promise.all([startStripe(), startResend()]);
  const publishableKey = publishableKeyIn(await (await fetch(services.origin)).text());
  const secrets = {
    ...projectSecrets({ ...services, publishableKey }),
    ...resendSecrets(resend),
    ...stripe.secrets,
    SITE_URL: site.address,
  };
  const [checkout, webhook, health] = await Promise.all([
    runFunction('checkout', secrets),
    runFunction('payment-webhook', secrets),
    runFunction('health', secrets),
  ]);
  stripe.notify(`${webhook.address}/payment-webhook`);
  runCommand(
    commandOfGuide('supabase/README.md', 'set_up_hosting')
      .replace('https://PROJECT.supabase.co', services.origin)
      .replace('https://trees.example', site.address),
    { DATABASE_URL: databaseUrl, WORKER_KEY: randomBytes(32).toString('hex') },
  );
  return {
    site,
    stripe,
    checkout,
    async readHealth() {
      const headers = { authorization: `Bearer ${HEALTH_KEY}` };
      const answer = await health.ask('/health', { headers });
      const { findings }: { findings: unknown } = await answer.json();
      return { status: answer.status, findings };
    },
    async close() {
      for (const one of [checkout, webhook, health]) one.stop();
      resend.close();
      await stripe.close();
      await site.close();
    },
  };
}
