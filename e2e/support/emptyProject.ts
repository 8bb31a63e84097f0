import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ServedPage } from '../../deploy/page';
import { settingUp, together } from '../../scripts/testing/started';
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

async function pushSchema(url: string): Promise<void> {
  const push = ['db', 'push', '--yes', `--remote=${url}`];
  const { status, messages } = await runSupabase(push);
  if (status !== 0) throw new Error(messages);
}

/** Pushes the schema with the Supabase CLI to a database like a hosted one, and loads the ZIP codes. */
export function startEmptyProject(page: ServedPage): Promise<EmptyProject> {
  return settingUp(async (started) => {
    const project = await started.add(startHostedProject(), (one) => one.stop());
    await pushSchema(project.url);
    const variables = { DATABASE_URL: project.url };
    runCommand(commandWithDatabase('supabase/README.md', 'npm run seed:reference'), variables);
    const template = mkdtempSync(path.join(os.tmpdir(), 'tree-service-project-'));
    await started.add(template, (folder) => {
      rmSync(folder, { recursive: true });
    });
    // The project ends with what was started, not with its services.
    const database = { url: project.servicesUrl, template, drop: () => Promise.resolve() };
    const services = await started.add(startCopyOn(database, page), (copy) => copy.close());
    return {
      services,
      databaseUrl: project.url,
      makeAdmin: (email) =>
        runCommand(
          commandWithDatabase('deploy/README.md', 'make-admin').replace('EMAIL', email),
          variables,
        ),
      close: () => started.end(),
    };
  });
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
export function operate({ services, databaseUrl }: EmptyProject): Promise<OperatedProject> {
  return settingUp(async (started) => {
    const site = await started.add(serveByGuide(services, writePlainPage), (one) => one.close());
    const stripe = await started.add(startStripe(), (one) => one.close());
    const resend = await started.add(startResend(), (one) => {
      one.close();
    });
    const publishableKey = publishableKeyIn(await (await fetch(services.origin)).text());
    const secrets = {
      ...projectSecrets({ ...services, publishableKey }),
      ...resendSecrets(resend),
      ...stripe.secrets,
      SITE_URL: site.address,
    };
    const run = (name: string) =>
      started.add(runFunction(name, secrets), (one) => {
        one.stop();
      });
    const [checkout, webhook, health] = await together([
      run('checkout'),
      run('payment-webhook'),
      run('health'),
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
      close: () => started.end(),
    };
  });
}
