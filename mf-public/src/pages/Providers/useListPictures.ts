import { useQuery } from '@tanstack/react-query';
import { vendorFileAddressesQuery } from '@tree-service/market/api/vendorFiles';
import type { ListedPro } from '../../api/directory';
import { portfoliosQuery, type PortfolioPhoto } from '../../api/portfolios';

/** What the card of a Pro shows. */
export interface ListPictures {
  /** Address of the logo. */
  readonly logo?: string;
  readonly photo?: { readonly src: string; readonly alt: string };
}

/** The logo and the first portfolio photo of each Pro of a page, by the Pro's id; empty while they load. */
export function useListPictures(pros: readonly ListedPro[]): ReadonlyMap<string, ListPictures> {
  const logoPaths = pros.flatMap(({ logo_path }) => logo_path ?? []);
  const logos = useQuery(vendorFileAddressesQuery('vendor-media', logoPaths)).data ?? {};
  const photos = useQuery(portfoliosQuery(pros.map(({ vendor_id }) => vendor_id))).data ?? [];
  // The After of a pair says more than the Before.
  const firstOf = ({ vendor_id }: ListedPro): PortfolioPhoto | undefined => {
    const own = photos.filter((photo) => photo.vendor_id === vendor_id);
    return own.find(({ moment }) => moment !== 'before') ?? own[0];
  };
  const chosen = pros.flatMap((pro) => firstOf(pro) ?? []);
  const addresses =
    useQuery(
      vendorFileAddressesQuery(
        'vendor-media',
        chosen.map(({ path }) => path),
      ),
    ).data ?? {};
  return new Map(
    pros.map((pro) => {
      const photo = firstOf(pro);
      const src = photo && addresses[photo.path];
      const alt = photo?.caption ?? `Work by ${pro.business_name}`;
      return [
        pro.vendor_id,
        { logo: logos[pro.logo_path ?? ''], photo: src === undefined ? undefined : { src, alt } },
      ];
    }),
  );
}
