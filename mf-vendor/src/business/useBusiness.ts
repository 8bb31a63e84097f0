import { useQuery } from '@tanstack/react-query';
import { onboardingQuery } from '../api/onboarding';
import { scheduleQuery } from '../api/schedule';
import { businessQuery } from '../api/vendors';
import { useVendorId } from '../area/vendorId';

/** The business with credentials, equipment, prices and plan. */
export function useBusiness() {
  return useQuery(businessQuery(useVendorId()));
}

/** The state of the application, and what administrators requested. */
export function useOnboarding() {
  return useQuery(onboardingQuery(useVendorId()));
}

/** Weekly hours, special days, blocked times and the calendar feed. */
export function useSchedule() {
  return useQuery(scheduleQuery(useVendorId()));
}
