import { useQuery } from '@tanstack/react-query';
import { myPropertiesQuery } from '@tree-service/shared/api/properties';
import type { MyRequest } from '@tree-service/shared/api/requests';
import { Card, Grid, Heading, Section, Text } from '@tree-service/shared/ui';

/** The owner's properties with how many requests each has had. Shows nothing while there are none. */
export function PropertiesSection({
  userId,
  requests,
}: {
  userId: string;
  requests: readonly MyRequest[];
}) {
  const { data } = useQuery(myPropertiesQuery(userId));
  if (data === undefined || data.length === 0) return null;
  const countOf = (propertyId: string) =>
    requests.filter(({ property_id }) => property_id === propertyId).length;

  return (
    <Section
      title="Your properties"
      description="Choose one when you send a request, or add another there."
    >
      <Grid $min="16rem" $gap={4}>
        {data.map(({ id, label, address, city, state, zip }) => (
          <Card key={id}>
            <Heading level={3} size="md">
              {label}
            </Heading>
            <Text size="sm" tone="muted">
              {label === address ? '' : `${address}, `}
              {city}, {state} {zip}
            </Text>
            <Text size="sm" spaceAbove={2}>
              {countOf(id) === 1 ? '1 request' : `${countOf(id)} requests`}
            </Text>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
