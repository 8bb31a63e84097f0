import { paths } from '@tree-service/kernel/contract';
import { ShareButton } from '@tree-service/market/features/sharing';
import { FoldedSection } from '@tree-service/market/features/folding';
import {
  Button,
  Card,
  Link,
  media,
  QueryBoundary,
  Section,
  space,
  Text,
} from '@tree-service/design';
import styled from 'styled-components';
import { vendorPaths } from '../../paths';
import { Columns } from '../../area/columns';
import { VendorPage } from '../../area/VendorPage';
import { useVendorId } from '../../area/vendorId';
import { BusinessDetailsForm } from '../../business/BusinessDetailsForm';
import { CredentialsEditor } from '../../business/credentials/CredentialsEditor';
import { PortfolioSummary } from '../../business/media/PortfolioSummary';
import { PauseBusiness } from '../../business/pause/PauseBusiness';
import { ServiceAreaForm } from '../../business/ServiceAreaForm';
import { ServicesForm } from '../../business/ServicesForm';
import { BusinessStatusAlert } from '../../business/BusinessStatusAlert';
import { isApplying } from '../../business/businessStatus';
import { todayOf } from '../../business/todayOf';
import { useBusiness } from '../../business/useBusiness';
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
