import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { findProsQuery, PROS_PER_PAGE } from '../../api/directory';
import { vendorFileAddressesQuery } from '@tree-service/market/api/vendorFiles';
import { paths } from '@tree-service/kernel/contract';
import { SERVICES } from '@tree-service/domain';
import { isRefusal, messageOf } from '@tree-service/kernel';
import {
  Alert,
  Button,
  EmptyState,
  ErrorCard,
  HStack,
  Section,
  SkeletonText,
  Text,
  VStack,
} from '@tree-service/design';
import { ListedProCard } from './ListedProCard';
import { writeSearch, type DirectorySearch } from './search';

/** The Pros who serve a place, a page at a time. */
export function FoundPros({ search }: { readonly search: DirectorySearch }) {
  const { zip, category, page } = search;
  const { data: pros, error, refetch } = useQuery(findProsQuery(search));
  const logos = (pros ?? []).flatMap(({ logo_path }) => logo_path ?? []);
  const { data: addresses = {} } = useQuery(vendorFileAddressesQuery('vendor-media', logos));
  if (error) {
    if (isRefusal(error)) return <Alert tone="warning" role="alert" title={messageOf(error)} />;
    return <ErrorCard description={messageOf(error)} onRetry={() => void refetch()} />;
  }
  if (!pros) return <SkeletonText lines={6} label="Looking for Pros..." />;
  const total = pros[0]?.total ?? 0;
  const work = category ? SERVICES[category].name.toLowerCase() : 'tree work';
  if (total === 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={`No Pro for ${work} serves ${zip} yet`}
        action={
          <Button asLink to={paths.request()}>
            Describe the work
          </Button>
        }
      >
        Try any service, or a ZIP code nearby. A request you send stays open for Pros who join.
      </EmptyState>
    );
  }
  const pages = Math.ceil(total / PROS_PER_PAGE);
  return (
    <Section title={`${total} ${total === 1 ? 'Pro' : 'Pros'} for ${work} around ${zip}`}>
      <VStack as="ul" role="list" $gap={4}>
        {pros.map((pro) => (
          <ListedProCard key={pro.vendor_id} pro={pro} logo={addresses[pro.logo_path ?? '']} />
        ))}
      </VStack>
      {pages > 1 && (
        <HStack as="nav" aria-label="Pages" $justify="space-between" $gap={4}>
          {page > 1 ? (
            <Button asLink variant="outline" to={writeSearch({ ...search, page: page - 1 })}>
              Nearer
            </Button>
          ) : (
            <span />
          )}
          <Text as="span" tone="muted">
            Page {page} of {pages}
          </Text>
          {page < pages ? (
            <Button asLink variant="outline" to={writeSearch({ ...search, page: page + 1 })}>
              Further away
            </Button>
          ) : (
            <span />
          )}
        </HStack>
      )}
    </Section>
  );
}
