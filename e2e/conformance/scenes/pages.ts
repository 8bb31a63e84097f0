import { expect } from '../../support/test';
import { row, type Row, type Scene } from '../scene';

const answers = (path: string, heading: RegExp, purpose: string): Row =>
  row(2, `${path} is the ${purpose}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(new RegExp(`${path}(?:\\?.*)?$`));
  });

/** The pages there are, by who may see them. */
export const pageScenes: readonly Scene[] = [
  {
    name: 'Public routes',
    rows: [
      answers('/', /^Expert Tree Care At Your Fingertips$/, 'home page'),
      answers('/auth/register', /property manager/i, 'property owner sign-up'),
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
      answers('/blog', /./, 'blog'),
      answers('/reset-password', /^Set a new password$/, 'page of the password mail'),
      row(2, '/auth immediately redirects to /login', async ({ page }) => {
        await page.goto('/auth');
        await expect(page).toHaveURL('/login');
      }),
      row(2, '/auth/callback is the return screen after social sign-in', async ({ page }) => {
        await page.goto('/auth/callback');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          /Authentication|Redirecting/,
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
    ],
  },
  {
    name: 'Pages of owners',
    as: 'owner',
    rows: [
      answers('/dashboard', /./, 'dashboard of owners'),
      answers('/messages', /./, 'messages page of owners'),
      answers('/account', /./, 'account page of owners'),
      answers('/request', /./, 'request form'),
      answers('/requests', /requests/i, 'list of my requests'),
      row(2, '/requests/{requestId} is one request', async ({ page }) => {
        await page.goto('/requests');
        await page.getByRole('main').locator('a[href^="/requests/"]').first().click();
        await expect(page).toHaveURL(/\/requests\/[0-9a-f-]{36}/);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }),
      row(2, 'The 404 page leads signed-in users to /dashboard', async ({ page }) => {
        await page.goto('/no-such-page');
        await page.getByRole('main').getByRole('link').click();
        await expect(page).toHaveURL('/dashboard');
      }),
    ],
  },
  {
    name: 'Pages of Pros',
    as: 'pro1',
    rows: [
      answers('/vendor/dashboard', /./, 'landing of vendors'),
      answers('/vendor/requests', /./, 'lead inbox'),
      row(2, '/vendor/requests/{requestId} is one lead', async ({ page }) => {
        await page.getByRole('main').locator('a[href^="/vendor/requests/"]').first().click();
        await expect(page).toHaveURL(/\/vendor\/requests\/[0-9a-f-]{36}/);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }),
      answers('/vendor/onboarding', /./, 'onboarding page'),
      answers('/vendor/priority', /./, 'priority page'),
      answers('/vendor/pricing', /./, 'pricing page'),
      answers('/vendor/schedule', /./, 'schedule page'),
      answers('/vendor/equipment', /./, 'equipment page'),
      answers('/vendor/tokens', /^Token Management$/, 'Token Management page'),
      answers('/vendor/account', /./, 'business profile'),
      answers('/messages', /./, 'messages page of vendors'),
      answers('/account', /./, 'account page of vendors'),
      row(2, 'The landing of vendors is /vendor/dashboard', async ({ page }) => {
        await page.goto('/dashboard');
        await expect(page).toHaveURL('/vendor/dashboard');
      }),
    ],
  },
  {
    name: 'Pages of administrators',
    as: 'admin',
    rows: [
      answers('/admin', /./, 'landing of administrators'),
      answers('/admin/dashboard', /./, 'admin dashboard'),
      answers('/admin-dashboard', /./, 'admin dashboard under its flat name'),
      answers('/admin/vendor-approval', /./, 'vendor approval page'),
      row(2, '/admin/vendor/{id} is one vendor', async ({ page }) => {
        await page.goto('/admin/vendor-approval?state=approved');
        await page.getByRole('main').locator('a[href^="/admin/vendor/"]').first().click();
        await expect(page).toHaveURL(/\/admin\/vendor\/[0-9a-f-]{36}/);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }),
      answers('/admin/bypass', /./, 'bypass page'),
      answers('/admin-check', /./, 'admin check'),
      answers('/admin/refresh', /./, 'debug page'),
      answers('/admin-diagnostics', /./, 'debug page under its flat name'),
      row(2, '/admin/refresh and /admin-diagnostics are the same page', async ({ page }) => {
        const heading = page.getByRole('heading', { level: 1 });
        await page.goto('/admin/refresh');
        await expect(heading).toBeVisible();
        const first = await heading.textContent();
        await page.goto('/admin-diagnostics');
        await expect(heading).toHaveText(first ?? '');
      }),
      answers('/admin-utility', /^Admin Tools$/, 'Admin Tools page'),
      answers('/admin/error-logs', /error/i, 'error log viewer'),
      answers('/admin/match-visualization', /match/i, 'match visualization'),
      row(2, 'The landing of administrators is /admin', async ({ page }) => {
        await page.goto('/dashboard');
        await expect(page).toHaveURL('/admin');
      }),
    ],
  },
];
