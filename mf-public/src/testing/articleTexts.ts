import type { ArticleText } from '../blog/article';
import { dangerousTree } from '../pages/BlogArticle/DangerousTreePage';
import { hiringSafely } from '../pages/BlogArticle/HiringSafelyPage';
import { powerLines } from '../pages/BlogArticle/PowerLinesPage';
import { readingAnEstimate } from '../pages/BlogArticle/ReadingAnEstimatePage';
import { removalCosts } from '../pages/BlogArticle/RemovalCostsPage';
import { stormDamage } from '../pages/BlogArticle/StormDamagePage';
import { stumpGrinding } from '../pages/BlogArticle/StumpGrindingPage';
import { wateringNewTrees } from '../pages/BlogArticle/WateringNewTreesPage';
import { whenToPrune } from '../pages/BlogArticle/WhenToPrunePage';

export const articleTexts: readonly ArticleText[] = [
  dangerousTree,
  hiringSafely,
  powerLines,
  readingAnEstimate,
  removalCosts,
  stormDamage,
  stumpGrinding,
  wateringNewTrees,
  whenToPrune,
];
