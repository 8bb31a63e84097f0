import { useRef, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import type { CheckedCredential } from '../api/administration';
import { credentialFilesQuery } from '@tree-service/market/api/credentials';
import { CREDENTIAL_KINDS } from '@tree-service/domain';
import { media, QueryBoundary, space, Text, VStack } from '@tree-service/design';
import { CredentialRow } from './CredentialRow';
import { DocumentViewer } from './DocumentViewer';

const Beside = styled.div`
  display: grid;
  gap: ${space(6)};
  & > * {
    min-width: 0;
  }
  ${media.laptopUp} {
    grid-template-columns: 1fr 1fr;
  }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const isUndecided = ({ verified_at, rejected_at }: CheckedCredential) =>
  verified_at === null && rejected_at === null;

interface CredentialChecksProps {
  readonly vendorId: string;
  readonly credentials: readonly CheckedCredential[];
  /** What stands above and below the list, beside the document as well. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

/** A Pro's credentials, beside the document of one of them. */
export function CredentialChecks(props: CredentialChecksProps) {
  const { vendorId, credentials, above, below } = props;
  const query = useQuery(credentialFilesQuery(vendorId));
  const [chosenId, setChosenId] = useState<string | null>(null);
  const viewer = useRef<HTMLElement>(null);
  if (credentials.length === 0) {
    return (
      <VStack $gap={6}>
        {above}
        <Text tone="muted">No credentials yet.</Text>
        {below}
      </VStack>
    );
  }
  return (
    <QueryBoundary query={query} what="the documents">
      {(files) => {
        const documentOf = ({ id }: CheckedCredential) =>
          files.documents.find(({ credential_id }) => credential_id === id);
        // By default the first undecided credential with a document.
        const about =
          credentials.find((one) => one.id === chosenId && documentOf(one)) ??
          credentials.find((one) => isUndecided(one) && documentOf(one)) ??
          credentials.find(documentOf);
        const shown = about && documentOf(about);
        return (
          <Beside>
            <VStack $gap={6}>
              {above}
              <List aria-label="Credentials">
                {credentials.map((credential) => (
                  <CredentialRow
                    key={credential.id}
                    credential={credential}
                    files={files}
                    isShown={credential === about}
                    onShow={() => {
                      setChosenId(credential.id);
                      // On a phone it is below the list.
                      viewer.current?.scrollIntoView({ block: 'nearest' });
                    }}
                  />
                ))}
              </List>
              {below}
            </VStack>
            {shown && about && (
              <DocumentViewer ref={viewer} name={CREDENTIAL_KINDS[about.kind]} path={shown.path} />
            )}
          </Beside>
        );
      }}
    </QueryBoundary>
  );
}
