import { useQuery } from '@tanstack/react-query';
import { CareCalendar } from '../../care/CareCalendar';
import { ownerPaths } from '../../paths';
import { addProperty, myPropertiesQuery, type Property } from '../../api/properties';
import { useLiveRefresh } from '@tree-service/market/features/live';
import {
  Button,
  Dialog,
  EmptyState,
  Grid,
  HStack,
  Menu,
  MenuItem,
  Page,
  QueryBoundary,
  Skeleton,
  space,
  Text,
  TextInput,
  VStack,
} from '@tree-service/design';
import { nothingFound, noTrees } from '@tree-service/design/illustrations';
import { ChevronDown, Download, Plus, Search, Upload } from 'lucide-react';
import { useAction } from '@tree-service/design/hooks';
import { saveTextFile } from '@tree-service/kernel/native';
import { Form, FormActions, useSchemaForm } from '@tree-service/design/forms';
import { LOCALE, untilShared } from '@tree-service/domain';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useOwnerId } from '../../area/useOwnerId';
import { readAllTrees } from '../../api/propertyTrees';
import { propertyFiguresQuery } from '../../api/portfolio';
import { propertiesCsv, treesCsv } from './portfolioCsv';
import {
  PropertyFields,
  factsOf,
  propertySchema,
  type PropertyAnswer,
  type PropertyValues,
} from './PropertyFields';
import { findProperties } from './findProperties';
import { PropertyCard } from './PropertyCard';

function AddForm({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate();
  const form = useSchemaForm<PropertyValues, PropertyAnswer>(propertySchema, {
    defaultValues: { label: '', address: '', zip: '' },
  });
  const add = useAction({
    run: (answer: PropertyAnswer) => addProperty(factsOf(answer)),
    done: 'Property added',
    failed: null,
    refresh: [['properties']],
    // The page of the property reads it.
    show: (id) => void navigate(ownerPaths.property(id)),
  });
  return (
    <Form
      form={form}
      draft="property"
      onSubmit={async (answer) => void (await add.mutateAsync(answer))}
      label="Add property"
    >
      <PropertyFields form={form} />
      <FormActions submit="Add property" onCancel={onCancel} />
    </Form>
  );
}

/** A button with the dialog that adds a property. */
function AddProperty() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Plus size={20} aria-hidden />
        Add property
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Add property"
        description={`We look up the city and time zone from the ZIP code. The street address stays hidden ${untilShared('it')}.`}
      >
        <AddForm onCancel={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

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

/** Import and export of properties and trees. */
function PortfolioFiles({ properties }: { properties: readonly Property[] }) {
  const failed = "We couldn't save the file";
  const saveProperties = useAction({
    run: () => saveTextFile('properties.csv', propertiesCsv(properties)),
    done: 'Saved as properties.csv',
    failed,
    refresh: [],
  });
  const saveTrees = useAction({
    run: async () => saveTextFile('trees.csv', treesCsv(await readAllTrees())),
    done: 'Saved as trees.csv',
    failed,
    refresh: [],
  });
  return (
    <>
      <Button asLink to={ownerPaths.propertyImport()} variant="outline">
        <Upload size={18} aria-hidden />
        Import
      </Button>
      <Menu
        trigger={
          <Button variant="outline" loading={saveTrees.isPending}>
            <Download size={18} aria-hidden />
            Export
            <ChevronDown size={16} aria-hidden />
          </Button>
        }
      >
        <MenuItem onClick={() => saveProperties.mutate()}>Properties as CSV</MenuItem>
        <MenuItem onClick={() => saveTrees.mutate()}>All trees as CSV</MenuItem>
      </Menu>
    </>
  );
}

const PAGE = 24;

const SearchBox = styled.search`
  max-width: 28rem;
  margin-bottom: ${space(2)};
`;

function PropertyListPage({ properties }: { properties: readonly Property[] }) {
  const ownerId = useOwnerId();
  const figures = useQuery(
    propertyFiguresQuery(
      ownerId,
      properties.map(({ id }) => id),
    ),
  );
  return properties.map((property) => (
    <PropertyCard key={property.id} property={property} figures={figures.data?.[property.id]} />
  ));
}

/** The owner's properties, searchable by name and address, a page at a time. */
function PropertyList({ properties }: { properties: readonly Property[] }) {
  const [parameters, setParameters] = useSearchParams();
  const words = parameters.get('q') ?? '';
  const [pages, setPages] = useState(1);
  const found = findProperties(properties, words);
  const shown = found.slice(0, pages * PAGE);

  const search = (text: string) => {
    setPages(1);
    setParameters(text === '' ? {} : { q: text }, { replace: true });
  };
  return (
    <VStack>
      {properties.length > 1 && (
        <SearchBox>
          <TextInput
            type="search"
            aria-label="Search your properties"
            placeholder="Name or address"
            before={<Search size={18} aria-hidden />}
            value={words}
            onChange={(event) => search(event.target.value)}
          />
        </SearchBox>
      )}
      <Text role="status" size="sm" tone="muted">
        {found.length.toLocaleString(LOCALE)} {found.length === 1 ? 'property' : 'properties'}
      </Text>
      {found.length === 0 ? (
        <EmptyState
          picture={nothingFound}
          title="No matching properties"
          action={
            <Button variant="outline" onClick={() => search('')}>
              Show all properties
            </Button>
          }
        >
          Try a different name or address.
        </EmptyState>
      ) : (
        <Grid $min="18rem" $gap={4}>
          {Array.from({ length: Math.ceil(shown.length / PAGE) }, (_, page) => (
            <PropertyListPage
              key={shown[page * PAGE]?.id ?? page}
              properties={shown.slice(page * PAGE, (page + 1) * PAGE)}
            />
          ))}
        </Grid>
      )}
      {shown.length < found.length && (
        <Button variant="outline" onClick={() => setPages(pages + 1)}>
          Show more ({(found.length - shown.length).toLocaleString(LOCALE)} left)
        </Button>
      )}
    </VStack>
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
