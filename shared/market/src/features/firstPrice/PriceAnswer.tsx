import { useQuery } from '@tanstack/react-query';
import {
  Alert,
  Avatar,
  Badge,
  color,
  Details,
  Heading,
  HStack,
  Price,
  Rating,
  RetryAlert,
  Skeleton,
  space,
  Text,
  VStack,
} from '@tree-service/design';
import {
  formatCents,
  formatDay,
  isNobodyAsked,
  kilometersToMiles,
  type SearchAhead,
} from '@tree-service/domain';
import { BackendError, messageOf } from '@tree-service/kernel';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import {
  type AskedVendor,
  type PriceAndVendors,
  priceAndVendorsQuery,
  type PriceInput,
} from '../../api/estimates';
import { vendorFileAddressesQuery } from '../../api/vendorFiles';
import { EstimateBreakdown } from '../estimate';

// Most places have a Pro.
const SearchAheadNotice = lazy(async () => ({
  default: (await import('../vendorSearch')).SearchAheadNotice,
}));

function Range({
  answer: { estimate, city, region },
  scrollsIntoView,
}: {
  readonly answer: PriceAndVendors;
  readonly scrollsIntoView: boolean;
}) {
  const { low_cents, high_cents } = estimate;
  const range = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (scrollsIntoView) range.current?.scrollIntoView({ block: 'nearest' });
  }, [scrollsIntoView]);
  return (
    <div ref={range} role="status">
      <Text as="div" tone="muted" weight="medium">
        Estimated price in {city}, {region}
      </Text>
      <Price
        size="large"
        amount={formatCents(low_cents)}
        upTo={high_cents === low_cents ? undefined : formatCents(high_cents)}
      />
    </div>
  );
}

/** "about 30 minutes", "about 1 hour", "about 5 hours", "about 2 days". */
function waitInWords(hours: number): string {
  if (hours < 1) return `about ${Math.max(5, Math.round((hours * 60) / 5) * 5)} minutes`;
  const [amount, unit] = hours < 36 ? [Math.round(hours), 'hour'] : [Math.round(hours / 24), 'day'];
  return `about ${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

/** How many Pros cover the place, and how soon requests there are quoted; nothing where nobody does. */
function Coverage({ coverage }: Pick<PriceAndVendors, 'coverage'>) {
  if (coverage === null || coverage.vendors === 0) return null;
  const { vendors, first_quote_hours: hours } = coverage;
  return (
    <Text size="sm">
      {vendors === 1
        ? '1 insured Pro covers this ZIP code'
        : `${vendors} insured Pros cover this ZIP code`}{' '}
      for this service.
      {hours !== null &&
        ` Half of the recent requests near here that got a quote had it within ${waitInWords(hours)}.`}
    </Text>
  );
}

function Waiting({ isOffline }: { readonly isOffline: boolean }) {
  return (
    <div aria-busy={!isOffline}>
      <Text role="status" tone="muted">
        {isOffline
          ? "You're offline. Your price will appear when you're back online."
          : 'Calculating your price…'}
      </Text>
      <Skeleton $height="3rem" $width="16rem" />
    </div>
  );
}

/** What comes before any request for work that is dangerous. */
export function DangerAdvice() {
  return (
    <Alert tone="warning" title="Is anyone in danger?">
      Call 911 first. If a wire is down or touching the tree, stay away and call your utility.
    </Alert>
  );
}

const isDangerous = ({ work: { category, timing } }: PriceInput) =>
  category === 'emergency' || timing === 'emergency';

/** First of all, where no Pro would be asked, that; then the price. */
function Answer({
  answer,
  input,
  scrollsIntoView,
}: {
  readonly answer: PriceAndVendors;
  readonly input: PriceInput;
  readonly scrollsIntoView: boolean;
}) {
  const { search, city, region } = answer;
  return (
    <Suspense fallback={<Waiting isOffline={false} />}>
      {isNobodyAsked(search) && (
        <SearchAheadNotice
          search={search}
          place={`${city}, ${region}`}
          isDangerous={isDangerous(input)}
        />
      )}
      <Range answer={answer} scrollsIntoView={scrollsIntoView} />
      <Coverage coverage={answer.coverage} />
    </Suspense>
  );
}

const VendorList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space(3)};
  padding: 0;
  list-style: none;
`;

const VendorEntry = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space(3)};
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${color.surface};
`;

const VendorFact = styled(Text)`
  display: flex;
  gap: ${space(1)};
  & > svg {
    flex: none;
    margin-top: 0.2em;
    color: ${color.brandText};
  }
`;

function away(kilometers: number): string {
  const miles = Math.round(kilometersToMiles(kilometers));
  return miles === 0 ? 'In your area' : `${miles} ${miles === 1 ? 'mile' : 'miles'} away`;
}

/** The Pros who would be asked first, with what is public about them; nothing where there are none. */
function AskedVendors({
  vendors,
  level,
}: {
  readonly vendors: readonly AskedVendor[];
  /** Of the heading, in the outline of the page. */
  readonly level: 2 | 3;
}) {
  const pictures = vendors.flatMap(({ photo_path, logo_path }) => photo_path ?? logo_path ?? []);
  const { data: addresses = {} } = useQuery(vendorFileAddressesQuery('vendor-media', pictures));
  if (vendors.length === 0) return null;
  return (
    <VStack as="section" $gap={3} aria-labelledby="asked-vendors">
      <div>
        <Heading level={level} size="lg" id="asked-vendors">
          {vendors.length === 1
            ? "The Pro we'd contact"
            : `The ${vendors.length} Pros we'd contact first`}
        </Heading>
        <Text size="sm" tone="muted">
          They won't see anything until you send a request.
        </Text>
      </div>
      <VendorList role="list">
        {vendors.map((vendor) => (
          <VendorEntry key={vendor.vendor_id}>
            <Avatar
              size="lg"
              name={vendor.business_name}
              src={addresses[vendor.photo_path ?? vendor.logo_path ?? '']}
            />
            <div>
              <Text as="div" weight="semibold">
                {vendor.business_name}
              </Text>
              <HStack $gap={2} $wrap>
                {vendor.rating === null ? (
                  <Badge tone="info">New here</Badge>
                ) : (
                  <Rating value={vendor.rating} count={vendor.rating_count} />
                )}
                {vendor.promoted && <Badge tone="accent">Promoted</Badge>}
                {vendor.is_demo && <Badge tone="warning">Demo business</Badge>}
              </HStack>
              <Text as="div" size="sm" tone="muted">
                {away(vendor.distance_km)}
              </Text>
              <VendorFact size="sm">
                <ShieldCheck size={16} aria-hidden />
                Insurance verified, valid until{' '}
                {formatDay(`${vendor.insured_until}T12:00:00Z`, 'UTC')}
              </VendorFact>
            </div>
          </VendorEntry>
        ))}
      </VendorList>
    </VStack>
  );
}

/** The explained price range of described work, and the Pros who would be asked. */
export function PriceAnswer({
  input,
  level = 3,
  scrollsIntoView = false,
  onUnknownZip,
  goOn,
}: {
  readonly input: PriceInput;
  /** Of the heading of the Pros. */
  readonly level?: 2 | 3;
  /** Whether the page scrolls as far as the range needs, because the last answer was given above it. */
  readonly scrollsIntoView?: boolean;
  /** Called with a ZIP code that does not exist, for its field to say so. */
  readonly onUnknownZip?: (zip: string) => void;
  /** Below the range: how to continue. Null until it is known whether a Pro would be asked. */
  readonly goOn?: (search: SearchAhead | null) => ReactNode;
}) {
  const { data, error, isPaused, refetch } = useQuery(priceAndVendorsQuery(input));
  const isUnknownZip = error instanceof BackendError && error.hint === 'unknown_zip';
  useEffect(() => {
    if (isUnknownZip) onUnknownZip?.(input.zip);
  }, [isUnknownZip, onUnknownZip, input.zip]);
  return (
    <VStack $gap={5}>
      {isDangerous(input) && !isNobodyAsked(data?.search ?? null) && <DangerAdvice />}
      {data && <Answer answer={data} input={input} scrollsIntoView={scrollsIntoView} />}
      {!data && error && !isUnknownZip && (
        <RetryAlert title="We couldn't calculate your price" onRetry={refetch}>
          {messageOf(error)}
        </RetryAlert>
      )}
      {!data && !error && <Waiting isOffline={isPaused} />}
      {goOn?.(data?.search ?? null)}
      {data && (
        <>
          <Details show="How this price is calculated" hide="Hide the calculation">
            <EstimateBreakdown estimate={data.estimate} label="Your answers so far" />
          </Details>
          <AskedVendors vendors={data.vendors} level={level} />
        </>
      )}
    </VStack>
  );
}
