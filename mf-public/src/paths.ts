import { address } from '@tree-service/kernel/contract';

/** Addresses that only this area links to. */
export const publicPaths = {
  mailedLink: address('/auth/confirm'),
  debugRegister: address('/debug-register'),
  testDeploy: address('/test-deploy'),
  prices: address('/services/prices'),
  costGuide: address('/services/:service'),
  costGuideInState: address('/services/:service/:state'),
  accessibility: address('/accessibility'),
  waitlist: address('/waitlist'),
  appointment: address('/appointment'),
  blogArticle: address('/blog/:slug'),
};
