/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { waitFor } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { readDashboard } from './readDashboard';

const DASHBOARD = '/rest/v1/rpc/vendor_dashboard';
const server = fakeBackend();
afterEach(() => queryClient.clear());

test.each([
  ['', { days: 90 }],
  ['days=30', { days: 30 }],
  ['period=last-year', { days: 90, period: 'last-year' }],
  ['period=next-year', { days: 90 }],
])('“%s” is read in one call for the period it chooses', async (address, asked) => {
  server.respondTo(DASHBOARD, { message: 'Not now' }, 400);
  readDashboard('vendor', new URLSearchParams(address));
  await waitFor(() => expect(server.callsTo(DASHBOARD).map(({ body }) => body)).toEqual([asked]));
});
