import { useVendorPictures } from '@tree-service/market/features/vendorPictures';
import { Avatar, Button, Card, HStack, radius, space } from '@tree-service/design';
import styled from 'styled-components';
import type { Business } from '../../api/vendors';
import { vendorPaths } from '../../paths';

const SHOWN_PHOTOS = 3;

const Pictures = styled(HStack)`
  margin-bottom: ${space(4)};
  & > img {
    width: 6rem;
    height: 4rem;
    border-radius: ${radius.md};
    object-fit: cover;
  }
`;

/** The logo and first photos, with the way to change them. */
export function PortfolioSummary({
  business,
}: {
  readonly business: Pick<Business, 'vendor_id' | 'business_name'>;
}) {
  const pictures = useVendorPictures([business], SHOWN_PHOTOS).get(business.vendor_id);
  return (
    <Card>
      <Pictures $gap={3} $wrap>
        <Avatar size="lg" name={business.business_name} src={pictures?.logo} />
        {pictures?.photos.map(({ id, src, alt }) => (
          <img key={id} src={src} alt={alt} />
        ))}
      </Pictures>
      <Button asLink to={vendorPaths.media()} variant="outline">
        Edit logo and photos
      </Button>
    </Card>
  );
}
