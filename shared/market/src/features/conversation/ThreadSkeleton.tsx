import { Skeleton, space } from '@tree-service/design';
import styled from 'styled-components';

const Lines = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: flex-end;
  gap: ${space(4)};
  padding: ${space(4)};
`;

const Own = styled.div`
  align-self: flex-end;
`;

/** The shape of a conversation while it is being read. */
export function ThreadSkeleton() {
  return (
    <Lines role="status" aria-label="Loading messages">
      <Skeleton $width="14rem" $height="3rem" $radius="lg" />
      <Own>
        <Skeleton $width="11rem" $height="3rem" $radius="lg" />
      </Own>
      <Skeleton $width="16rem" $height="4.5rem" $radius="lg" />
    </Lines>
  );
}
