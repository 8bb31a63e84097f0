import { color, space, Text } from '@tree-service/shared/ui';
import { BadgeCheck, CircleDashed } from 'lucide-react';
import styled from 'styled-components';
import { evidence, type CredentialFacts } from './evidence';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li<{ $isVerified: boolean }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(2)};
  & > svg {
    margin-top: 0.2em;
    color: ${({ $isVerified }) => ($isVerified ? color.success : color.textMuted)};
  }
`;

/** What was verified about a Pro, with dates; what was not is called so. */
export function EvidenceList({ credentials }: { credentials: readonly CredentialFacts[] }) {
  return (
    <List aria-label="Credentials">
      {evidence(credentials, new Date()).map(({ kind, name, isVerified, text }) => (
        <Item key={kind} $isVerified={isVerified}>
          {isVerified ? (
            <BadgeCheck size={18} aria-hidden />
          ) : (
            <CircleDashed size={18} aria-hidden />
          )}
          <div>
            <Text as="span" size="sm" weight="medium">
              {name}
            </Text>
            <Text as="div" size="sm" tone="muted">
              {text}
            </Text>
          </div>
        </Item>
      ))}
    </List>
  );
}
