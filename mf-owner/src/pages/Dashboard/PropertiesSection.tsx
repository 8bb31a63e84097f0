import { useQuery } from '@tanstack/react-query';
import { ownerPaths } from '../../paths';
import { propertyFiguresQuery } from '../../api/portfolio';
import { myPropertiesQuery } from '../../api/properties';
import { Grid, Link, Section } from '@tree-service/design';
import { useOwnerId } from '../../area/useOwnerId';
import { PropertyCard } from '../Properties/PropertyCard';
import { SHOWN_PROPERTIES } from './shown';

/** The owner's first properties with their figures; nothing when there are none. */
export function PropertiesSection() {
  const ownerId = useOwnerId();
  const { data = [] } = useQuery({ ...myPropertiesQuery(ownerId), enabled: ownerId !== '' });
  const shown = data.slice(0, SHOWN_PROPERTIES);
  const figures = useQuery({
    ...propertyFiguresQuery(
      ownerId,
      shown.map(({ id }) => id),
    ),
    enabled: shown.length > 0,
  });
  if (shown.length === 0) return null;
  return (
    <Section
      title="Your properties"
      description="Your trees and their history, by property."
      actions={
        <Link to={ownerPaths.properties()}>
          {data.length > SHOWN_PROPERTIES ? `All ${data.length} properties` : 'Properties'}
        </Link>
      }
    >
      <Grid $min="18rem" $gap={4}>
        {shown.map((property) => (
          <PropertyCard
            key={property.id}
            property={property}
            figures={figures.data?.[property.id]}
          />
        ))}
      </Grid>
    </Section>
  );
}
