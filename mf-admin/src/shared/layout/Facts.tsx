import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, space } from '@tree-service/design';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: ${space(4)} ${space(6)};
  margin: 0;
`;

const Name = styled.dt`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;

const Value = styled.dd`
  margin: 0;
  font-weight: 550;
  overflow-wrap: anywhere;
`;

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** A fact that can be copied as text. */
export interface TextFact extends Fact {
  readonly value: string;
}

export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <Name>{name}</Name>
          <Value>{value}</Value>
        </div>
      ))}
    </List>
  );
}
