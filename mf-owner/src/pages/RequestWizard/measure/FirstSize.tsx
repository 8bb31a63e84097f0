import { PictureChoices, Text, VStack } from '@tree-service/design';
import { isPricedByHeight, type ChosenSize } from '@tree-service/market/features/firstFacts';
import {
  sizeOfFeet,
  treeSizes,
  typicalFeet,
  unsureSize,
} from '@tree-service/market/features/treeSize';
import { useId, useState } from 'react';
import { parseCategory } from '../schemas/serviceSchema';
import type { StepProps } from '../steps/stepProps';

const sizes = [...treeSizes, unsureSize];

/** The size of the only tree, by picture; nothing where it has no part in the price. */
export function FirstSize({ draft, save }: Pick<StepProps, 'draft' | 'save'>) {
  const titleId = useId();
  const [isUnsure, setIsUnsure] = useState(false);
  const [tree, ...others] = draft.trees;
  const isAsked = others.length === 0 && isPricedByHeight(parseCategory(draft.service.category));
  if (tree === undefined || !isAsked || tree.propertyTreeId !== '') return null;

  const known = sizeOfFeet(Number(tree.height.replace(',', '.')));
  const choose = (size: ChosenSize) => {
    setIsUnsure(size === 'unsure');
    if (size === known) return;
    const height = size === 'unsure' ? '' : String(typicalFeet[size]);
    save({ trees: [{ ...tree, height }] });
  };
  return (
    <VStack $gap={2}>
      <Text as="span" weight="semibold" id={titleId}>
        How tall is the tree?
      </Text>
      <PictureChoices
        labelledBy={titleId}
        value={known ?? (isUnsure ? 'unsure' : null)}
        onChange={choose}
        options={sizes}
      />
    </VStack>
  );
}
