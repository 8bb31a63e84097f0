import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeBackend } from '@tree-service/testing';
import { queryClient } from '../queries/queryClient';
import { FeatureFlagsProvider, useFeatureFlag, useFeatureFlags } from './FeatureFlagsProvider';

const server = fakeBackend();

function Inside({ children }: { readonly children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <FeatureFlagsProvider>{children}</FeatureFlagsProvider>
    </QueryClientProvider>
  );
}

const flagCalls = () => server.callsTo('/rest/v1/feature_flags').length;

function answerWith(...flags: { name: string; enabled: boolean }[]): void {
  const everybody = {
    start_date: null,
    end_date: null,
    user_roles: null,
    user_ids: null,
    user_percentage: null,
  };
  server.respondTo(
    '/rest/v1/feature_flags',
    flags.map((flag) => ({ ...everybody, ...flag })),
  );
}

beforeEach(() => {
  queryClient.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

describe('feature flags', () => {
  it('raise a developer error outside the provider', () => {
    expect(() => renderHook(() => useFeatureFlags())).toThrow(
      'useFeatureFlags must be used within a FeatureFlagsProvider',
    );
  });

  it('follow what the deployment says, and are off when unknown to it', async () => {
    answerWith({ name: 'debug_tools', enabled: true }, { name: 'messaging', enabled: false });
    const { result } = renderHook(() => useFeatureFlags(), { wrapper: Inside });
    expect(result.current.status).toBe('loading');
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(result.current.isOn('debug_tools')).toBe(true);
    expect(result.current.isOn('messaging')).toBe(false);
    expect(result.current.isOn('vendor_matching')).toBe(false);
  });

  it('fall back to the defaults when they cannot be loaded', async () => {
    server.respondTo('/rest/v1/feature_flags', { message: 'no' }, 400);
    const { result } = renderHook(() => useFeatureFlags(), { wrapper: Inside });
    await waitFor(() => expect(result.current.status).toBe('defaults'));
    expect(result.current.isOn('messaging')).toBe(true);
    expect(result.current.isOn('payment_processing')).toBe(false);
  });

  it('are requested once in 5 minutes', async () => {
    answerWith({ name: 'debug_tools', enabled: true });
    const first = renderHook(() => useFeatureFlag('debug_tools'), { wrapper: Inside });
    await waitFor(() => expect(first.result.current).toBe(true));
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start + 4 * 60_000);
    renderHook(() => useFeatureFlag('debug_tools'), { wrapper: Inside });
    expect(flagCalls()).toBe(1);
    clock.mockReturnValue(start + 6 * 60_000);
    renderHook(() => useFeatureFlag('debug_tools'), { wrapper: Inside });
    await waitFor(() => expect(flagCalls()).toBe(2));
  });
});
