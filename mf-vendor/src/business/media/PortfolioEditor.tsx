import { addMedia, type Media } from '@tree-service/market/api/media';
import { uploadVendorFile } from '@tree-service/market/api/vendorFiles';
import { newKey } from '@tree-service/domain';
import { PhotoPicker } from '@tree-service/design/forms';
import { Button, EmptyState, space, VStack } from '@tree-service/design';
import { Images } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useBusinessAction } from '../useBusinessAction';
import { ExhibitCard } from './ExhibitCard';
import { exhibitsOf, idsOf } from './portfolioOrder';

/** The database keeps at most 40 pictures, the logo included. */
const MOST_AT_ONCE = 10;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Photos of work in the Pro's order, and new ones to add. */
export function PortfolioEditor({
  media,
  addresses,
}: {
  media: readonly Media[];
  addresses: Readonly<Record<string, string>>;
}) {
  const [chosen, setChosen] = useState<Blob[]>([]);
  const exhibits = exhibitsOf(media);
  const add = useBusinessAction<readonly Blob[]>({
    run: async (vendorId, photos) => {
      for (const photo of photos) {
        const path = await uploadVendorFile('vendor-media', vendorId, newKey(), photo);
        await addMedia(path, 'photo', null);
        // What has arrived is not sent again when a later one fails.
        setChosen((before) => before.filter((each) => each !== photo));
      }
    },
    done: (photos) => (photos.length === 1 ? 'Photo added' : `${photos.length} photos added`),
    failed: 'Not every photo could be added',
  });
  return (
    <VStack $gap={6}>
      {exhibits.length === 0 ? (
        <EmptyState icon={<Images size={28} />} title="No photos yet" level={3}>
          Owners look at these beside your quote. Before and after says the most.
        </EmptyState>
      ) : (
        <List>
          {exhibits.map((exhibit, index) => (
            <ExhibitCard
              key={idsOf(exhibit)[0]}
              exhibits={exhibits}
              index={index}
              addresses={addresses}
            />
          ))}
        </List>
      )}
      <VStack $gap={4} $align="start">
        <PhotoPicker
          label="Photos of your work"
          hint="Only work of your own, without faces, house numbers or number plates."
          value={chosen}
          onChange={setChosen}
          max={MOST_AT_ONCE}
          optional
        />
        <Button
          disabled={chosen.length === 0}
          loading={add.isPending}
          onClick={() => add.mutate(chosen)}
        >
          {chosen.length > 1 ? `Add ${chosen.length} photos` : 'Add to portfolio'}
        </Button>
      </VStack>
    </VStack>
  );
}
