import type { Media } from '@tree-service/market/api/media';
import { PhotoPicker } from '@tree-service/design/forms';
import { Button, EmptyState, space, VStack } from '@tree-service/design';
import { noPhotos } from '@tree-service/design/illustrations';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useBusinessAction } from '../useBusinessAction';
import { PortfolioItemCard } from './PortfolioItemCard';
import { idsOf, portfolioItems } from './portfolioOrder';
import { showAddedMedia, type AddedMedia, addFile } from './showMedia';

/** The database allows 40 photos in total, including the logo. */
const MAX_PER_UPLOAD = 10;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export function PortfolioEditor({
  media,
  isOwnPage,
  addresses,
}: {
  media: readonly Media[];
  /** There is room for a drawing where there are no photos yet. */
  isOwnPage: boolean;
  addresses: Readonly<Record<string, string>>;
}) {
  const [chosen, setChosen] = useState<Blob[]>([]);
  const items = portfolioItems(media);
  const picker = useRef<HTMLDivElement>(null);
  const isSent = useRef(false);
  // The button that sent the photos is gone, so focus moves to the one that chooses more.
  useEffect(() => {
    const isLost = isSent.current && document.activeElement === document.body;
    isSent.current = false;
    if (isLost && chosen.length === 0) picker.current?.querySelector('button')?.focus();
  }, [chosen]);
  const add = useBusinessAction<readonly Blob[], AddedMedia[]>({
    run: async (vendorId, photos) => {
      const added: AddedMedia[] = [];
      for (const photo of photos) {
        added.push(await addFile(vendorId, 'photo', photo));
        // An uploaded photo is not sent again when a later one fails.
        isSent.current = true;
        setChosen((before) => before.filter((each) => each !== photo));
      }
      return added;
    },
    show: (added, _, vendorId) => added.forEach((one) => showAddedMedia(vendorId, one)),
    done: (photos) => (photos.length === 1 ? 'Photo added' : `${photos.length} photos added`),
    failed: "We couldn't add all photos",
  });
  return (
    <VStack $gap={6}>
      {items.length === 0 && isOwnPage && (
        <EmptyState picture={noPhotos} title="No photos yet" level={3} />
      )}
      {items.length > 0 && (
        <List>
          {items.map((item, index) => (
            <PortfolioItemCard
              key={idsOf(item)[0]}
              items={items}
              index={index}
              addresses={addresses}
            />
          ))}
        </List>
      )}
      <VStack ref={picker} $gap={4}>
        <PhotoPicker
          label="New photos of your own work"
          hint="No faces, house numbers or license plates."
          value={chosen}
          onChange={setChosen}
          max={MAX_PER_UPLOAD}
        />
        {chosen.length > 0 && (
          <div>
            <Button loading={add.isPending} onClick={() => add.mutate(chosen)}>
              {chosen.length > 1 ? `Add ${chosen.length} photos` : 'Add to portfolio'}
            </Button>
          </div>
        )}
      </VStack>
    </VStack>
  );
}
