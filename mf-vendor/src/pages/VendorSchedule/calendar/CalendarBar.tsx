import { Button, Heading, HStack } from '@tree-service/design';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays, dayInWords, mondayOf, weekInWords } from './days';
import { calendarSearch, type CalendarView } from './calendarAddress';

export interface CalendarBarProps {
  view: CalendarView;
  day: string;
  today: string;
}

/** Navigation by links, so that the view is in the address. */
export function CalendarBar({ view, day, today }: CalendarBarProps) {
  const step = view === 'week' ? 7 : 1;
  const title = view === 'week' ? weekInWords(mondayOf(day)) : dayInWords(day);
  const to = (other: string, as: CalendarView = view) => ({ search: calendarSearch(as, other) });
  const isCurrent = view === 'week' ? mondayOf(day) === mondayOf(today) : day === today;
  return (
    <HStack $gap={3} $justify="space-between" $wrap>
      <HStack $gap={2}>
        <Button
          asLink
          to={to(addDays(day, -step))}
          preventScrollReset
          variant="outline"
          size="icon"
          aria-label={`Previous ${view}`}
        >
          <ChevronLeft size={20} aria-hidden />
        </Button>
        <Button
          asLink
          to={to(addDays(day, step))}
          preventScrollReset
          variant="outline"
          size="icon"
          aria-label={`Next ${view}`}
        >
          <ChevronRight size={20} aria-hidden />
        </Button>
        {!isCurrent && (
          <Button asLink to={to(today)} preventScrollReset variant="ghost" size="sm">
            Today
          </Button>
        )}
      </HStack>
      <Heading level={2} size="lg" aria-live="polite">
        {title}
      </Heading>
      <HStack $gap={2} role="group" aria-label="View">
        {(['week', 'day'] as const).map((each) => (
          <Button
            key={each}
            asLink
            to={to(day, each)}
            preventScrollReset
            variant={each === view ? 'secondary' : 'ghost'}
            size="sm"
            aria-current={each === view ? 'true' : undefined}
          >
            {each === 'week' ? 'Week' : 'Day'}
          </Button>
        ))}
      </HStack>
    </HStack>
  );
}
