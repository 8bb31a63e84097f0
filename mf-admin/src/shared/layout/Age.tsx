import { formatAge, formatMoment } from '@tree-service/domain';
import styled from 'styled-components';

const Time = styled.time`
  white-space: nowrap;
`;

/** How long ago something was; the exact time is in the tooltip. */
export function Age({ since }: { readonly since: string }) {
  return (
    <Time dateTime={since} title={formatMoment(since)}>
      {formatAge(since)}
    </Time>
  );
}
