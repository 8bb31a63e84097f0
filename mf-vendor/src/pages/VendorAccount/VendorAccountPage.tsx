import { paths } from '@tree-service/kernel/contract';
import { ShareButton } from '@tree-service/market/features/sharing';
import { Button, Card, Link, QueryBoundary, Section, Text } from '@tree-service/design';
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
import { Part, Parts, SectionLinksBetween } from '../VendorRequest/Parts';

const PARTS = [
  ['business', 'Business'],
  ['area', 'Area'],
  ['services', 'Services'],
  ['credentials', 'Credentials'],
] as const;

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
          <SectionLinksBetween to={PARTS} />
          <Columns>
            <Parts>
              <Part id="business">
                <Section title="Your business">
                  <Card>
                    <BusinessDetailsForm business={business} />
                  </Card>
                </Section>
              </Part>
              <Section
                title="Logo and portfolio"
                description="Owners see these next to your quote."
              >
                <PortfolioSummary business={business} />
              </Section>
              <Part id="area">
                <Section title="Service area">
                  <Card>
                    <ServiceAreaForm business={business} />
                  </Card>
                </Section>
              </Part>
            </Parts>
            <Parts>
              <Part id="services">
                <Section title="Services">
                  <Card>
                    <ServicesForm business={business} />
                  </Card>
                </Section>
              </Part>
              <Part id="credentials">
                <Section title="Credentials">
                  <Card>
                    <CredentialsEditor business={business} />
                  </Card>
                </Section>
              </Part>
            </Parts>
          </Columns>
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
