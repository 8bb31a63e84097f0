import { hasWords } from '@tree-service/domain';
import { useEffect, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { messageOf } from '@tree-service/kernel';
import { CommandPalette, type PaletteGroup } from '@tree-service/design';
import { type NamedPage, pageList } from '../../adminPages';
import { type FoundRecord, recordSearchQuery } from '../../api/recordSearch';
import { useIsShown } from './useIsShown';
import { adminPaths } from '../../paths';

/** Every search leaves an audit row, so typing has to pause before one is made. */
const PAUSE_MS = 300;
const LEAST_CHARACTERS = 2;

function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}

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
  const items = pages
    .filter(({ title, what }) => hasWords(`${title} ${what}`, typed))
    // Those named so come before those that only say so.
    .toSorted((a, b) => Number(hasWords(b.title, typed)) - Number(hasWords(a.title, typed)))
    .map(({ name, title, what, path }) => ({
      id: `page ${name}`,
      title,
      detail: what,
      to: path(),
    }));
  return items.length === 0 ? null : { title: 'Pages', items };
}

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

interface RecordPaletteProps {
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly onClose: () => void;
}

/** Finds pages while one types, and people, businesses, requests and what belongs to them after a pause. */
export default function RecordPalette({ typed, onTyped, onClose }: RecordPaletteProps) {
  const navigate = useNavigate();
  const wanted = usePaused(typed.trim());
  const isAsked = wanted.length >= LEAST_CHARACTERS;
  const records = useQuery({ ...recordSearchQuery(wanted), enabled: isAsked });
  const isCurrent = wanted === typed.trim();
  const found = isAsked && isCurrent ? records.data : undefined;

  const isShown = useIsShown();
  const groups = useMemo(() => {
    const pages = pagesFor(pageList.filter(isShown), typed);
    return [...(found ? recordGroups(found) : []), ...(pages ? [pages] : [])];
  }, [found, typed, isShown]);

  function status(): string {
    if (typed.trim().length < LEAST_CHARACTERS) {
      return 'Name, business, email, phone, ZIP code, or number of a request or ledger entry. Searches are saved to the audit log.';
    }
    if (isCurrent && records.isError) return messageOf(records.error);
    if (found === undefined) return 'Searching…';
    const count = groups.reduce((sum, { items }) => sum + items.length, 0);
    return count === 0 ? `Nothing found for “${wanted}”.` : `${count} found.`;
  }

  return (
    <CommandPalette
      open
      onOpenChange={(open) => !open && onClose()}
      label="Search"
      placeholder="Search people, requests, pages"
      typed={typed}
      onTyped={onTyped}
      groups={groups}
      status={status()}
      onChoose={({ to }) => {
        onClose();
        void navigate(to);
      }}
    />
  );
}
