import { useRef, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import type { CheckedCredential } from '../../api/administration';
import { type CredentialFiles, credentialFilesQuery } from '@tree-service/market/api/credentials';
import { CREDENTIAL_KINDS, formatCents, formatDay, formatMoment } from '@tree-service/domain';
import {
  Button,
  color,
  fontSize,
  HStack,
  media,
  QueryBoundary,
  space,
  StatusPill,
  Text,
  VStack,
} from '@tree-service/design';
import { DocumentViewer } from './DocumentViewer';
import { CredentialActions, credentialStatus } from './CredentialActions';

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

const Row = styled.li`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(4)};
  &:first-child {
    padding-top: 0;
  }
  & + & {
    border-top: 1px solid ${color.border};
  }
`;

const DECISIONS: Readonly<Record<string, string>> = {
  verified: 'Verified',
  rejected: 'Rejected',
  withdrawn: 'Verification withdrawn',
};

const DecisionList = styled.ul`
  margin: 0;
  padding: 0 0 0 ${space(3)};
  border-left: 2px solid ${color.border};
  list-style: none;
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;
`;

interface CredentialHistoryProps {
  readonly decisions: CredentialFiles['decisions'];
  readonly deciders: CheckedCredential['deciders'];
}

/** Decisions about a credential, newest first. */
function CredentialHistory({ decisions, deciders }: CredentialHistoryProps) {
  if (decisions.length === 0) return null;
  return (
    <DecisionList aria-label="Decisions">
      {decisions.map(({ id, decision, reason, decided_at }) => (
        <li key={id}>
          {DECISIONS[decision] ?? decision} by {deciders[id] ?? 'an administrator'},{' '}
          <time dateTime={decided_at}>{formatMoment(decided_at)}</time>: “{reason}”
        </li>
      ))}
    </DecisionList>
  );
}

interface CredentialRowProps {
  readonly credential: CheckedCredential;
  readonly files: CredentialFiles;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

function CredentialRow({ credential, files, isShown, onShow }: CredentialRowProps) {
  const { id, kind, issuer, number, expires_on, verified_at, profiles: verifier } = credential;
  const { insured_name: insured, insured_cents: cents } = credential;
  const { label, tone } = credentialStatus(credential);
  const document = files.documents.find(({ credential_id }) => credential_id === id)?.path ?? '';
  return (
    <Row>
      <div>
        <HStack $justify="space-between" $wrap>
          <Text weight="semibold">{CREDENTIAL_KINDS[kind]}</Text>
          <StatusPill tone={tone}>{label}</StatusPill>
        </HStack>
        <Text size="sm" tone="muted">
          {issuer}, no. {number}, valid until {formatDay(expires_on, 'UTC')}
          {verified_at !== null &&
            `. Verified ${formatDay(verified_at)}${verifier ? ` by ${verifier.email}` : ''}`}
        </Text>
        {kind === 'liability_insurance' && (
          <Text size="sm" tone="muted">
            Insured: {insured ?? 'name not given'},{' '}
            {cents === null ? 'amount not given' : formatCents(cents)}
          </Text>
        )}
      </div>
      <CredentialHistory
        deciders={credential.deciders}
        decisions={files.decisions.filter(({ credential_id }) => credential_id === id)}
      />
      <HStack $gap={3} $wrap>
        {document ? (
          <Button
            variant={isShown ? 'secondary' : 'outline'}
            size="sm"
            aria-pressed={isShown}
            aria-label={`Show the document of ${CREDENTIAL_KINDS[kind]}`}
            onClick={onShow}
          >
            Document
          </Button>
        ) : (
          <Text as="span" size="sm" tone="muted">
            No document.
          </Text>
        )}
        <CredentialActions credential={credential} document={document} />
      </HStack>
    </Row>
  );
}

interface CredentialChecksProps {
  readonly vendorId: string;
  readonly credentials: readonly CheckedCredential[];
  /** Shown above and below the list, also when a document is open beside it. */
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
