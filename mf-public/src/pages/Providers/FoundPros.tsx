import { useQuery } from '@tanstack/react-query';
import { findProsQuery, PROS_PER_PAGE } from '../../api/directory';
import { paths } from '@tree-service/kernel/contract';
import { SERVICES } from '@tree-service/domain';
import { isRefusal, messageOf } from '@tree-service/kernel';
import { useProPictures } from '@tree-service/market/features/proPictures';
import {
  Alert,
  Button,
  EmptyState,
  HStack,
  QueryBoundary,
  Section,
  SkeletonText,
  Text,
  VStack,
} from '@tree-service/design';
import { nothingFound } from '@tree-service/design/illustrations';
import { ListedProCard } from './ListedProCard';
import { writeSearch, type DirectorySearch } from './search';

function NoPros({ work, zip }: { readonly work: string; readonly zip: string }) {
  return (
    <EmptyState
      picture={nothingFound}
      title={`No Pros for ${work} in ${zip} yet`}
      action={
        <Button asLink to={paths.request()}>
          Describe the work
        </Button>
      }
    >
      Try any service or a nearby ZIP code. If you send a request, it stays open for Pros who join.
    </EmptyState>
  );
}

interface PagesProps {
  readonly search: DirectorySearch;
  readonly pages: number;
}

function Pages({ search, pages }: PagesProps) {
  const { page } = search;
  if (pages === 1) return null;
  const link = (to: number, label: string) =>
    to >= 1 && to <= pages ? (
      <Button asLink variant="outline" to={writeSearch({ ...search, page: to })}>
        {label}
      </Button>
    ) : (
      <span />
    );
  return (
    <HStack as="nav" aria-label="Pages" $justify="space-between" $gap={4}>
      {link(page - 1, 'Previous')}
      <Text as="span" tone="muted">
        Page {page} of {pages}
      </Text>
      {link(page + 1, 'Next')}
    </HStack>
  );
}

/** The Pros who serve a ZIP code, a page at a time. */
export function FoundPros({ search }: { readonly search: DirectorySearch }) {
  const { zip, category } = search;
  const query = useQuery(findProsQuery(search));
  const pictures = useProPictures(query.data ?? [], 1);
  const work = category ? SERVICES[category].name.toLowerCase() : 'tree work';
  if (isRefusal(query.error)) {
    return <Alert tone="warning" role="alert" title={messageOf(query.error)} />;
  }
  return (
    <QueryBoundary query={query} what="Pros near you" loading={<SkeletonText lines={6} />}>
      {(pros) => {
        const total = pros[0]?.total ?? 0;
        if (total === 0) return <NoPros work={work} zip={zip} />;
        return (
          <Section title={`${total} ${total === 1 ? 'Pro' : 'Pros'} for ${work} around ${zip}`}>
            <VStack as="ul" role="list" $gap={4}>
              {pros.map((pro) => (
                <ListedProCard
                  key={pro.vendor_id}
                  pro={pro}
                  pictures={pictures.get(pro.vendor_id)}
                />
              ))}
            </VStack>
            <Pages search={search} pages={Math.ceil(total / PROS_PER_PAGE)} />
          </Section>
        );
      }}
    </QueryBoundary>
  );
}
