import { paths } from '@tree-service/kernel/contract';
import { ShareButton } from '@tree-service/market/features/sharing';
import { FoldedSection } from '@tree-service/market/features/folding';
import {
  Avatar,
  Button,
  Card,
  Dialog,
  HStack,
  Link,
  media,
  QueryBoundary,
  radius,
  Section,
  space,
  Text,
} from '@tree-service/design';
import styled from 'styled-components';
import { useState } from 'react';
import { useVendorPictures } from '@tree-service/market/features/vendorPictures';
import { vendorPaths } from '../../paths';
import { Columns } from '../../area/blocks';
import { VendorPage } from '../../area/VendorPage';
import { useVendorId } from '../../area/vendorId';
import { BusinessDetailsForm } from '../../business/BusinessDetailsForm';
import { CredentialsEditor } from '../../business/credentials/CredentialsEditor';
import { ServiceAreaForm } from '../../business/ServiceAreaForm';
import { ServicesForm } from '../../business/ServicesForm';
import { BusinessStatusAlert } from '../../business/BusinessStatusAlert';
import { isApplying } from '../../business/businessStatus';
import { todayOf } from '../../business/todayOf';
import { useBusiness } from '../../business/useBusiness';
import { PauseForm } from '../../business/pause/PauseForm';
import type { Business } from '../../api/vendors';
import { Parts } from '../VendorRequest/Parts';

// On a phone the folded sections form one list.
const Sides = styled(Columns)`
  margin-top: ${space(12)};
  ${media.mobile} {
    gap: 0;
    margin-top: ${space(8)};
  }
`;

const Sections = styled(Parts)`
  ${media.mobile} {
    gap: 0;
    & > :not(:has(> div > details)) {
      margin-bottom: ${space(8)};
    }
    & + & {
      margin-top: -1px;
    }
  }
`;

/** `today` is an ISO date in the Pro's time zone. */
function PauseBusiness({ today }: { today: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      trigger={
        <Button variant="outline" size="sm">
          Pause business{' '}
        </Button>
      }
      open={isOpen}
      onOpenChange={setOpen}
      title="Pause your business?"
      description="You won't get new requests, and owners won't find you in the directory. Current work continues."
    >
      <PauseForm today={today} onClose={() => setOpen(false)} />
    </Dialog>
  );
}

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
function PortfolioSummary({
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

function BusinessProfile() {
  const vendorId = useVendorId();
  return (
    <QueryBoundary query={useBusiness()} what="your business">
      {(business) => (
        <>
          <Section title="Status">
            <BusinessStatusAlert
              business={business}
              actions={
                isApplying(business.state) ? (
                  <Button asLink to={vendorPaths.onboarding()} size="sm">
                    Continue application
                  </Button>
                ) : (
                  business.state === 'approved' && (
                    <>
                      <Button asLink to={paths.provider(vendorId)} variant="outline" size="sm">
                        View public profile
                      </Button>
                      <ShareButton
                        title={business.business_name}
                        to={paths.provider(vendorId)}
                        label="Share"
                        size="sm"
                      />
                      <PauseBusiness today={todayOf(business)} />
                    </>
                  )
                )
              }
            />
          </Section>
          <Sides>
            <Sections>
              <Section title="Your business">
                <Card>
                  <BusinessDetailsForm business={business} />
                </Card>
              </Section>
              <FoldedSection
                title="Logo and portfolio"
                description="Owners see these next to your quote."
              >
                <PortfolioSummary business={business} />
              </FoldedSection>
              <FoldedSection id="area" title="Service area">
                <Card>
                  <ServiceAreaForm business={business} />
                </Card>
              </FoldedSection>
            </Sections>
            <Sections>
              <FoldedSection title="Services">
                <Card>
                  <ServicesForm business={business} />
                </Card>
              </FoldedSection>
              <FoldedSection id="credentials" title="Credentials">
                <Card>
                  <CredentialsEditor business={business} />
                </Card>
              </FoldedSection>
            </Sections>
          </Sides>
          <Text tone="muted" spaceAbove={10}>
            To change your sign-in, contact details or privacy, go to{' '}
            <Link to={paths.account()}>account settings</Link>.
          </Text>
        </>
      )}
    </QueryBoundary>
  );
}

export default function VendorAccountPage() {
  return (
    <VendorPage title="Business profile" lead="This is what owners see about your business.">
      <BusinessProfile />
    </VendorPage>
  );
}
