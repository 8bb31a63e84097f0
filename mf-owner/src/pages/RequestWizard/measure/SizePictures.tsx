import { PictureChoices, Text, VStack } from '@tree-service/design';
import { sizeOfFeet, treeSizes, typicalFeet } from '@tree-service/market/features/treeSize';
import { useId } from 'react';

/** A first guess at the height, by picture; a height typed or measured shows as its picture. */
export function SizePictures({
  height,
  onChosen,
}: {
  /** As typed, in feet. */
  height: string;
  onChosen: (feet: number) => void;
}) {
  const titleId = useId();
  return (
    <VStack $gap={2}>
      <Text as="span" weight="semibold" id={titleId}>
        About how big is it?
      </Text>
      <PictureChoices
        labelledBy={titleId}
        value={sizeOfFeet(Number(height.replace(',', '.')))}
        onChange={(size) => onChosen(typicalFeet[size])}
        options={treeSizes}
      />
    </VStack>
  );
}
