import { formatAge, formatMoment } from '@tree-service/shared/domain';

/** How long ago something was, in words; the exact moment stands in its title. */
export function Age({ since }: { readonly since: string }) {
  return (
    <time dateTime={since} title={formatMoment(since)}>
      {formatAge(since)}
    </time>
  );
}
