import type { APIRequestContext, Page } from '@playwright/test';
import { giveReason } from './adminPages';
import { mondayAhead } from './days';
import { followMailedLink, mailTo } from './mailbox';
import { photo } from './pictures';
import { expect } from './test';

interface NewBusiness {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Where it starts from; in Austin unless said otherwise. */
  readonly zip?: string;
}

/** Signs up a Pro and confirms the address by mail; ends on a page of the vendor area. */
export async function signUpBusiness(
  page: Page,
  request: APIRequestContext,
  { name, email, password, zip = '78704' }: NewBusiness,
): Promise<void> {
  await page.goto('/join-as-pro');
  await page.getByLabel('Business name').fill(name);
  await page.getByLabel('ZIP code').fill(zip);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /create account|join/i }).click();
  // The browser remembers that it asked, which the link needs.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email');
  await followMailedLink(page, await mailTo(request, email, /confirm/i));
  await expect(page).toHaveURL(/\/vendor\//);
}

/** Fills in and saves the open step "Your business". */
async function describeBusiness(page: Page): Promise<void> {
  await page.getByLabel('About your business').fill('Two people, one rope, no hurry.');
  await page.getByLabel('Crew size').fill('2');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Business saved')).toBeVisible();
}

/** Adds liability insurance with its document in the open step "Credentials" and submits the application. */
async function submitInsured(page: Page): Promise<void> {
  await page.getByLabel('Type', { exact: true }).selectOption({ label: 'Liability insurance' });
  await page.getByLabel('Issued by').fill('Hill Country Mutual');
  await page.getByLabel('Policy or certificate number').fill('HCM-2207');
  await page.getByLabel('Expires on').fill(mondayAhead(60));
  await page.getByLabel('Name of the insured').fill('The business');
  await page.getByLabel('Insured amount').fill('1000000');
  await page.getByRole('button', { name: 'Add credential' }).click();
  await expect(page.getByText('Hill Country Mutual, number HCM-2207')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit for approval' })).toBeDisabled();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /^Add document for Liability insurance/ }).click(),
  ]);
  await chooser.setFiles(photo('policy.jpg'));
  await expect(page.getByRole('link', { name: 'View document' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(page.getByText("We're reviewing your application")).toBeVisible();
  await expect(page.getByText(/We usually decide within/)).toBeVisible();
}

/** Takes the application from a confirmed address to its submission: removal of trees, insured. */
export async function applyForRemovals(page: Page): Promise<void> {
  await page.goto('/vendor/onboarding?step=business');
  await describeBusiness(page);
  await page.goto('/vendor/onboarding?step=services');
  await page.getByRole('checkbox', { name: /^Tree removal/ }).check();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await submitInsured(page);
}

/** Verifies the insurance of a business and approves it, on an administrator's page. */
export async function approveBusiness(admin: Page, name: string): Promise<void> {
  await admin.goto('/admin/vendor-approval');
  await admin.getByRole('table').getByRole('link', { name, exact: true }).click();
  const verify = admin.getByRole('button', { name: /^Verify Liability insurance/ });
  await verify.first().click();
  await giveReason(admin, 'Evidence', 'Confirmed by the insurer.', 'Verify');
  await expect(verify).toHaveCount(0);
  await admin.getByRole('button', { name: 'Approve', exact: true }).click();
  await giveReason(admin, 'Reason', 'Insurance checked with the insurer.', 'Approve');
}
