import { breakpoint } from '@tree-service/design';
import { parseDay } from './days';

export type CalendarView = 'week' | 'day';

export function calendarSearch(view: CalendarView, day: string): string {
  return `?view=${view}&day=${day}`;
}

/** Defaults to a day on a phone and a week on wider screens. */
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
