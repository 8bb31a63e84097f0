import styled from 'styled-components';
import { Spinner } from '@tree-service/design';

// As high as the screen, so that the footer does not jump when the page arrives.
const Place = styled.div`
  display: grid;
  place-items: center;
  min-height: 100vh;
`;

/** Takes the place of a page that is loading. */
export function PageLoading({ label = 'Loading...' }: { readonly label?: string }) {
  return (
    <Place>
      <Spinner label={label} />
    </Place>
  );
}
