import type { ArticleText } from './article';
import { dangerousTree } from './articles/dangerousTree';
import { hiringSafely } from './articles/hiringSafely';
import { powerLines } from './articles/powerLines';
import { readingAnEstimate } from './articles/readingAnEstimate';
import { removalCosts } from './articles/removalCosts';
import { stormDamage } from './articles/stormDamage';
import { stumpGrinding } from './articles/stumpGrinding';
import { wateringNewTrees } from './articles/wateringNewTrees';
import { whenToPrune } from './articles/whenToPrune';

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
