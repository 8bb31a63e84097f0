// A chunk for each article, loaded by its route.
import type { PageModule } from '@tree-service/kernel/contract';

/** The page of each article, by slug. Readers download only the article they open. */
export const articlePages: Readonly<Record<string, () => Promise<PageModule>>> = {
  'signs-of-a-dangerous-tree': () => import('./DangerousTreePage'),
  'what-tree-removal-costs-and-why': () => import('./RemovalCostsPage'),
  'hiring-a-tree-service-safely': () => import('./HiringSafelyPage'),
  'when-to-prune-a-tree': () => import('./WhenToPrunePage'),
  'storm-damaged-tree-what-to-do-first': () => import('./StormDamagePage'),
  'how-to-read-a-tree-work-estimate': () => import('./ReadingAnEstimatePage'),
  'tree-work-near-power-lines': () => import('./PowerLinesPage'),
  'grind-the-stump-or-leave-it': () => import('./StumpGrindingPage'),
  'watering-newly-planted-trees': () => import('./WateringNewTreesPage'),
};
