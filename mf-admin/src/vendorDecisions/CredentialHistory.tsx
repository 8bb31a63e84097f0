import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { administratorsQuery } from '../api/audit';
import type { CredentialFiles } from '@tree-service/market/api/credentials';
import { formatMoment } from '@tree-service/domain';
import { color, fontSize, space } from '@tree-service/design';

const DECISIONS: Readonly<Record<string, string>> = {
  verified: 'Verified',
  rejected: 'Rejected',
  withdrawn: 'Verification withdrawn',
};

const List = styled.ul`
  margin: 0;
  padding: 0 0 0 ${space(3)};
  border-left: 2px solid ${color.border};
  list-style: none;
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;
`;

/** Decisions about a credential, newest first. */
export function CredentialHistory({
  decisions,
}: {
  readonly decisions: CredentialFiles['decisions'];
}) {
  const { data: administrators = [] } = useQuery(administratorsQuery());
  if (decisions.length === 0) return null;
  const nameOf = (id: string | null) =>
    administrators.find((admin) => admin.id === id)?.email ?? 'an administrator';
  return (
    <List aria-label="Decisions">
      {decisions.map(({ id, decision, reason, decided_at, decided_by }) => (
        <li key={id}>
          {DECISIONS[decision] ?? decision} by {nameOf(decided_by)},{' '}
          <time dateTime={decided_at}>{formatMoment(decided_at)}</time>: “{reason}”
        </li>
      ))}
    </List>
  );
}
