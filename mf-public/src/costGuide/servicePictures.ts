import type { ServiceCategory } from '@tree-service/domain';
import {
  emergency,
  healthVisit,
  stumpGrinding,
  treeRemoval,
  trimming,
  type Drawing,
} from '@tree-service/design/illustrations';

export const servicePictures: Readonly<Record<ServiceCategory, Drawing>> = {
  tree_removal: treeRemoval,
  stump_grinding: stumpGrinding,
  arborist: healthVisit,
  maintenance: trimming,
  emergency,
};
