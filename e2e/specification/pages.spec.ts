import { goOn } from '../support/inOnePage';
import { signInAs } from '../support/signIn';
import { expect } from '../support/test';
import { goThrough, row, type Row, test } from './statements';
import { navigateWith } from './navigateWith';

// No two of these with the same heading follow each other: the second would be found before it is drawn.
const answers = (path: string, heading: RegExp, purpose: string): Row =>
  row(2, `${path} is the ${purpose}`, async ({ page }) => {
    await goOn(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(new RegExp(`${path}(?:\\?.*)?$`));
    // More than a heading: a page without its content would pass otherwise.
    const main = page.getByRole('main');
    await expect
      .poll(async () => (await main.innerText()).replace(/\s+/g, ' ').length)
      .toBeGreaterThan(120);
  });

// The pages there are, by who may see them.
test('Public routes (§2)', async ({ stage }) => {
  await goThrough(stage, [
    answers('/', /^Expert Tree Care At Your Fingertips$/, 'home page'),
    answers('/auth/register', /^Create your account$/, 'property owner sign-up'),
    answers('/login', /^Welcome Back$/, 'sign-in'),
    answers('/join-as-pro', /^Join as a Pro$/, 'vendor sign-up'),
    answers('/confirm-email', /^Confirm your email$/, 'email confirmation'),
    answers('/about', /^About Tree Service$/, 'about page'),
    answers('/welcome-flow', /^Take the Tour$/, 'tour'),
    answers('/services', /^Services and Prices$/, 'services page'),
    answers('/confirmation', /^Your request$/, 'request confirmation'),
    answers('/privacy', /^Privacy$/, 'privacy page'),
    answers('/terms', /^Terms$/, 'terms page'),
    answers('/how-it-works', /^How It Works$/, 'how-it-works page'),
    answers('/help-center', /^Help Center$/, 'help center'),
    answers('/careers', /^Careers$/, 'careers page'),
    answers('/contact', /^Contact$/, 'contact page'),
    answers('/providers', /^Find a Professional$/, `page titled 'Find a Professional'`),
    answers('/blog', /^Tree Care, Explained$/, 'blog'),
    answers('/reset-password', /^Set a new password$/, 'page of the password mail'),
    row(2, '/auth immediately redirects to /login', async ({ page }) => {
      await goOn(page, '/auth');
      await expect(page).toHaveURL('/login');
    }),
    row(2, '/auth keeps navigation state', async ({ page }) => {
      await navigateWith(page, '/auth', { returnTo: '/help-center' });
      await expect(page).toHaveURL('/login');
      expect(await page.evaluate(() => Reflect.get(history.state, 'usr'))).toEqual({
        returnTo: '/help-center',
      });
    }),
    row(2, '/auth/callback is the return screen after social sign-in', async ({ page }) => {
      await page.goto('/auth/callback');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Processing Authentication...',
      );
    }),
    row(2, 'Any other path shows the 404 page', async ({ page }) => {
      await page.goto('/no-such-page');
      await expect(
        page.getByText("Oops! We couldn't find the page you're looking for."),
      ).toBeVisible();
    }),
    row(2, 'The 404 page leads visitors to the home page', async ({ page }) => {
      await page.getByRole('main').getByRole('link').click();
      await expect(page).toHaveURL('/');
    }),
  ]);
});

test('Pages of owners (§2)', async ({ stage }) => {
  await signInAs(stage.page, 'owner');
  await goThrough(stage, [
    answers('/dashboard', /^Hello, Maya$/, 'dashboard of owners'),
    answers('/messages', /^Messages$/, 'messages page of owners'),
    answers('/account', /^Account Settings$/, 'account page of owners'),
    row(2, '/request is the request form', async ({ page }) => {
      await goOn(page, '/request');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you need?');
      await expect(page).toHaveURL('/request?step=price');
    }),
    answers('/requests', /^My Requests$/, 'list of my requests'),
    row(2, '/requests/{requestId} is one request', async ({ page }) => {
      await goOn(page, '/requests');
      await page.getByRole('main').locator('a[href^="/requests/"]').first().click();
      await expect(page).toHaveURL(/\/requests\/[0-9a-f-]{36}/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^.+ in [A-Z]/);
    }),
    row(2, 'The 404 page leads signed-in users to /dashboard', async ({ page }) => {
      await goOn(page, '/no-such-page');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Oops!/);
      const way = page.getByRole('main').getByRole('link');
      await expect(way).toHaveAttribute('href', '/dashboard');
      await way.click();
      await expect(page).toHaveURL('/dashboard');
    }),
  ]);
});

test('Pages of Pros (§2)', async ({ stage }) => {
  await signInAs(stage.page, 'pro1');
  await goThrough(stage, [
    answers('/vendor/dashboard', /^Whitfield Tree & Crown$/, 'landing of vendors'),
    answers('/vendor/requests', /^Requests$/, 'lead inbox'),
    row(2, '/vendor/requests/{requestId} is one lead', async ({ page }) => {
      await page.getByRole('main').locator('a[href^="/vendor/requests/"]').first().click();
      await expect(page).toHaveURL(/\/vendor\/requests\/[0-9a-f-]{36}/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^.+ in [A-Z]/);
    }),
    answers('/vendor/onboarding', /^Set up your business$/, 'onboarding page'),
    answers('/vendor/priority', /^Priority$/, 'priority page'),
    answers('/vendor/pricing', /^Price list$/, 'pricing page'),
    answers('/vendor/schedule', /^Schedule$/, 'schedule page'),
    answers('/vendor/equipment', /^Equipment and crew$/, 'equipment page'),
    answers('/vendor/tokens', /^Token Management$/, 'Token Management page'),
    answers('/vendor/account', /^Business profile$/, 'business profile'),
    answers('/vendor/account/media', /^Portfolio$/, 'portfolio of a vendor'),
    answers('/messages', /^Messages$/, 'messages page of vendors'),
    answers('/account', /^Account Settings$/, 'account page of vendors'),
    row(2, 'The landing of vendors is /vendor/dashboard', async ({ page }) => {
      await goOn(page, '/dashboard');
      await expect(page).toHaveURL('/vendor/dashboard');
    }),
  ]);
});

test('Pages of administrators (§2)', async ({ stage }) => {
  await signInAs(stage.page, 'admin');
  await goThrough(stage, [
    answers('/admin', /^Admin dashboard$/, 'landing of administrators'),
    answers('/admin/vendor-approval', /^Pro approval$/, 'vendor approval page'),
    row(2, '/admin/vendor/{id} is one vendor', async ({ page }) => {
      await page.goto('/admin/vendor-approval?state=approved');
      const vendor = page.getByRole('main').locator('a[href^="/admin/vendor/"]').first();
      const name = (await vendor.textContent()) ?? '';
      await vendor.click();
      await expect(page).toHaveURL(/\/admin\/vendor\/[0-9a-f-]{36}/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    }),
    answers('/admin/bypass', /^View as$/, 'bypass page'),
    answers('/admin/dashboard', /^Admin dashboard$/, 'admin dashboard'),
    answers('/admin-check', /^Admin check$/, 'admin check'),
    answers('/admin/refresh', /^Diagnostics$/, 'debug page'),
    answers('/admin-utility', /^Admin Tools$/, 'Admin Tools page'),
    answers('/admin-dashboard', /^Admin dashboard$/, 'admin dashboard under its flat name'),
    answers('/admin/error-logs', /^Error logs$/, 'error log viewer'),
    answers('/admin-diagnostics', /^Diagnostics$/, 'same debug page under its flat name'),
    answers('/admin/match-visualization', /^Match visualization$/, 'match visualization'),
    row(2, 'The landing of administrators is /admin', async ({ page }) => {
      await goOn(page, '/dashboard');
      await expect(page).toHaveURL('/admin');
    }),
  ]);
});
