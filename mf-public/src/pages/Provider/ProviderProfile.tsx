import { useQuery } from '@tanstack/react-query';
import { askAddress } from '@tree-service/market/features/asking';
import { paths } from '@tree-service/kernel/contract';
import { businessFacts, serviceArea } from '@tree-service/market/features/businessFacts';
import { EvidenceList } from '@tree-service/market/features/credentials';
import { SaveVendor } from '@tree-service/market/features/savedVendors';
import { ShareButton } from '@tree-service/market/features/sharing';
import {
  Badge,
  Button,
  Card,
  DescriptionList,
  Grid,
  HStack,
  Page,
  Rating,
  Section,
  space,
  Text,
} from '@tree-service/design';
import styled from 'styled-components';
import type { PublicProfile } from '../../api/vendors';
import { businessData } from '../../structuredData';
import { vendorFiguresQuery } from '../../api/vendorFigures';
import { answerTime } from './answerTime';
import { PromotedBadge } from './PromotedBadge';
import { ProviderLogo } from './ProviderLogo';
import { ProviderReviews } from './ProviderReviews';
import { ServiceArea } from './ServiceArea';
import { UsualPrices } from './UsualPrices';
import { WorkPhotos } from './WorkPhotos';
import { WorkVideos } from './WorkVideos';

const About = styled(Text)`
  max-width: 46rem;
  margin-bottom: ${space(10)};
`;

/** A Pro's rating, services, credentials, equipment and reviews. */
export function ProviderProfile({ profile }: { profile: PublicProfile }) {
  const { rating_count: reviews, rating_sum: stars } = profile;
  const { data: known } = useQuery(vendorFiguresQuery(profile.vendor_id));
  const answers = known?.figures.median_answer_seconds ?? null;
  const facts = businessFacts(profile, [
    { term: 'Typical response time', description: answers === null ? '' : answerTime(answers) },
    { term: 'Jobs completed here', description: String(profile.jobs_completed) },
  ]);
  return (
    <Page
      above={<ProviderLogo vendorId={profile.vendor_id} name={profile.business_name} />}
      title={profile.business_name}
      description={`${profile.business_name}, tree care in ${profile.city}, ${profile.region}: services, verified credentials with their dates, and reviews of completed jobs.`}
      structuredData={[businessData(profile)]}
      lead={
        <HStack $gap={3} $wrap>
          <span>
            {profile.city}, {profile.region}
          </span>
          {reviews > 0 ? (
            <Rating value={stars / reviews} count={reviews} />
          ) : (
            <Badge tone="info">New here</Badge>
          )}
          <PromotedBadge vendorId={profile.vendor_id} />
          {profile.is_demo && <Badge tone="warning">Demo business</Badge>}
        </HStack>
      }
      actions={
        <>
          <Button asLink to={askAddress(profile.vendor_id)}>
            Ask this Pro
          </Button>
          <SaveVendor
            vendorId={profile.vendor_id}
            businessName={profile.business_name}
            size="default"
          />
          <ShareButton title={profile.business_name} to={paths.provider(profile.vendor_id)} />
        </>
      }
    >
      <WorkPhotos vendorId={profile.vendor_id} name={profile.business_name} />
      {profile.about && <About size="lg">{profile.about}</About>}
      <Section title="At a glance">
        <Grid $min="20rem" $gap={5}>
          <Card>
            <DescriptionList items={facts} />
          </Card>
          <Card>
            <EvidenceList credentials={profile.vendor_credentials} />
          </Card>
        </Grid>
      </Section>
      {known && <UsualPrices prices={known.typical_prices} />}
      {known && (
        <ServiceArea
          words={`${serviceArea(profile)}, ${profile.region}. The marker shows roughly where the business is based.`}
          name={profile.business_name}
          near={known.near}
          radiusKm={profile.service_radius_km}
        />
      )}
      <WorkVideos vendorId={profile.vendor_id} name={profile.business_name} />
      <Section title="Reviews" description="Only owners of completed jobs can review.">
        <ProviderReviews vendorId={profile.vendor_id} />
      </Section>
    </Page>
  );
}
