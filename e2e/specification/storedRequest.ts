import type { Page } from '@playwright/test';
import { expect } from '../support/test';

/** Keeps an unsent request for stump grinding in this browser, which expires after so long. */
export const storeRequest = (page: Page, expiresInMs: number) =>
  page.evaluate((lifetime) => {
    const expirationTime = new Date(Date.now() + lifetime).toISOString();
    // As the form writes it, so that continuing can show what was answered.
    const draft = {
      version: 1,
      expirationTime,
      step: 'service',
      submitKey: crypto.randomUUID(),
      autoSubmitTried: false,
      service: { category: 'stump_grinding', writtenReport: false },
      property: { place: 'new', address: '', zip: '', label: '', pin: null },
      trees: [
        {
          key: 'a',
          propertyTreeId: '',
          species: '',
          height: '',
          diameter: '',
          count: '1',
          condition: '',
          stump: false,
        },
      ],
      photos: [],
      access: { description: '', obstacles: [], notes: '' },
      timing: { timing: '' },
      contact: { firstName: '', lastName: '', phone: '' },
    };
    localStorage.setItem('pendingServiceRequest', JSON.stringify(draft));
  }, expiresInMs);

/** Shows that the form has read the stored request, which is then removed. */
export async function expectStoredRequest(page: Page): Promise<void> {
  await expect(page.getByRole('radio', { name: /Stump grinding/ })).toBeChecked();
  await page.evaluate(() => localStorage.removeItem('pendingServiceRequest'));
}
