import { useQuery } from '@tanstack/react-query';
import { mediaQuery } from '@tree-service/market/api/media';
import { StoredPhotos } from '@tree-service/market/features/photos';
import { Section } from '@tree-service/design';

/** The Pro's portfolio photos, in the Pro's order; nothing when there are none. */
export function WorkPhotos({ vendorId, name }: { vendorId: string; name: string }) {
  const { data: media = [] } = useQuery(mediaQuery(vendorId));
  const paths = media.flatMap(({ kind, path }) => (kind === 'photo' ? [path] : []));
  if (paths.length === 0) return null;
  return (
    <Section title="Photos of work">
      <StoredPhotos bucket="vendor-media" paths={paths} label={`Work by ${name}`} />
    </Section>
  );
}
