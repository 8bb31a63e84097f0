import type { APIRequestContext } from '@playwright/test';
import { codeAt, stepOf } from '../../supabase/local/auth/secondFactor/totp';
import { personOf, type Person } from '../support/asPerson';
import { mondayAhead } from '../support/days';
import {
  operate,
  startEmptyProject,
  type EmptyProject,
  type OperatedProject,
} from '../support/emptyProject';
import { mailTo, verifyMailedLink } from '../support/mailbox';
import { publishableKeyIn } from '../support/pageConfiguration';
import { photo } from '../support/pictures';
import { createSession, storeSession, type Session } from '../support/session';
import { expect, test as base } from '../support/test';

// From an empty project to the first Pro who pays, with the commands of deploy/README.md and
// supabase/README.md. The embedded backend stands in for Auth, Data API and Storage, a double for Stripe.

const test = base.extend<{ project: EmptyProject; operated: OperatedProject }>({
  project: [
    async ({ served }, use) => {
      const project = await startEmptyProject(served);
      await use(project);
      await project.close();
    },
    { timeout: 120_000 },
  ],
  product: ({ project }, use) => use(project.services),
  operated: [
    async ({ project }, use) => {
      const operated = await operate(project);
      await use(operated);
      await operated.close();
    },
    { timeout: 60_000 },
  ],
});
test.use({ ignoreHTTPSErrors: true });

const PASSWORD = 'a quiet grove of oaks';

/** Signs up, confirms by mail and signs in. */
async function join(
  request: APIRequestContext,
  email: string,
  data: Readonly<Record<string, string>>,
): Promise<Session> {
  const apikey = publishableKeyIn(await (await request.get('/')).text());
  const account = { email, password: PASSWORD, data };
  const answer = await request.post('/auth/v1/signup', { headers: { apikey }, data: account });
  expect(answer.ok()).toBe(true);
  await verifyMailedLink(request, await mailTo(request, email, /confirm/i));
  return createSession(request, email, PASSWORD);
}

/** Sets up an authenticator app, as administrators must before their pages open; returns the session raised by it. */
async function setUpSecondFactor(request: APIRequestContext, session: Session): Promise<Session> {
  const { headers } = session;
  const ask = async <T>(path: string, data: object): Promise<T> => {
    const answer = await request.post(`/auth/v1/factors${path}`, { headers, data });
    expect(answer.ok()).toBe(true);
    return answer.json();
  };
  const { id, totp } = await ask<{ id: string; totp: { secret: string } }>('', {
    factor_type: 'totp',
  });
  const challenge = await ask<{ id: string }>(`/${id}/challenge`, {});
  const { access_token: token } = await ask<{ access_token: string }>(`/${id}/verify`, {
    challenge_id: challenge.id,
    code: codeAt(totp.secret, stepOf(Date.now())),
  });
  return { ...session, headers: { ...headers, authorization: `Bearer ${token}` } };
}

/** Says what the business does, and applies with a document of its insurance; returns the credential. */
async function apply(request: APIRequestContext, { headers, userId }: Session, vendor: Person) {
  const offer = { categories: ['tree_removal'] };
  const profile = `/rest/v1/vendor_profiles?vendor_id=eq.${userId}`;
  expect((await request.patch(profile, { headers, data: offer })).ok()).toBe(true);
  const insurance = {
    vendor_id: userId,
    kind: 'liability_insurance',
    issuer: 'Hill Country Mutual',
    number: 'HCM-2207',
    expires_on: mondayAhead(60),
    insured_name: 'First Season Tree Care',
    insured_cents: 100_000_000,
  };
  const added = await request.post('/rest/v1/vendor_credentials', { headers, data: insurance });
  expect(added.ok()).toBe(true);
  const [credential] = await vendor.read<{ id: string }>('vendor_credentials?select=id');
  const path = await vendor.store('vendor-documents', photo('policy.jpg').buffer);
  await vendor.call('attach_credential_document', { credential_id: credential?.id, path });
  expect(await vendor.call('submit_vendor_application', {})).toBe('under_review');
  return credential?.id;
}

test('an operator goes from an empty project to a first paying Pro by the guide', async ({
  project,
  operated: { site, stripe, checkout, readHealth },
  request,
  newPage,
}) => {
  test.setTimeout(240_000);
  expect(await project.services.query('select count(*)::int as people from auth.users')).toEqual([
    { people: 0 },
  ]);

  const administrators = await test.step('two people become the first administrators', async () => {
    const people: Person[] = [];
    for (const email of ['ada@trees.example', 'bea@trees.example']) {
      await join(request, email, { user_type: 'owner' });
      expect(project.makeAdmin(email)).toContain(`${email} is an administrator now.`);
      const session = await createSession(request, email, PASSWORD);
      const access = (by: Session) => personOf(request, by).call('my_admin_access', {});
      expect(await access(session)).toBe('enroll');
      const raised = await setUpSecondFactor(request, session);
      expect(await access(raised)).toBe('open');
      people.push(personOf(request, raised));
    }
    return people;
  });
  const [first, second] = administrators;
  if (!first || !second) throw new Error('There are no administrators.');

  await test.step('two of them appoint a third', async () => {
    const { userId } = await join(request, 'cleo@trees.example', { user_type: 'owner' });
    const change = { person_id: userId, change: 'appoint', reason: 'Joins the team' };
    const proposal = await first.call('propose_admin_change', change);
    const decision = { change_id: proposal, decision: 'approve', reason: 'Agreed' };
    expect(await second.call('decide_admin_change', decision)).toBe('approve');
  });

  const session = await join(request, 'season@example.com', {
    user_type: 'vendor',
    business_name: 'First Season Tree Care',
    zip: '78704',
  });
  const vendor = personOf(request, session);
  const balance = async () => {
    const [account] = await vendor.read<{ posted: number }>('token_accounts?select=posted');
    return account?.posted ?? 0;
  };

  await test.step('a Pro applies and is approved', async () => {
    const credential = await apply(request, session, vendor);
    const evidence = 'Confirmed by the insurer.';
    await first.call('verify_credential', { credential_id: credential, evidence });
    const decision = { vendor_id: vendor.id, decision: 'approve', reason: evidence };
    expect(await first.call('decide_vendor', decision)).toBe('approved');
  });

  await test.step('the Pro buys tokens on the site', async () => {
    const flag = { name: 'payment_processing', is_on: true, reason: 'Stripe is set up' };
    await first.call('switch_feature_flag', flag);
    const before = await balance();
    const page = await newPage();
    await storeSession(page.context(), { ...session, origin: site.address });
    // On a hosted project the functions are at the address of the others.
    await page.route('**/functions/v1/checkout', (route) =>
      route.continue({ url: `${checkout.address}/checkout` }),
    );
    await page.goto(`${site.address}/vendor/tokens`);
    await page.getByRole('button', { name: 'Buy 25 tokens' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText('Payment received')).toBeVisible();
    expect(new URL(page.url()).origin).toBe(site.address);
    await stripe.settled();
    expect(await balance()).toBe(before + 25);
    const posted = await vendor.read('payments?select=state,what,amount_cents');
    expect(posted).toEqual([{ state: 'paid', what: '25 tokens', amount_cents: 7000 }]);
  });

  expect(stripe.unknown).toEqual([]);
  expect(await readHealth()).toEqual({ status: 200, findings: [] });
});
