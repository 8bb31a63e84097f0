import {
  emergency,
  hazardousTree,
  powerLine,
  riskAssessment,
  stumpGrinding,
  treeRemoval,
  trimming,
  writtenReport,
  youngTree,
  type Drawing,
} from '@tree-service/design/illustrations';

/** The drawing of each article, by its slug. */
export const articlePictures: Readonly<Record<string, Drawing>> = {
  'signs-of-a-dangerous-tree': hazardousTree,
  'what-tree-removal-costs-and-why': treeRemoval,
  'hiring-a-tree-service-safely': riskAssessment,
  'when-to-prune-a-tree': trimming,
  'storm-damaged-tree-what-to-do-first': emergency,
  'how-to-read-a-tree-work-estimate': writtenReport,
  'tree-work-near-power-lines': powerLine,
  'grind-the-stump-or-leave-it': stumpGrinding,
  'watering-newly-planted-trees': youngTree,
};
