import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import {
  announcementsQuery,
  type AnnouncementSeverity,
} from '@tree-service/market/api/announcements';
import { Button } from '@tree-service/design';
import * as v from 'valibot';
import { PageBar } from './PageBar';

const LOOK_AGAIN_MS = 5 * 60_000;

const icons = { critical: CircleAlert, warning: TriangleAlert, info: Info } as const;

const GRAVEST_FIRST: readonly string[] = Object.keys(icons);

const isSeverity = (word: string): word is AnnouncementSeverity => GRAVEST_FIRST.includes(word);

const KEY = 'tree-service-announcements-dismissed';
const idsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Ids of the announcements that were put away in this session of the browser. */
function dismissedAnnouncements(): readonly string[] {
  try {
    const stored = v.safeParse(idsSchema, window.sessionStorage.getItem(KEY));
    return stored.success ? stored.output : [];
  } catch {
    return [];
  }
}

/** Puts an announcement away for this session; returns all that are. */
function dismissAnnouncement(id: string): readonly string[] {
  const dismissed = [...dismissedAnnouncements(), id];
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(dismissed));
  } catch {
    // Without storage it appears again after a reload, which is harmless.
  }
  return dismissed;
}

/**
 * Current announcements, one at a time and the most severe first, until dismissed for this session.
 * Errors are silent.
 */
export default function AnnouncementBar() {
  const [dismissed, setDismissed] = useState(dismissedAnnouncements);
  const { data = [] } = useQuery({ ...announcementsQuery(), refetchInterval: LOOK_AGAIN_MS });
  const [notice] = data
    .filter(({ id }) => !dismissed.includes(id))
    .sort((a, b) => GRAVEST_FIRST.indexOf(a.severity) - GRAVEST_FIRST.indexOf(b.severity));
  const look = notice && isSeverity(notice.severity) ? notice.severity : 'info';

  // The region is always rendered: screen readers only announce changes inside one.
  return (
    <div role="status" aria-label="Announcement">
      {notice && (
        <PageBar
          look={look}
          Icon={icons[look]}
          action={
            <Button
              variant="ghost"
              size="icon"
              aria-label="Dismiss announcement"
              onClick={() => setDismissed(dismissAnnouncement(notice.id))}
            >
              <X size={20} aria-hidden />
            </Button>
          }
        >
          {notice.message}
        </PageBar>
      )}
    </div>
  );
}
