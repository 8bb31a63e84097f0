import { LOCALE } from '@tree-service/domain';
import { useQuery } from '@tanstack/react-query';
import { careCalendarQuery, type CareReminder } from '../api/careCalendar';
import { ownerPaths } from '../paths';
import { Card, Heading, Link, QueryBoundary, Section, Text, VStack } from '@tree-service/design';
import { useOwnerId } from '../area/useOwnerId';

/** What comes up in one month: each piece of advice once, with the trees it is about. */
interface CareMonth {
  /** "December 2026", on the calendar of the property. */
  month: string;
  advice: {
    title: string;
    text: string;
    source: string;
    trees: { id: string; label: string; propertyId: string; property: string }[];
  }[];
}

function monthOf({ due_at: dueAt, property_trees: tree }: CareReminder): string {
  const timeZone = tree.properties.time_zone;
  return new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone }).format(
    new Date(dueAt),
  );
}

/** Reminders by month and advice, in the order they come. */
export function careMonths(reminders: readonly CareReminder[]): CareMonth[] {
  const months: CareMonth[] = [];
  for (const reminder of reminders) {
    const month = monthOf(reminder);
    const { title, advice: text, source } = reminder.care_rules;
    let entry = months.find((one) => one.month === month);
    if (entry === undefined) months.push((entry = { month, advice: [] }));
    let advice = entry.advice.find((one) => one.text === text);
    if (advice === undefined) entry.advice.push((advice = { title, text, source, trees: [] }));
    const { id, label, property_id: propertyId, properties } = reminder.property_trees;
    advice.trees.push({ id, label, propertyId, property: properties.label });
  }
  return months;
}

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
