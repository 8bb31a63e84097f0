import { asJson } from './answers';
import type { Subject } from './subject';

const search = (words: string) => asJson(`select * from public.admin_search('${words}')`);
const AN_ADMIN = `select id as caller, null as first from public.profiles where user_type = 'admin'`;

const P95_AT_MOST = 200;

/** The search of administrators: what many have, what few have, and what one has. */
export const SEARCH_SUBJECTS: readonly Subject[] = [
  { name: 'search, the beginning of every name', words: 'pro' },
  { name: 'search, a name', words: 'ada pro 77' },
  { name: 'search, a mail address', words: 'owner77@' },
  { name: 'search, a ZIP code', words: '66801' },
  { name: 'search, a number', words: '#1077' },
  { name: 'search, nothing found', words: 'zzz' },
].map(({ name, words }) => ({
  name,
  sql: search(words),
  samples: AN_ADMIN,
  writes: true,
  p95AtMost: P95_AT_MOST,
}));
