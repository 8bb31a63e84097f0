import * as v from 'valibot';

const KEY = 'tree-service-announcements-dismissed';
const idsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Ids of the announcements that were put away in this session of the browser. */
export function dismissedAnnouncements(): readonly string[] {
  try {
    const stored = v.safeParse(idsSchema, window.sessionStorage.getItem(KEY));
    return stored.success ? stored.output : [];
  } catch {
    return [];
  }
}

/** Puts an announcement away for this session; returns all that are. */
export function dismissAnnouncement(id: string): readonly string[] {
  const dismissed = [...dismissedAnnouncements(), id];
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(dismissed));
  } catch {
    // Without storage it appears again after a reload, which is harmless.
  }
  return dismissed;
}
