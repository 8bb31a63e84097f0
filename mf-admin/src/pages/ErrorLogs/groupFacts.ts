import type { ErrorGroup } from '../../api/errorReports';

const times = new Intl.NumberFormat();

function counted(count: number, one: string, many: string): string {
  return `${times.format(count)} ${count === 1 ? one : many}`;
}

/** An error group in one line: how often, how many people, where. */
export function groupFacts(group: ErrorGroup): string {
  const { occurrences, affected_users: people, category, source, remote } = group;
  return [
    counted(occurrences, 'time', 'times'),
    people === 0 ? 'no signed-in users' : counted(people, 'person', 'people'),
    category.replaceAll('_', ' '),
    source,
    remote === source ? null : remote,
  ]
    .filter(Boolean)
    .join(', ');
}
