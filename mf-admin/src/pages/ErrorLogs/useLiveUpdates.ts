import { useState } from 'react';
import { useQueryClient, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import { useAuth, useLiveTopic } from '@tree-service/kernel';
import { errorTopicOf, reportsIn } from '../../api/errorReports';
import { throttle } from './throttle';

const REST_MS = 1000;

// Should the live line be down.
const REFETCH_MS = 30_000;

/** Whether a list of errors updates itself, and what it missed while it did not. */
export interface LiveUpdates {
  readonly isOn: boolean;
  /** On starts again from the newest; off holds the list still. */
  readonly setOn: (isOn: boolean) => void;
  /** How often to read the list without an announcement, in ms. */
  readonly refetchInterval: number | false;
  /** Reports that arrived while updates were off, of every kind. */
  readonly missed: number;
}

/**
 * Keeps the first page of a list of errors current: the database announces each report, and after a
 * lost connection everything missed is read. Stops while updates are off, or while the list has more
 * than one page.
 */
export function useLiveUpdates(queryKey: QueryKey): LiveUpdates {
  const queries = useQueryClient();
  const adminId = useAuth((auth) => auth.user?.id ?? null);
  const [isOn, setIsOn] = useState(true);
  const [missed, setMissed] = useState(0);
  const [throttled] = useState(() => throttle(REST_MS));

  const pages = () => queries.getQueryData<InfiniteData<unknown>>(queryKey)?.pages.length ?? 0;
  const refresh = () =>
    throttled(() => queries.invalidateQueries({ queryKey }, { cancelRefetch: false }));

  useLiveTopic(adminId && errorTopicOf(adminId), (event) => {
    if (isOn && pages() <= 1) refresh();
    else if (event.kind === 'message') setMissed((before) => before + reportsIn(event.payload));
  });

  return {
    isOn,
    refetchInterval: isOn && pages() <= 1 ? REFETCH_MS : false,
    missed,
    setOn(on) {
      setIsOn(on);
      if (!on) return;
      setMissed(0);
      queries.setQueryData<InfiniteData<unknown>>(
        queryKey,
        (list) =>
          list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) },
      );
      refresh();
    },
  };
}
