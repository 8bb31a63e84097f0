import { useQuery } from '@tanstack/react-query';
import { portfoliosQuery } from '../../api/portfolios';
import { vendorFileAddressesQuery } from '../../api/vendorFiles';

export interface VendorPictures {
  /** Address of the logo. */
  readonly logo?: string;
  /** Photos of work, the Pro's first choice first. */
  readonly photos: readonly { readonly id: string; readonly src: string; readonly alt: string }[];
}

interface NamedVendor {
  readonly vendor_id: string;
  readonly business_name: string;
}

/** Logo and portfolio photos of Pros, at most `most` photos each, by the Pro's id; empty while they load. */
export function useVendorPictures(
  vendors: readonly NamedVendor[],
  most: number,
): ReadonlyMap<string, VendorPictures> {
  const media = useQuery(portfoliosQuery(vendors.map(({ vendor_id }) => vendor_id))).data ?? [];
  const chosen = vendors.map(({ vendor_id, business_name }) => {
    const own = media.filter((item) => item.vendor_id === vendor_id);
    const photos = own.filter(({ kind }) => kind === 'photo');
    // The After of a pair says more than the Before.
    const first = photos.filter(({ moment }) => moment !== 'before');
    return {
      vendor_id,
      business_name,
      logo: own.find(({ kind }) => kind === 'logo')?.path,
      photos: (first.length > 0 ? first : photos).slice(0, most),
    };
  });
  const paths = chosen.flatMap(({ logo, photos }) => [
    ...(logo === undefined ? [] : [logo]),
    ...photos.map(({ path }) => path),
  ]);
  const addresses = useQuery(vendorFileAddressesQuery('vendor-media', paths)).data ?? {};
  return new Map(
    chosen.map(({ vendor_id, business_name, logo, photos }) => [
      vendor_id,
      {
        logo: logo === undefined ? undefined : addresses[logo],
        photos: photos.flatMap(({ path, caption }) => {
          const src = addresses[path];
          const alt = caption ?? `Work by ${business_name}`;
          return src === undefined ? [] : [{ id: path, src, alt }];
        }),
      },
    ]),
  );
}
