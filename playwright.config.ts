import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './e2e/support/chromium';

// What `npm test` shows in a browser; the tests say so themselves.
const CORE = /@core/;
const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  // Those named *.test.ts need no browser and run with the unit tests.
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/prepareRun.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: false,
  workers: 2,
  // A slow shared machine may fail a test once; locally a test that fails sometimes must be seen.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 20_000, toPass: { timeout: 60_000 } },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 1280, height: 800 },
    // One that waits for ever would take the time of its whole test, and not say where.
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Recording every test doubles what the browser costs. To see one fail here: --trace on.
    trace: 'on-first-retry',
    launchOptions: {
      args: [...chromiumArguments],
      ...(executablePath && { executablePath }),
    },
  },
  // `npm test` runs core and specification, `npm run test:all` all.
  projects: [
    { name: 'core', testMatch: '{journeys,federation}/*.spec.ts', grep: CORE },
    { name: 'journeys', testDir: 'e2e/journeys', grepInvert: CORE },
    { name: 'federation', testDir: 'e2e/federation', grepInvert: CORE },
    { name: 'standalone', testDir: 'e2e/standalone' },
    { name: 'workshop', testDir: 'e2e/workshop' },
    { name: 'engines', testDir: 'e2e/engines' },
    // Last, because it is many short tests of their own: both workers end together.
    { name: 'specification', testDir: 'e2e/specification', fullyParallel: true },
  ],
});
