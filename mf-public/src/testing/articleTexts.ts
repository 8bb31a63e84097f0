import type { ArticleText } from '../blog/article';
import { dangerousTree } from '../blog/articles/dangerousTree';
import { hiringSafely } from '../blog/articles/hiringSafely';
import { powerLines } from '../blog/articles/powerLines';
import { readingAnEstimate } from '../blog/articles/readingAnEstimate';
import { removalCosts } from '../blog/articles/removalCosts';
import { stormDamage } from '../blog/articles/stormDamage';
import { stumpGrinding } from '../blog/articles/stumpGrinding';
import { wateringNewTrees } from '../blog/articles/wateringNewTrees';
import { whenToPrune } from '../blog/articles/whenToPrune';

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
