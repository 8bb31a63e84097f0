import type { PropertyFigures } from '../../api/portfolio';
import { pinOf, type Property } from '../../api/properties';
import { MapOnDemand } from '../../area/MapOnDemand';
import { paths } from '@tree-service/kernel/contract';
import { formatAge } from '@tree-service/domain';
import { EmptyState, Grid, Link, Section, Skeleton, StatTile, VStack } from '@tree-service/design';
import { noRequests } from '@tree-service/design/illustrations';
import { lazy } from 'react';
import { CareCalendar } from '../../care/CareCalendar';
import { CareSection } from '../../care/CareSection';
import { FoundRequests } from '../Requests/FoundRequests';
import { InventorySection } from './inventory/InventorySection';
import { RemoveProperty } from './RemoveProperty';

const PropertyMap = lazy(() => import('./PropertyMap'));

const SHOWN_AT_FIRST = 3;

function Figures({ figures }: { figures: PropertyFigures }) {
  const { trees, worrying_trees, open_requests, requests, last_work_at } = figures;
  return (
    <>
      <StatTile label="Trees" value={trees.toLocaleString()} />
      <StatTile label="Need attention" value={worrying_trees.toLocaleString()} />
      <StatTile
        label="Open requests"
        value={open_requests.toLocaleString()}
        hint={`${requests.toLocaleString()} in total`}
      />
      <StatTile
        label="Last work"
        value={last_work_at === null ? 'None yet' : formatAge(last_work_at)}
      />
    </>
  );
}

export function PropertyView({
  property,
  figures,
}: {
  property: Property;
  figures: PropertyFigures | undefined;
}) {
  return (
    <VStack $gap={12}>
      <Grid $min="9rem" $gap={4}>
        {figures ? <Figures figures={figures} /> : <Skeleton $height="6rem" $radius="lg" />}
      </Grid>
      <MapOnDemand>
        <PropertyMap
          label={property.label}
          zip={property.zip}
          center={{ latitude: property.latitude, longitude: property.longitude }}
          pin={pinOf(property)}
        />
      </MapOnDemand>
      <div>
        <CareSection propertyId={property.id} />
        <CareCalendar propertyId={property.id} />
        <InventorySection property={property} />
        <Section
          title="Requests for this property"
          actions={
            <Link to={`${paths.requests()}?property=${property.id}`}>Search all requests</Link>
          }
        >
          <FoundRequests
            key={property.id}
            search={{ group: 'all', words: '', order: 'newest', propertyId: property.id }}
            total={figures?.requests}
            atFirst={SHOWN_AT_FIRST}
            empty={
              <EmptyState picture={noRequests} title="No requests yet" level={3}>
                Requests for this property will appear here.
              </EmptyState>
            }
          />
        </Section>
      </div>
      <div>
        <RemoveProperty property={property} />
      </div>
    </VStack>
  );
}
