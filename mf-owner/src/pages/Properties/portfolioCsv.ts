import type { Property } from '../../api/properties';
import type { PortfolioTree } from '../../api/propertyTrees';
import {
  centimetersToInches,
  isKeyOf,
  metersToFeet,
  toCsv,
  TREE_CONDITIONS,
} from '@tree-service/domain';

/** The columns of an exported list of properties; the import knows them too. */
export const PROPERTY_COLUMNS = ['Name', 'Address', 'ZIP code'] as const;

/** The columns of an exported list of trees; the import knows them too. */
export const TREE_COLUMNS = [
  'Property',
  'Tree',
  'Species',
  'Height (ft)',
  'Trunk (in)',
  'Count',
  'Condition',
  'Location on the property',
] as const;

type WrittenProperty = Pick<Property, 'label' | 'address' | 'city' | 'state' | 'zip'>;

/** Properties as CSV that can be imported again; city and state come after the required columns. */
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

/** Trees as CSV that can be imported again. Properties are identified by address, which is unique. */
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
