import { useQuery } from '@tanstack/react-query';
import { careCalendarQuery } from '../api/careCalendar';
import { ownerPaths } from '../paths';
import { Card, Heading, Link, QueryBoundary, Section, Text, VStack } from '@tree-service/design';
import { useOwnerId } from '../area/useOwnerId';
import { careMonths, type CareMonth } from './careMonths';

/** When the season matters to the owner's trees, and who says so; nothing when no rule is about any of them. */
export function CareCalendar({ propertyId = null }: { propertyId?: string | null }) {
  const ownerId = useOwnerId();
  const calendar = useQuery({
    ...careCalendarQuery(ownerId, propertyId),
    enabled: ownerId !== '',
  });
  return (
    <QueryBoundary query={calendar} what="your care calendar" loading={null}>
      {(advice) =>
        advice.length > 0 && (
          <Section
            title="Care calendar"
            description="You get seasonal advice at the start of the month, except for trees worked on in the past year. A year after work on a tree, we remind you to have it inspected."
          >
            <VStack>
              {careMonths(advice).map((month) => (
                <MonthCard key={month.month} month={month} isOneProperty={propertyId !== null} />
              ))}
            </VStack>
          </Section>
        )
      }
    </QueryBoundary>
  );
}

function MonthCard({ month, isOneProperty }: { month: CareMonth; isOneProperty: boolean }) {
  return (
    <Card as="article" aria-label={month.month}>
      <VStack $gap={4}>
        <Text as="div" size="sm" tone="muted" weight="semibold">
          {month.month}
        </Text>
        {month.advice.map(({ title, text, source, trees }) => (
          <div key={text}>
            <Heading level={3} size="md">
              {title}
            </Heading>
            <Text spaceAbove={1}>{text}</Text>
            <Text size="sm" tone="muted" spaceAbove={1}>
              Source: {source}
            </Text>
            <Text spaceAbove={2}>
              {trees.map((tree, place) => (
                <span key={tree.id}>
                  {place > 0 && '; '}
                  <Link to={`${ownerPaths.property(tree.propertyId)}?tree=${tree.id}`}>
                    {isOneProperty ? tree.label : `${tree.label}, ${tree.property}`}
                  </Link>
                </span>
              ))}
            </Text>
          </div>
        ))}
      </VStack>
    </Card>
  );
}
