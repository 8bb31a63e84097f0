import { useQuery } from '@tanstack/react-query';
import { ownerPaths } from '../../paths';
import { type PropertyFigures, propertyFiguresQuery } from '../../api/portfolio';
import {
  pinOf,
  type Property,
  propertyQuery,
  removeProperty,
  updateProperty,
} from '../../api/properties';
import { useLiveRefresh } from '@tree-service/market/features/live';
import {
  Button,
  ConfirmDialog,
  Dialog,
  EmptyState,
  Grid,
  Link,
  Page,
  QueryBoundary,
  Section,
  Skeleton,
  SkeletonText,
  StatTile,
  VStack,
} from '@tree-service/design';
import { Pencil, Plus, SearchX } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { useAction } from '@tree-service/design/hooks';
import { hideRows, showRows } from '@tree-service/market/api/showRows';
import { Form, FormActions, useSchemaForm } from '@tree-service/design/forms';
import { lazy, useState } from 'react';
import { paths } from '@tree-service/kernel/contract';
import { formatAge, LOCALE } from '@tree-service/domain';
import { noRequests } from '@tree-service/design/illustrations';
import { useOwnerId } from '../../area/useOwnerId';
import {
  differencesOf,
  FieldConflict,
  refusedIfChanged,
  useEditBase,
} from '../../area/FieldConflict';
import { MapOnDemand } from '../../area/MapOnDemand';
import { CareCalendar } from '../../care/CareCalendar';
import { CareSection } from '../../care/CareSection';
import {
  PropertyFields,
  factsOf,
  propertySchema,
  type PropertyAnswer,
  type PropertyValues,
} from '../Properties/PropertyFields';
import { FoundRequests } from '../Requests/FoundRequests';
import { RequestForTrees } from './inventory/RequestForTrees';
import { InventorySection } from './inventory/InventorySection';
import { PropertyZone } from './PropertyZone';

const placeOf = ({ label, address, city, state, zip }: Property) =>
  `${label === address ? '' : `${address}, `}${city}, ${state} ${zip}`;

const LABELS = { label: 'Name', address: 'Street address', zip: 'ZIP code' } as const;

const valuesOf = ({ label, address, zip }: Property) => ({ label, address, zip });

interface EditPropertyProps {
  property: Property;
  /** While a request is open the address cannot change. */
  isPlaceFixed: boolean;
}

function EditForm({
  property,
  isPlaceFixed,
  onClose,
}: EditPropertyProps & { onClose: () => void }) {
  const base = useEditBase(property);
  const form = useSchemaForm<PropertyValues, PropertyAnswer>(propertySchema, {
    defaultValues: valuesOf(property),
  });
  const typed = form.watch();
  const store = useAction({
    run: (answer: PropertyAnswer) =>
      updateProperty(property.id, factsOf(answer), base.expectedVersion),
    done: 'Property saved',
    failed: null,
    refresh: [['properties']],
    show: (saved) => showRows<Property>([saved]),
    onDone: onClose,
  });

  return (
    <Form
      form={form}
      draft={`property/${property.id}`}
      onSubmit={(answer) => refusedIfChanged(store.mutateAsync(answer))}
      label="Edit property"
    >
      {base.isOutdated && (
        <FieldConflict
          differences={differencesOf(LABELS, valuesOf(property), typed)}
          onKeepTyped={base.adopt}
          onTakeSaved={() => {
            form.reset(valuesOf(property));
            base.adopt();
          }}
        />
      )}
      <PropertyFields form={form} isPlaceFixed={isPlaceFixed} />
      <FormActions submit="Save property" onCancel={onClose} />
    </Form>
  );
}

/** A button with the dialog that edits the property. */
export function EditProperty(props: EditPropertyProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <Pencil size={18} aria-hidden />
        Edit
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Edit property">
        <EditForm {...props} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

const PropertyMap = lazy(() => import('./PropertyMap'));

const SHOWN_AT_FIRST = 3;

function Figures({ figures }: { figures: PropertyFigures }) {
  const { trees, worrying_trees, open_requests, requests, last_work_at } = figures;
  return (
    <>
      <StatTile label="Trees" value={trees.toLocaleString(LOCALE)} />
      <StatTile label="Need attention" value={worrying_trees.toLocaleString(LOCALE)} />
      <StatTile
        label="Open requests"
        value={open_requests.toLocaleString(LOCALE)}
        hint={`${requests.toLocaleString(LOCALE)} in total`}
      />
      <StatTile
        label="Last work"
        value={last_work_at === null ? 'None yet' : formatAge(last_work_at)}
      />
    </>
  );
}

/** A button that removes a property after confirmation. */
function RemoveProperty({ property }: { property: Property }) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useAction({
    run: () => removeProperty(property.id),
    done: `${property.label} removed`,
    failed: null,
    refresh: [['properties']],
    show: () => {
      hideRows([['properties']], [property.id]);
      void navigate(ownerPaths.properties(), { replace: true });
    },
  });
  return (
    <>
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        Remove this property
      </Button>
      <ConfirmDialog
        cancelLabel="Cancel"
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Remove ${property.label}?`}
        description="Its requests stay in your list. If it has requests, you can restore it with its trees by adding the same address again. Otherwise its trees are deleted."
        confirmLabel="Remove property"
        destructive
        onConfirm={() => remove.mutateAsync()}
      />
    </>
  );
}

function PropertyView({
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
      <VStack>
        <PropertyZone property={property} />
        <div>
          <RemoveProperty property={property} />
        </div>
      </VStack>
    </VStack>
  );
}

export default function PropertyPage() {
  useLiveRefresh();
  const ownerId = useOwnerId();
  const { propertyId = '' } = useParams();
  const query = useQuery(propertyQuery(propertyId));
  const property = query.data;
  const figures = useQuery({
    ...propertyFiguresQuery(ownerId, [propertyId]),
    enabled: ownerId !== '' && property !== undefined,
  }).data?.[propertyId];
  const found = property?.archived_at === null ? property : undefined;
  const isRemoved = property !== undefined && found === undefined;
  return (
    <Page
      title={found?.label ?? 'Property'}
      above={<Link to={ownerPaths.properties()}>Properties</Link>}
      lead={found && placeOf(found)}
      actions={
        found && (
          <>
            <EditProperty property={found} isPlaceFixed={(figures?.open_requests ?? 0) > 0} />
            <RequestForTrees property={found} trees={[]}>
              <Plus size={20} aria-hidden />
              New request
            </RequestForTrees>
          </>
        )
      }
    >
      {isRemoved ? (
        <EmptyState icon={<SearchX size={28} />} title="This property was removed">
          Add its address again to restore it with its trees.
        </EmptyState>
      ) : (
        <QueryBoundary query={query} what="this property" loading={<SkeletonText lines={8} />}>
          {(loaded) => <PropertyView property={loaded} figures={figures} />}
        </QueryBoundary>
      )}
    </Page>
  );
}
