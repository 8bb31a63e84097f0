import { useQuery } from '@tanstack/react-query';
import { onboardingQuery } from '../api/onboarding';
import { useVendorId } from '../area/vendorId';

/** How far the signed-in Pro's application is, and what administrators asked for. */
export function useOnboarding() {
  return useQuery(onboardingQuery(useVendorId()));
}
