import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { publicProfileQuery } from '@tree-service/market/api/vendors';
import { paths } from '@tree-service/kernel/contract';
import {
  Avatar,
  Badge,
  Button,
  Card,
  DescriptionList,
  Grid,
  HStack,
  Page,
  QueryBoundary,
  radius,
  Rating,
  Section,
  Skeleton,
  SkeletonText,
  space,
  StatTile,
  Text,
} from '@tree-service/design';
import { askAddress } from '@tree-service/market/features/asking';
import { businessFacts, serviceArea } from '@tree-service/market/features/businessFacts';
import { EvidenceList } from '@tree-service/market/features/credentials';
import { SaveVendor } from '@tree-service/market/features/savedVendors';
import { ShareButton } from '@tree-service/market/features/sharing';
import styled from 'styled-components';
import { mediaQuery } from '@tree-service/market/api/media';
import { vendorFileAddressesQuery } from '@tree-service/market/api/vendorFiles';
import { formatCentsRange, SERVICES } from '@tree-service/domain';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { MissingPage } from '../../MissingPage';
import {
  promotedQuery,
  type PublicProfile,
  type VendorFigures,
  vendorFiguresQuery,
} from '../../api/vendors';
import { businessData } from '../../structuredData';
import { ProviderReviews } from './ProviderReviews';
import { WorkPhotos } from './WorkPhotos';
import type { ServiceAreaMapProps } from './ServiceAreaMap';

const About = styled(Text)`
  max-width: 46rem;
  margin-bottom: ${space(10)};
`;

/** Says that a plan puts this Pro first in the directory. */
export function PromotedBadge({ vendorId }: { readonly vendorId: string }) {
  const { data: isPromoted = false } = useQuery(promotedQuery(vendorId));
  return isPromoted ? <Badge tone="accent">Promoted</Badge> : null;
}

/** The logo of a Pro, else their initials. */
function ProviderLogo({ vendorId, name }: { vendorId: string; name: string }) {
  const { data: media = [] } = useQuery(mediaQuery(vendorId));
  const paths = media.flatMap(({ kind, path }) => (kind === 'logo' ? [path] : []));
  const { data: addresses = {} } = useQuery(vendorFileAddressesQuery('vendor-media', paths));
  return <Avatar size="lg" name={name} src={Object.values(addresses)[0]} />;
}

const HOUR = 3600;
const DAY = 24 * HOUR;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** How long answers usually take: "About 10 minutes", "About 2 hours", "About a day", "About 3 days". */
export function answerTime(seconds: number): string {
  if (seconds < 50 * 60) {
    return `About ${counted(Math.max(5, Math.ceil(seconds / 300) * 5), 'minute')}`;
  }
  if (seconds < 90 * 60) return 'About an hour';
  if (seconds < 20 * HOUR) return `About ${counted(Math.round(seconds / HOUR), 'hour')}`;
  const days = Math.max(1, Math.round(seconds / DAY));
  return days === 1 ? 'About a day' : `About ${counted(days, 'day')}`;
}

/** What the Pro usually quotes for each service; nothing while there are too few quotes. */
function UsualPrices({ prices }: { readonly prices: VendorFigures['typical_prices'] }) {
  if (prices.length === 0) return null;
  return (
    <Section
      title="Usual prices"
      description="The middle half of this Pro's quotes from the past two years. Your price depends on the tree."
    >
      <Grid $min="14rem" $gap={4}>
        {prices.map(({ category, quotes, low_cents, high_cents }) => (
          <StatTile
            key={category}
            label={SERVICES[category].name}
            value={formatCentsRange(low_cents, high_cents)}
            hint={`From ${quotes} quotes`}
          />
        ))}
      </Grid>
    </Section>
  );
}

const ServiceAreaMap = lazy(() => import('./ServiceAreaMap'));

const waiting = <Skeleton $height="20rem" $radius="lg" />;

/** Where the Pro works, in words and on a map that is loaded when it comes near the screen. */
function ServiceArea({ words, ...area }: ServiceAreaMapProps & { readonly words: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const watched = place.current;
    if (watched === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return (
    <Section title="Service area" description={words}>
      <div ref={place}>
        {isNear ? (
          <Suspense fallback={waiting}>
            <ServiceAreaMap {...area} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </Section>
  );
}

const Player = styled.video`
  width: 100%;
  border-radius: ${radius.md};
`;

/** The Pro's videos, which exist only where video_upload lets Pros add them; nothing without one. */
export function WorkVideos({ vendorId, name }: { vendorId: string; name: string }) {
  const { data: media = [] } = useQuery(mediaQuery(vendorId));
  const videos = media.filter(({ kind }) => kind === 'video');
  const paths = videos.map(({ path }) => path);
  const { data: addresses = {} } = useQuery(vendorFileAddressesQuery('vendor-media', paths));
  if (videos.length === 0) return null;
  return (
    <Section title="Videos of work">
      <Grid $min="18rem" $gap={4}>
        {videos.map(({ id, path, caption }) => (
          <div key={id}>
            <Player
              src={addresses[path]}
              controls
              preload="metadata"
              aria-label={caption ?? `Video of work by ${name}`}
            />
            {caption !== null && (
              <Text size="sm" tone="muted">
                {caption}
              </Text>
            )}
          </div>
        ))}
      </Grid>
    </Section>
  );
}

/** A Pro's rating, services, credentials, equipment and reviews. */
export function ProviderProfile({ profile }: { profile: PublicProfile }) {
  const { rating_count: reviews, rating_sum: stars } = profile;
  const { data: known } = useQuery(vendorFiguresQuery(profile.vendor_id));
  const answers = known?.figures.median_answer_seconds ?? null;
  const kept = known?.appointments ?? null;
  const facts = businessFacts(profile, [
    { term: 'Typical response time', description: answers === null ? '' : answerTime(answers) },
    { term: 'Jobs completed here', description: String(profile.jobs_completed) },
    {
      term: 'Appointments kept',
      description: kept === null ? '' : `${kept.kept} of ${kept.total}`,
    },
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

/** The public profile of an approved Pro. */
export default function ProviderPage() {
  const { vendorId = '' } = useParams();
  const query = useQuery(publicProfileQuery(vendorId));
  if (query.data) return <ProviderProfile profile={query.data} />;
  if (query.data === null) {
    return (
      <MissingPage
        what="Pro"
        hint="The link may be old, or the business may not be taking work right now."
        action={{ to: paths.request(), label: 'Get an Estimate' }}
      />
    );
  }
  return (
    <Page title="Professional" width="narrow">
      <QueryBoundary query={query} what="this Pro" loading={<SkeletonText lines={6} />}>
        {() => null}
      </QueryBoundary>
    </Page>
  );
}
