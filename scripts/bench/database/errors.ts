import { asJson } from './answers';
import { id } from './ids';
import type { Subject } from './subject';

const ERROR_KINDS = 2000;

/**
 * As many reported errors as Pros, of two thousand kinds, and an administrator who reads them. Figures of a
 * message do not tell kinds apart, so that each has a word of its own.
 */
export function reportedErrors(count: number): string {
  return `
    insert into public.profiles (id, email, user_type)
    values (${id('admin', `'1'`)}, 'admin@bench.example', 'admin');
    insert into public.error_logs (message, severity, category, source, context, user_agent, url, created_at)
    select 'TypeError: ' || left(translate(md5((n % ${ERROR_KINDS})::text), '0123456789', 'ghijklmnop'), 9) || ' of lead ' || n,
      (array['critical', 'error', 'error', 'error', 'warning', 'info'])[1 + n % 6],
      (array['ui', 'ui', 'api', 'network', 'database'])[1 + n % 5], 'LeadInbox', jsonb_build_object('remote', 'mf-vendor', 'release', 'r' || n * 50 / ${count}), 'Browser',
      'https://bench.example/vendor/requests', now() - (${count} - n) * interval '2 seconds'
    from generate_series(1, ${count}) n;
    insert into public.error_groups (fingerprint, message, category, source, severity, occurrences, remote,
      first_seen_at, last_seen_at)
    select e.fingerprint, max(e.message), max(e.category), max(e.source), max(e.severity), count(*), 'mf-vendor',
      min(e.created_at), max(e.created_at)
    from public.error_logs e group by e.fingerprint;`;
}

const KINDS_OF_ERRORS = `select a.id as caller, g.fingerprint as first
  from public.profiles a, public.error_groups g where a.user_type = 'admin' order by g.fingerprint limit 200`;
const AN_ADMIN = `select id as caller, null as first from public.profiles where user_type = 'admin'`;

/** The error log as administrators read it. */
export const ERROR_SUBJECTS: readonly Subject[] = [
  {
    name: 'error log, by kind',
    sql: asJson(`select g.*, p.email from public.error_groups g left join public.profiles p on p.id = g.resolved_by
      where g.resolved_at is null order by g.last_seen_at desc, g.fingerprint limit 50`),
    samples: AN_ADMIN,
  },
  {
    name: 'error log, by kind with a word',
    sql: asJson(`select g.*, p.email from public.error_groups g left join public.profiles p on p.id = g.resolved_by
      where g.resolved_at is null and g.message ilike '%lead%' and g.message ilike '%ghi%'
      order by g.last_seen_at desc, g.fingerprint limit 50`),
    samples: AN_ADMIN,
  },
  {
    name: 'error log, report by report',
    sql: asJson(
      `select * from public.find_error_reports(severity => 'critical', category => 'network')`,
    ),
    samples: AN_ADMIN,
  },
  {
    name: 'error log, report by report with words',
    sql: asJson(
      `select * from public.find_error_reports(words => 'lead 4711', remote => 'mf-vendor')`,
    ),
    samples: AN_ADMIN,
  },
  {
    name: 'error log, report by report of one old release',
    sql: asJson(
      `select * from public.find_error_reports(release => 'r3', category => 'network', words => 'lead')`,
    ),
    samples: AN_ADMIN,
  },
  {
    name: 'reports of one kind of error',
    sql: asJson(
      'select e.* from public.error_logs e where e.fingerprint = $1 order by e.id desc limit 50',
    ),
    samples: KINDS_OF_ERRORS,
  },
];
