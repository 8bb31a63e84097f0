import { useState } from 'react';
import { useQueryClient, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import { ERROR_TAIL_TOPIC, reportsIn } from '../../api/errorReports';
import { useLiveTopic } from '@tree-service/kernel';
import { restingBetween } from './restingBetween';

const REST_MS = 1000;

// What was reported between the first read and joining the channel is told to nobody.
const LOOK_AGAIN_MS = 30_000;

/** Whether a list of errors follows what is reported, and what came while it did not. */
export interface Tail {
  readonly isFollowing: boolean;
  /** Follows from now on, from the newest on; or holds the list still. */
  readonly follow: (isFollowing: boolean) => void;
  /** How often to read the list even without news, in ms; false while it is held still. */
  readonly refetchInterval: number | false;
  /** How many reports came in since the list was held still, of every kind. */
  readonly missed: number;
}

/**
 * Keeps the first page of a list of errors fresh: the database tells of every report at once, and after
 * a cut of the line everything missed is read. Holds still while somebody has paused it or reads back,
 * that is, while the list has more than one page.
 */
export function useTail(queryKey: QueryKey): Tail {
  const queries = useQueryClient();
  const [isWanted, setIsWanted] = useState(true);
  const [missed, setMissed] = useState(0);
  const [reading] = useState(() => restingBetween(REST_MS));

  const pages = () => queries.getQueryData<InfiniteData<unknown>>(queryKey)?.pages.length ?? 0;
  const refresh = () =>
    reading.ask(() => queries.invalidateQueries({ queryKey }, { cancelRefetch: false }));

  useLiveTopic(ERROR_TAIL_TOPIC, (event) => {
    if (isWanted && pages() <= 1) refresh();
    else if (event.kind === 'message') setMissed((before) => before + reportsIn(event.payload));
  });

  return {
    isFollowing: isWanted,
    refetchInterval: isWanted && pages() <= 1 ? LOOK_AGAIN_MS : false,
    missed,
    follow(isFollowing) {
      setIsWanted(isFollowing);
      if (!isFollowing) return;
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
