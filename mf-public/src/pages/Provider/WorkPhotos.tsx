import { useQuery } from '@tanstack/react-query';
import { mediaQuery, type Media } from '@tree-service/market/api/media';
import { vendorFileAddressesQuery } from '@tree-service/market/api/vendorFiles';
import {
  media as screenWidth,
  PhotoGrid,
  Skeleton,
  space,
  visuallyHidden,
} from '@tree-service/design';
import styled from 'styled-components';

const Gallery = styled.section`
  margin-bottom: ${space(10)};
  & > h2 {
    ${visuallyHidden}
  }
`;

// As tall as the photos will be.
const Waiting = styled(Skeleton)`
  height: auto;
  aspect-ratio: 2;
  ${screenWidth.mobile} {
    aspect-ratio: 0.87;
  }
`;

const MOMENTS = { before: 'Before', after: 'After' } as const;

/** "Before: Oak over a garage", as far as it was said. */
const inWords = (moment: Media['moment'], text: string | null) =>
  [moment && MOMENTS[moment], text].filter(Boolean).join(': ');

// The After of a pair comes first, and its Before beside it.
const byMoment = (first: Media, second: Media) =>
  first.pair_id !== null && first.pair_id === second.pair_id
    ? Number(first.moment === 'before') - Number(second.moment === 'before')
    : 0;

/** The Pro's portfolio photos, large, in the Pro's order; nothing when there are none. */
export function WorkPhotos({ vendorId, name }: { vendorId: string; name: string }) {
  const { data: media } = useQuery(mediaQuery(vendorId));
  const shown = (media ?? []).filter(({ kind }) => kind === 'photo').sort(byMoment);
  const paths = shown.map(({ path }) => path);
  const { data: addresses, isError } = useQuery(vendorFileAddressesQuery('vendor-media', paths));
  if (isError || (media !== undefined && shown.length === 0)) return null;
  const photos = shown.flatMap(({ id, path, caption, moment }) => {
    const src = addresses?.[path];
    if (src === undefined) return [];
    const alt = inWords(moment, caption ?? `Work by ${name}`);
    const mark = moment && MOMENTS[moment];
    return { id, src, alt, caption: inWords(moment, caption) || undefined, mark };
  });
  return (
    <Gallery aria-labelledby="work">
      <h2 id="work">Photos of work</h2>
      {photos.length === 0 ? <Waiting $radius="md" /> : <PhotoGrid photos={photos} isShowcase />}
    </Gallery>
  );
}
