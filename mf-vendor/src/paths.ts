import { address } from '@tree-service/kernel/contract';

/** Paths that only this area links to. */
export const vendorPaths = {
  requests: address('/vendor/requests'),
  request: address('/vendor/requests/:requestId'),
  onboarding: address('/vendor/onboarding'),
  priority: address('/vendor/priority'),
  pricing: address('/vendor/pricing'),
  schedule: address('/vendor/schedule'),
  equipment: address('/vendor/equipment'),
  account: address('/vendor/account'),
  media: address('/vendor/account/media'),
  payments: address('/vendor/payments'),
};
