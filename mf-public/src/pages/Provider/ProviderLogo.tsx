import { useQuery } from '@tanstack/react-query';
import { mediaQuery } from '@tree-service/market/api/media';
import { vendorFileAddressesQuery } from '@tree-service/market/api/vendorFiles';
import { Avatar } from '@tree-service/design';

/** The logo of a Pro, else their initials. */
export function ProviderLogo({ vendorId, name }: { vendorId: string; name: string }) {
  const { data: media = [] } = useQuery(mediaQuery(vendorId));
  const paths = media.flatMap(({ kind, path }) => (kind === 'logo' ? [path] : []));
  const { data: addresses = {} } = useQuery(vendorFileAddressesQuery('vendor-media', paths));
  return <Avatar size="lg" name={name} src={Object.values(addresses)[0]} />;
}
