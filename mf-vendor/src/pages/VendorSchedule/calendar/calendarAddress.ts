import { breakpoint } from '@tree-service/design';
import { parseDay } from './days';

/** How much of the calendar is shown at once. */
export type CalendarView = 'week' | 'day';

/** The query string of a view of the calendar. */
export function calendarSearch(view: CalendarView, day: string): string {
  return `?view=${view}&day=${day}`;
}

/** The view an address asks for; without one a phone starts with a day, everything wider with a week. */
export function readCalendarAddress(
  search: URLSearchParams,
  today: string,
): { view: CalendarView; day: string } {
  const asked = search.get('view');
  const usual = window.innerWidth < breakpoint.tablet ? 'day' : 'week';
  return {
    view: asked === 'week' || asked === 'day' ? asked : usual,
    day: parseDay(search.get('day'), today),
  };
}
