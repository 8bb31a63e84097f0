import { formatAge, formatMoment } from '@tree-service/domain';
import styled from 'styled-components';

const Time = styled.time`
  white-space: nowrap;
`;

/** How long ago something was, in words; the exact moment stands in its title. */
export function Age({ since }: { readonly since: string }) {
  return (
    <Time dateTime={since} title={formatMoment(since)}>
      {formatAge(since)}
    </Time>
  );
}
