import type { PaletteGroup } from '@tree-service/design';
import type { NamedPage } from '../adminPages';
import type { FoundRecord } from '../api/recordSearch';
import { adminPaths } from '../paths';

const KINDS: Readonly<Record<string, string>> = {
  person: 'People',
  business: 'Businesses',
  request: 'Requests',
  quote: 'Quotes',
  job: 'Jobs',
  ledger: 'Token ledger',
};

function addressOf({ kind, id, person_id: person, request_id: request }: FoundRecord): string {
  switch (kind) {
    case 'request':
    case 'job':
      return adminPaths.request(request);
    case 'quote':
      return `${adminPaths.request(request)}?quote=${id}`;
    case 'ledger':
      return `${adminPaths.vendor(person)}?tab=tokens&entry=${id}`;
    case 'business':
      return adminPaths.vendor(person);
    default:
      return adminPaths.person(person);
  }
}

/** Pages whose title or purpose holds every word. */
export function pagesFor(pages: readonly NamedPage[], typed: string): PaletteGroup | null {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const items = pages
    .filter(({ title, what }) => {
      const text = `${title} ${what}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    // Those named so come before those that only say so.
    .toSorted((a, b) => Number(hasAll(b.title, words)) - Number(hasAll(a.title, words)))
    .map(({ name, title, what, path }) => ({
      id: `page ${name}`,
      title,
      detail: what,
      to: path(),
    }));
  return items.length === 0 ? null : { title: 'Pages', items };
}

const hasAll = (text: string, words: readonly string[]) =>
  words.every((word) => text.toLowerCase().includes(word));

/** Records found, by kind, in the order they came. */
export function recordGroups(records: readonly FoundRecord[]): PaletteGroup[] {
  return Object.entries(KINDS).flatMap(([kind, title]) => {
    const items = records
      .filter((record) => record.kind === kind)
      .map((record) => ({
        id: `${kind} ${record.id}`,
        title: record.title,
        detail: record.detail,
        to: addressOf(record),
      }));
    return items.length === 0 ? [] : [{ title, items }];
  });
}
