import { CheckItem, CheckList, Text } from '@tree-service/design';
import { BadgeCheck, CircleDashed } from 'lucide-react';
import { evidence, type CredentialFacts } from './evidence';

/** What was verified about a Pro, with dates; what was not is called so. */
export function EvidenceList({ credentials }: { credentials: readonly CredentialFacts[] }) {
  return (
    <CheckList aria-label="Credentials">
      {evidence(credentials, new Date()).map(({ kind, name, isVerified, text }) => (
        <CheckItem key={kind} $isMet={isVerified}>
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
        </CheckItem>
      ))}
    </CheckList>
  );
}
