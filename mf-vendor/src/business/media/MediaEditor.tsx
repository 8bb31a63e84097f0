import { useQuery } from '@tanstack/react-query';
import type { Media } from '@tree-service/market/api/media';
import { vendorFileAddressesQuery } from '@tree-service/market/api/vendorFiles';
import { useFeatureFlag } from '@tree-service/kernel';
import {
  Button,
  color,
  HStack,
  QueryBoundary,
  radius,
  Section,
  Text,
  VStack,
} from '@tree-service/design';
import { ImageUp, Video } from 'lucide-react';
import { useState } from 'react';
import { hideRows } from '@tree-service/market/api/showRows';
import { preparePhoto } from '@tree-service/design/forms';
import styled from 'styled-components';
import { useVendorId } from '../../area/vendorId';
import { FileButton } from '../../area/FileButton';
import { ownMediaQuery, removeMedia } from '../../api/media';
import { useBusinessAction } from '../useBusinessAction';
import { PortfolioEditor } from './PortfolioEditor';
import { showAddedMedia, type AddedMedia, addFile } from './showMedia';

const MAX_BYTES = 10 * 1024 * 1024;
const TYPES = ['video/mp4', 'video/webm'];

function VideoUpload() {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const add = useBusinessAction<File, AddedMedia>({
    run: (vendorId, video) => addFile(vendorId, 'video', video),
    show: (added, _, vendorId) => showAddedMedia(vendorId, added),
    done: 'Video added',
    failed: "We couldn't add the video",
  });
  const choose = ([video]: File[]) => {
    if (!video) return;
    if (!TYPES.includes(video.type)) {
      setRefusals([`“${video.name}” is not a video. Please choose an MP4 or WebM file.`]);
    } else if (video.size > MAX_BYTES) {
      setRefusals([`“${video.name}” is larger than 10 MB. Please choose a shorter video.`]);
    } else {
      setRefusals([]);
      add.mutate(video);
    }
  };
  return (
    <VStack $gap={3} $align="start">
      <Text tone="muted">MP4 or WebM, up to 10 MB (about 20 seconds).</Text>
      <FileButton
        accept={TYPES.join(',')}
        busy={add.isPending}
        refusals={refusals}
        onChoose={choose}
      >
        <Video size={20} aria-hidden />
        Add video
      </FileButton>
    </VStack>
  );
}

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
function LogoEditor({ logo, address }: { logo: Media | undefined; address: string | undefined }) {
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

/** Videos only where the feature flag is on. */
export function MediaEditor({ level = 2 }: { level?: 2 | 3 }) {
  const media = useQuery(ownMediaQuery(useVendorId()));
  const paths = media.data?.map(({ path }) => path) ?? [];
  const addresses = useQuery(vendorFileAddressesQuery('vendor-media', paths)).data ?? {};
  const videos = useFeatureFlag('video_upload');
  return (
    <QueryBoundary query={media} what="your portfolio">
      {(all) => {
        const logo = all.find(({ kind }) => kind === 'logo');
        return (
          <div>
            <Section title="Logo" level={level} description="Owners see it next to your name.">
              <LogoEditor logo={logo} address={logo && addresses[logo.path]} />
            </Section>
            <Section
              title="Photos of your work"
              level={level}
              description="Owners see them next to your quote. Before-and-after pairs work best."
            >
              <PortfolioEditor media={all} isOwnPage={level === 2} addresses={addresses} />
            </Section>
            {videos && (
              <Section title="Videos" level={level}>
                <VideoUpload />
              </Section>
            )}
          </div>
        );
      }}
    </QueryBoundary>
  );
}
