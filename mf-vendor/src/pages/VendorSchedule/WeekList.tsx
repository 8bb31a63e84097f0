import type { VendorJob } from '@tree-service/shared/api/jobs';
import {
  Button,
  color,
  Heading,
  HStack,
  media,
  space,
  Text,
  VStack,
} from '@tree-service/shared/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { PlainList } from '../../area/PlainList';
import { JobCard } from '../../jobs/JobCard';
import { jobsByDay } from '../../jobs/jobsByDay';
import { dayInWords, daysOfWeek, parseWeek, weeksAway } from './week';

const Day = styled.li<{ $today: boolean }>`
  display: grid;
  grid-template-columns: 12rem minmax(0, 1fr);
  gap: ${space(4)};
  padding-block: ${space(4)};
  border-top: 1px solid ${color.border};
  ${({ $today }) => $today && `border-top-color: ${color.brand};`}
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(2)};
  }
`;

/** The local calendar day, as an ISO date. */
function todayHere(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** The jobs of one week, day by day; the week is kept in the address. */
export function WeekList({ jobs }: { jobs: readonly VendorJob[] }) {
  const [search] = useSearchParams();
  const today = todayHere();
  const monday = parseWeek(search.get('week'), today);
  const byDay = jobsByDay(jobs.filter(({ state }) => state !== 'cancelled'));
  return (
    <VStack $gap={4}>
      <HStack $gap={2} $justify="space-between">
        <Button
          asLink
          to={{ search: `?week=${weeksAway(monday, -1)}` }}
          variant="outline"
          size="icon"
          aria-label="Previous week"
        >
          <ChevronLeft size={20} aria-hidden />
        </Button>
        <Heading level={3} aria-live="polite">
          Week of {dayInWords(monday)}
        </Heading>
        <Button
          asLink
          to={{ search: `?week=${weeksAway(monday, 1)}` }}
          variant="outline"
          size="icon"
          aria-label="Next week"
        >
          <ChevronRight size={20} aria-hidden />
        </Button>
      </HStack>
      <PlainList as="ol" $gap={0}>
        {daysOfWeek(monday).map((day) => (
          <Day key={day} $today={day === today}>
            <Text
              weight={day === today ? 'bold' : 'medium'}
              tone={day === today ? 'brand' : 'normal'}
            >
              {dayInWords(day)}
              {day === today && ' (today)'}
            </Text>
            {byDay.has(day) ? (
              <VStack $gap={3}>
                {byDay.get(day)?.map((job) => (
                  <JobCard key={job.id} job={job} />
                ))}
              </VStack>
            ) : (
              <Text tone="muted" size="sm">
                Nothing planned
              </Text>
            )}
          </Day>
        ))}
      </PlainList>
    </VStack>
  );
}
