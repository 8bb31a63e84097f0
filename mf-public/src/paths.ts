import { address } from '@tree-service/kernel/contract';

/** The addresses that pages of the public site alone lead to. */
export const publicPaths = {
  debugRegister: address('/debug-register'),
  testDeploy: address('/test-deploy'),
  costGuide: address('/services/:service'),
  costGuideInState: address('/services/:service/:state'),
  blogArticle: address('/blog/:slug'),
};
