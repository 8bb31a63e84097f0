import { useQuery } from '@tanstack/react-query';
import { photoAddressesQuery } from '@tree-service/market/api/photos';
import { Button, color, radius, space, Text } from '@tree-service/design';
import { Trash2 } from 'lucide-react';
import styled from 'styled-components';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Picture = styled.img`
  display: block;
  width: 100%;
  aspect-ratio: 1;
  border-radius: ${radius.md};
  background: ${color.surfaceSunken};
  object-fit: cover;
`;

/** The saved photos of a tree, each with a remove button. */
export function SavedPhotos({
  photos,
  onRemove,
}: {
  photos: readonly string[];
  onRemove: (path: string) => void;
}) {
  const { data } = useQuery(photoAddressesQuery(photos));
  if (photos.length === 0) return null;
  return (
    <div>
      <Text as="div" weight="semibold">
        Saved photos
      </Text>
      <List>
        {photos.map((path, place) => (
          <li key={path}>
            <Picture src={data?.[path]} alt={`Photo ${place + 1} of the tree`} />
            <Button
              variant="ghost"
              size="sm"
              fullWidth
              aria-label={`Remove photo ${place + 1}`}
              onClick={() => onRemove(path)}
            >
              <Trash2 size={16} aria-hidden />
              Remove
            </Button>
          </li>
        ))}
      </List>
    </div>
  );
}
