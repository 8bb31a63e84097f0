import { useState } from 'react';
import * as illustrations from '../src/illustrations';
import { Grid, Illustration, PictureChoices, VStack } from '../src/ui';

export default { title: 'Illustrations' };

export const Drawings = () => (
  <Grid $min="16rem" $gap={5}>
    {Object.entries(illustrations).map(([name, drawing]) => (
      <VStack key={name} $gap={2}>
        <Illustration drawing={drawing} />
        <code>{name}</code>
      </VStack>
    ))}
  </Grid>
);

export const Sizes = () => {
  const [size, setSize] = useState('medium');
  return (
    <PictureChoices
      label="How big is the tree?"
      value={size}
      onChange={setSize}
      options={[
        { value: 'small', label: 'Small', hint: 'Under 30 ft', picture: illustrations.sizeSmall },
        {
          value: 'medium',
          label: 'Medium',
          hint: '30 to 60 ft',
          picture: illustrations.sizeMedium,
        },
        { value: 'tall', label: 'Tall', hint: 'Over 60 ft', picture: illustrations.sizeTall },
      ]}
    />
  );
};
