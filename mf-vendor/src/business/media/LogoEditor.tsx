import type { Media } from '@tree-service/market/api/media';
import { hideRows } from '@tree-service/market/api/showRows';
import { preparePhoto } from '@tree-service/design/forms';
import { Button, color, HStack, radius, Text } from '@tree-service/design';
import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { removeMedia } from '../../api/media';
import { FileButton } from '../../area/FileButton';
import { useBusinessAction } from '../useBusinessAction';
import { addFile } from './addFile';
import { showAddedMedia, type AddedMedia } from './showMedia';

const Frame = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  width: 6rem;
  height: 6rem;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surfaceSunken};
  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

/** A new logo replaces the old one. */
export function LogoEditor({
  logo,
  address,
}: {
  logo: Media | undefined;
  address: string | undefined;
}) {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const add = useBusinessAction<Blob, AddedMedia>({
    run: (vendorId, picture) => addFile(vendorId, 'logo', picture),
    show: (added, _, vendorId) => showAddedMedia(vendorId, added),
    done: 'Logo saved',
    failed: "We couldn't save the logo",
  });
  const remove = useBusinessAction<string>({
    run: (_vendorId, id) => removeMedia(id),
    show: (_, id, vendorId) => hideRows([['vendors', vendorId]], [id]),
    done: 'Logo removed',
    failed: "We couldn't remove the logo",
  });
  const choose = async ([file]: File[]) => {
    if (!file) return;
    setRefusals([]);
    const prepared = await preparePhoto(file);
    if (prepared.ok) add.mutate(prepared.photo);
    else setRefusals([prepared.message]);
  };
  return (
    <HStack $gap={5} $wrap>
      <Frame>
        {address ? (
          <img src={address} alt="Your logo" />
        ) : (
          <Text size="sm" tone="muted">
            {logo ? '…' : 'No logo'}
          </Text>
        )}
      </Frame>
      <HStack $gap={3} $wrap>
        <FileButton
          accept="image/*"
          busy={add.isPending}
          refusals={refusals}
          onChoose={(files) => void choose(files)}
        >
          <ImageUp size={20} aria-hidden />
          {logo ? 'Change logo' : 'Add logo'}
        </FileButton>
        {logo && (
          <Button variant="ghost" loading={remove.isPending} onClick={() => remove.mutate(logo.id)}>
            Remove
          </Button>
        )}
      </HStack>
    </HStack>
  );
}
