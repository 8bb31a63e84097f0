import { useQuery } from '@tanstack/react-query';
import { mediaQuery } from '@tree-service/market/api/media';
import { vendorFileAddressesQuery } from '@tree-service/market/api/vendorFiles';
import { Grid, radius, Section, Text } from '@tree-service/design';
import styled from 'styled-components';

const Player = styled.video`
  width: 100%;
  border-radius: ${radius.md};
`;

/** The Pro's videos, which exist only where video_upload lets Pros add them; nothing without one. */
export function WorkVideos({ vendorId, name }: { vendorId: string; name: string }) {
  const { data: media = [] } = useQuery(mediaQuery(vendorId));
  const videos = media.filter(({ kind }) => kind === 'video');
  const paths = videos.map(({ path }) => path);
  const { data: addresses = {} } = useQuery(vendorFileAddressesQuery('vendor-media', paths));
  if (videos.length === 0) return null;
  return (
    <Section title="Videos of work">
      <Grid $min="18rem" $gap={4}>
        {videos.map(({ id, path, caption }) => (
          <div key={id}>
            <Player
              src={addresses[path]}
              controls
              preload="metadata"
              aria-label={caption ?? `Video of work by ${name}`}
            />
            {caption !== null && (
              <Text size="sm" tone="muted">
                {caption}
              </Text>
            )}
          </div>
        ))}
      </Grid>
    </Section>
  );
}
