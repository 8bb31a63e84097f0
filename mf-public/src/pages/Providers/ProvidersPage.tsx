import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  Alert,
  Button,
  Card,
  Checkbox,
  color,
  FieldFrame,
  Grid,
  Heading,
  Link,
  media,
  Page,
  QueryBoundary,
  Section,
  Select,
  Skeleton,
  SkeletonText,
  space,
  Text,
  VStack,
} from '@tree-service/design';
import { useMarketplaceRules } from '@tree-service/market/features/rules';
import { BadgeCheck, EyeOff, Map as MapIcon, Users } from 'lucide-react';
import styled from 'styled-components';
import { paths } from '@tree-service/kernel/contract';
import { fairnessInWords, ruleWords, SERVICES, untilShared } from '@tree-service/domain';
import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { isRefusal, messageOf } from '@tree-service/kernel';
import { useVendorPictures } from '@tree-service/market/features/vendorPictures';
import { NextPage } from '@tree-service/design/hooks';
import {
  DIRECTORY_SORTS,
  type DirectorySort,
  findVendorsQuery,
  type ListedVendor,
} from '../../api/directory';
import { type DirectorySearch, readSearch, STARS, writeSearch } from './search';
import { SearchForm } from './SearchForm';
import { ListedVendorCard } from './ListedVendorCard';

const Fact = styled(Card)`
  & > svg {
    margin-bottom: ${space(3)};
    color: ${color.brand};
  }
`;

/** The introduction before the first search. */
export function BeforeSearching() {
  const rules = useMarketplaceRules();
  const { vendorsPerRequest } = ruleWords(rules);
  return (
    <Section title="About these listings">
      <Grid $min="17rem" $gap={4}>
        <Fact>
          <BadgeCheck size={28} aria-hidden />
          <Heading level={3}>Approved and dated</Heading>
          <Text tone="muted" spaceAbove={2}>
            A person reviewed each application and its liability insurance. Every credential shows
            when it was verified and when it expires; the rest are marked “not verified”.
          </Text>
        </Fact>
        <Fact>
          <Users size={28} aria-hidden />
          <Heading level={3}>Near and well rated</Heading>
          <Text tone="muted" spaceAbove={2}>
            Pros with reviews come first, the best rated nearby at the top. One Pro with reviews and
            a paid plan can come first, always labeled Promoted. {fairnessInWords(rules).floor}
          </Text>
        </Fact>
        <Fact>
          <EyeOff size={28} aria-hidden />
          <Heading level={3}>Why there are no phone numbers</Heading>
          <Text tone="muted" spaceAbove={2}>
            You <Link to={paths.request()}>describe the work once</Link>, at most{' '}
            {vendorsPerRequest} can take it, and you write to each other here. Contact details stay
            hidden {untilShared('them')}.
          </Text>
        </Fact>
      </Grid>
    </Section>
  );
}

const FoundMap = lazy(() => import('./FoundMap'));
// Most searches find someone.
const NoVendors = lazy(() => import('./NoVendors'));

function titleOf(vendors: readonly ListedVendor[], work: string, { zip, open }: DirectorySearch) {
  const total = vendors[0]?.total ?? null;
  if (total === null || open) return `Pros for ${work} around ${zip}`;
  return `${total} ${total === 1 ? 'Pro' : 'Pros'} for ${work} around ${zip}`;
}

const SORT_NAMES: Readonly<Record<DirectorySort, string>> = {
  recommended: 'Recommended',
  nearest: 'Nearest',
  rating: 'Best rated',
};

const ANY = 'any';

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 11rem)) repeat(2, auto);
  align-items: end;
  justify-content: start;
  gap: ${space(2)} ${space(6)};
  ${media.mobile} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
    gap: ${space(1)} ${space(3)};
    & > label {
      grid-column: 1 / -1;
    }
  }
`;

/** Order and filters of the directory; each choice changes the address and applies immediately. */
function DirectoryFilters({ search }: { readonly search: DirectorySearch }) {
  const navigate = useNavigate();
  const sortId = useId();
  const starsId = useId();
  const address = writeSearch(search);
  // What was chosen last, which the page may not show yet.
  const asked = useRef(address);
  useEffect(() => {
    asked.current = address;
  }, [address]);
  const change = (changes: Partial<DirectorySearch>) => {
    const latest = readSearch(new URLSearchParams(asked.current.replace(/^[^?]*/, '')));
    asked.current = writeSearch({ ...latest, ...changes });
    void navigate(asked.current, { preventScrollReset: true });
  };
  return (
    <Bar role="group" aria-label="Sort and filter">
      <FieldFrame id={sortId} label="Sort by">
        <Select
          id={sortId}
          value={search.sort}
          options={DIRECTORY_SORTS.map((value) => ({ value, label: SORT_NAMES[value] }))}
          onChange={({ target }) =>
            change({ sort: DIRECTORY_SORTS.find((sort) => sort === target.value) })
          }
        />
      </FieldFrame>
      <FieldFrame id={starsId} label="Stars">
        <Select
          id={starsId}
          value={String(search.stars ?? ANY)}
          options={[
            { value: ANY, label: 'Any' },
            ...STARS.map((stars) => ({ value: String(stars), label: `${stars} and up` })),
          ]}
          onChange={({ target }) =>
            change({ stars: STARS.find((stars) => String(stars) === target.value) ?? null })
          }
        />
      </FieldFrame>
      <Checkbox
        label="Open this week"
        checked={search.open}
        onChange={({ target }) => change({ open: target.checked })}
      />
      <Checkbox
        label="Workers' compensation verified"
        checked={search.compensation}
        onChange={({ target }) => change({ compensation: target.checked })}
      />
    </Bar>
  );
}

/** The Pros who serve a ZIP code, a page at a time, and on a map when asked for. */
function FoundVendors({ search }: { readonly search: DirectorySearch }) {
  const { category, map } = search;
  const query = useInfiniteQuery(findVendorsQuery(search));
  const pictures = useVendorPictures(query.data ?? [], 1);
  const work = category ? SERVICES[category].name.toLowerCase() : 'tree work';
  if (isRefusal(query.error)) {
    return <Alert tone="warning" role="alert" title={messageOf(query.error)} />;
  }
  return (
    <VStack $gap={5}>
      <DirectoryFilters search={search} />
      <QueryBoundary query={query} what="Pros near you" loading={<SkeletonText lines={6} />}>
        {(vendors) =>
          vendors.length === 0 ? (
            <Suspense fallback={<SkeletonText lines={6} />}>
              <NoVendors work={work} search={search} />
            </Suspense>
          ) : (
            <Section
              title={titleOf(vendors, work, search)}
              description="All have verified liability insurance."
              actions={
                <Button
                  asLink
                  variant="outline"
                  size="sm"
                  preventScrollReset
                  to={writeSearch({ ...search, map: !map })}
                >
                  <MapIcon size={18} aria-hidden />
                  {map ? 'Hide map' : 'Show map'}
                </Button>
              }
            >
              <VStack $gap={5}>
                {map && (
                  <Suspense fallback={<Skeleton $height="22rem" $radius="lg" />}>
                    <FoundMap zip={search.zip} vendors={vendors} />
                  </Suspense>
                )}
                <VStack as="ul" role="list" $gap={4}>
                  {vendors.map((vendor) => (
                    <ListedVendorCard
                      key={vendor.vendor_id}
                      vendor={vendor}
                      pictures={pictures.get(vendor.vendor_id)}
                    />
                  ))}
                </VStack>
                <NextPage pages={query} label="Show more Pros" />
                <Text size="sm" tone="muted">
                  “Recommended” shows Pros with reviews first and, within each ten miles, the best
                  rated. Among Pros with a paid featured profile and enough reviews, the nearest
                  comes first, labeled Promoted. The other orders ignore plans.
                </Text>
              </VStack>
            </Section>
          )
        }
      </QueryBoundary>
    </VStack>
  );
}

/** The directory of approved Pros; the address has the search. */
export default function ProvidersPage() {
  const [parameters] = useSearchParams();
  const search = readSearch(parameters);
  return (
    <Page
      title="Find a Professional"
      description="Approved tree-care professionals near your ZIP code, with verified insurance and certifications, each with its date, and reviews of completed jobs."
      lead="Approved tree-care businesses near you, with what we have verified about each and when."
    >
      <VStack $gap={8}>
        <SearchForm key={`${search.zip} ${search.category ?? ''}`} search={search} />
        {search.zip === '' ? <BeforeSearching /> : <FoundVendors search={search} />}
      </VStack>
    </Page>
  );
}
