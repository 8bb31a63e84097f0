import { useEffect, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { startAuth } from './auth/startAuth';
import { FeatureFlagsProvider } from './flags/FeatureFlagsProvider';
import { Toaster } from './notices/Toaster';
import { queryClient } from './queries/queryClient';

/** Everything that exists once per page, around everything else; starts following the session. */
export function RuntimeProvider({ children }: { readonly children: ReactNode }) {
  useEffect(startAuth, []);
  return (
    <QueryClientProvider client={queryClient}>
      <FeatureFlagsProvider>{children}</FeatureFlagsProvider>
      <Toaster />
    </QueryClientProvider>
  );
}
