import { useQuery } from '@tanstack/react-query';
import { CareCalendar } from '../../care/CareCalendar';
import { ownerPaths } from '../../paths';
import { myPropertiesQuery } from '../../api/properties';
import { useLiveRefresh } from '@tree-service/market/features/live';
import {
  Button,
  EmptyState,
  Grid,
  HStack,
  Page,
  QueryBoundary,
  Skeleton,
  VStack,
} from '@tree-service/design';
import { noTrees } from '@tree-service/design/illustrations';
import { Upload } from 'lucide-react';
import { useOwnerId } from '../../area/useOwnerId';
import { AddProperty } from './AddProperty';
import { PortfolioFiles } from './PortfolioFiles';
import { PropertyList } from './PropertyList';

function NoProperties() {
  return (
    <EmptyState
      picture={noTrees}
      title="No properties yet"
      action={
        <HStack $gap={3} $justify="center" $wrap>
          <AddProperty />
          <Button asLink to={ownerPaths.propertyImport()} variant="outline">
            <Upload size={18} aria-hidden />
            Import a list
          </Button>
        </HStack>
      }
    >
      Add your first property, or import a list. Each property keeps its trees, requests, and work
      history.
    </EmptyState>
  );
}

export default function PropertiesPage() {
  useLiveRefresh();
  const ownerId = useOwnerId();
  const query = useQuery({
    ...myPropertiesQuery(ownerId),
    enabled: ownerId !== '',
  });

  return (
    <Page
      title="Properties"
      lead="Your properties, their trees, and the work done there."
      actions={
        query.data &&
        query.data.length > 0 && (
          <>
            <PortfolioFiles properties={query.data} />
            <AddProperty />
          </>
        )
      }
    >
      <QueryBoundary
        query={query}
        what="your properties"
        loading={
          <Grid $min="18rem" $gap={4}>
            <Skeleton $height="9rem" $radius="lg" />
            <Skeleton $height="9rem" $radius="lg" />
            <Skeleton $height="9rem" $radius="lg" />
          </Grid>
        }
      >
        {(properties) =>
          properties.length > 0 ? (
            <VStack $gap={12}>
              <PropertyList properties={properties} />
              <CareCalendar />
            </VStack>
          ) : (
            <NoProperties />
          )
        }
      </QueryBoundary>
    </Page>
  );
}
