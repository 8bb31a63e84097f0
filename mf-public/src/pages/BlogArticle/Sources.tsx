import styled from 'styled-components';
import { Link, space, Text } from '@tree-service/design';
import type { Source } from '../../blog/article';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding-left: ${space(6)};
`;

export function Sources({ sources }: { readonly sources: readonly Source[] }) {
  return (
    <List>
      {sources.map(({ title, publisher, address }) => (
        <Text as="li" key={address}>
          <Link href={address}>{title}</Link>
          {`, ${publisher}`}
        </Text>
      ))}
    </List>
  );
}
