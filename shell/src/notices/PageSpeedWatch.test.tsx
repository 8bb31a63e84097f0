import { act, render } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend, flagsSaying } from '@tree-service/testing';
import { PageSpeedWatch } from './PageSpeedWatch';

const RECORD = '/rest/v1/rpc/record_page_vitals';
const server = fakeBackend();
const reports = new Map<string, (metric: { name: string; value: number }) => void>();
jest.mock('web-vitals', () => {
  const measure = (name: string) => (report: (metric: { name: string; value: number }) => void) =>
    reports.set(name, report);
  return Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((n) => [`on${n}`, measure(n)]),
  );
});

const measure = (name: string, value: number) => reports.get(name)?.({ name, value });

function leave(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

beforeEach(() => {
  queryClient.clear();
  reports.clear();
  server.respondTo(RECORD);
  window.history.replaceState(null, '', '/requests/3f2b8a90-4c1d-4e5f-8a6b-7c8d9e0f1a2b?talk=1');
});

test('what was measured is sent once, when people leave, by the name of the page', () => {
  render(<PageSpeedWatch />);
  measure('LCP', 912.34567);
  measure('CLS', 0.0123456);
  measure('LCP', 1000);
  expect(server.callsTo(RECORD)).toEqual([]);
  leave();
  leave();
  expect(server.callsTo(RECORD).map(({ body }) => body)).toEqual([
    { page: '/requests/:id', device: 'wide', release: null, vitals: { LCP: 1000, CLS: 0.012 } },
  ]);
});

test('a page that measured nothing sends nothing', () => {
  render(<PageSpeedWatch />);
  leave();
  expect(server.callsTo(RECORD)).toEqual([]);
});

test('nothing is sent where performance_monitoring is known to be off', () => {
  queryClient.setQueryData(['featureFlags'], flagsSaying({ performance_monitoring: false }));
  render(<PageSpeedWatch />);
  measure('LCP', 1000);
  leave();
  expect(server.callsTo(RECORD)).toEqual([]);
});
