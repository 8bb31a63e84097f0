import type { PortfolioTree, Property } from '../../api/properties';
import {
  centimetersToInches,
  isKeyOf,
  metersToFeet,
  toCsv,
  TREE_CONDITIONS,
} from '@tree-service/domain';

/** The columns of a list of properties, as they are written and best read. */
export const PROPERTY_COLUMNS = ['Name', 'Address', 'ZIP code'] as const;

/** The columns of a list of trees, as they are written and best read. */
export const TREE_COLUMNS = [
  'Property',
  'Tree',
  'Kind',
  'Height (ft)',
  'Trunk (in)',
  'Count',
  'Condition',
  'Where it stands',
] as const;

type WrittenProperty = Pick<Property, 'label' | 'address' | 'city' | 'state' | 'zip'>;

/** Properties as a file that can be read in again; city and state follow the columns that are needed. */
export function propertiesCsv(properties: readonly WrittenProperty[]): string {
  return toCsv([
    [...PROPERTY_COLUMNS, 'City', 'State'],
    ...properties.map(({ label, address, zip, city, state }) => [label, address, zip, city, state]),
  ]);
}

type WrittenTree = Pick<
  PortfolioTree,
  'label' | 'species' | 'height_m' | 'diameter_cm' | 'count' | 'condition' | 'position_note'
> & { properties: Pick<Property, 'address'> };

/** Trees as a file that can be read in again. A property is named by its address, which is its own. */
export function treesCsv(trees: readonly WrittenTree[]): string {
  return toCsv([
    [...TREE_COLUMNS],
    ...trees.map((tree) => [
      tree.properties.address,
      tree.label,
      tree.species ?? '',
      tree.height_m === null ? '' : metersToFeet(tree.height_m),
      tree.diameter_cm === null ? '' : centimetersToInches(tree.diameter_cm),
      tree.count,
      isKeyOf(TREE_CONDITIONS, tree.condition) ? TREE_CONDITIONS[tree.condition] : tree.condition,
      tree.position_note ?? '',
    ]),
  ]);
}
