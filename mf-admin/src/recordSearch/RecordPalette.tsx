import { useEffect, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { messageOf } from '@tree-service/kernel';
import { CommandPalette } from '@tree-service/design';
import { pageList } from '../adminPages';
import { recordSearchQuery } from '../api/recordSearch';
import { useIsShown } from '../layout/useIsShown';
import { pagesFor, recordGroups } from './recordGroups';

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
