import { useQuery } from '@tanstack/react-query';
import { mediaQuery, type Media } from '@tree-service/market/api/media';
import { StoredPhotos } from '@tree-service/market/features/photos';
import { Section } from '@tree-service/design';

const MOMENTS = { before: 'Before', after: 'After' } as const;

/** "Before: Oak over a garage", as far as the Pro said. */
function captionOf({ moment, caption }: Pick<Media, 'moment' | 'caption'>): string | null {
  const said = [moment && MOMENTS[moment], caption].filter(Boolean).join(': ');
  return said === '' ? null : said;
}

/** The Pro's portfolio photos, in the Pro's order; nothing when there are none. */
export function WorkPhotos({ vendorId, name }: { vendorId: string; name: string }) {
  const { data: media = [] } = useQuery(mediaQuery(vendorId));
  const photos = media.filter(({ kind }) => kind === 'photo');
  if (photos.length === 0) return null;
  return (
    <Section title="Photos of work">
      <StoredPhotos
        bucket="vendor-media"
        paths={photos.map(({ path }) => path)}
        label={`Work by ${name}`}
        captions={photos.map(captionOf)}
      />
    </Section>
  );
}
