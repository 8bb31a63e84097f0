import { useQuery } from '@tanstack/react-query';
import { mediaQuery, type Media } from '@tree-service/market/api/media';
import { vendorFileAddressesQuery } from '@tree-service/market/api/vendorFiles';
import { Grid, PhotoGrid, QueryBoundary, Text, VStack } from '@tree-service/design';

const MARKS = { before: 'Before', after: 'After' } as const;

interface ShownWorkProps {
  readonly vendorId: string;
  readonly businessName: string;
}

/** Everything a Pro shows, the logo included, with the captions as the Pro wrote them. */
export function ShownWork({ vendorId, businessName }: ShownWorkProps) {
  const query = useQuery(mediaQuery(vendorId));
  return (
    <QueryBoundary query={query} what="the portfolio">
      {(media) =>
        media.length === 0 ? (
          <Text tone="muted">No logo and no photos yet.</Text>
        ) : (
          <Files media={media} businessName={businessName} />
        )
      }
    </QueryBoundary>
  );
}

function Files({ media, businessName }: { media: readonly Media[]; businessName: string }) {
  const query = useQuery(
    vendorFileAddressesQuery(
      'vendor-media',
      media.map(({ path }) => path),
    ),
  );
  return (
    <QueryBoundary query={query} what="the photos">
      {(addresses) => {
        const shown = media.flatMap(({ id, kind, path, caption, moment }) => {
          const src = addresses[path];
          if (src === undefined) return [];
          const mark = kind === 'logo' ? 'Logo' : moment && MARKS[moment];
          const alt = [mark, caption ?? `Work by ${businessName}`].filter(Boolean).join(': ');
          return [{ id, kind, src, alt, caption: caption ?? undefined, mark: mark ?? undefined }];
        });
        const videos = shown.filter(({ kind }) => kind === 'video');
        return (
          <VStack>
            <PhotoGrid
              photos={shown.filter(({ kind }) => kind !== 'video')}
              title={`Work by ${businessName}`}
            />
            {videos.length > 0 && (
              <Grid $min="16rem" $gap={3}>
                {videos.map(({ id, src, alt }) => (
                  <video key={id} src={src} controls preload="metadata" aria-label={alt} />
                ))}
              </Grid>
            )}
          </VStack>
        );
      }}
    </QueryBoundary>
  );
}
