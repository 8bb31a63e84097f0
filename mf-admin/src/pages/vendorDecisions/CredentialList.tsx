import styled from 'styled-components';
import type { CheckedCredential } from '@tree-service/shared/api/administration';
import { Text } from '@tree-service/shared/ui';
import { CredentialRow } from './CredentialRow';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A Pro's credentials, one by one. */
export function CredentialList({
  credentials,
}: {
  readonly credentials: readonly CheckedCredential[];
}) {
  if (credentials.length === 0) return <Text tone="muted">None were given.</Text>;
  return (
    <List>
      {credentials.map((credential) => (
        <CredentialRow key={credential.id} credential={credential} />
      ))}
    </List>
  );
}
