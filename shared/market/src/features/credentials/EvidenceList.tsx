import { CheckItem, CheckList, Text } from '@tree-service/design';
import { BadgeCheck, CircleDashed } from 'lucide-react';
import { CREDENTIAL_KINDS, formatCents, type CredentialKind, LOCALE } from '@tree-service/domain';

/** The facts of a credential that its wording needs. Dates are ISO; expires_on is a calendar date. */
export interface CredentialFacts {
  kind: CredentialKind;
  issuer: string;
  verified_at: string | null;
  expires_on: string;
  insured_cents?: number | null;
}

/** What an owner reads about one kind of credential. */
interface Evidence {
  kind: CredentialKind;
  name: string;
  isVerified: boolean;
  /** "Verified Nov 3, 2026, valid until …", "Expired …", "Not verified". */
  dates: string;
  /** The same with who issued it, and for how much it insures. */
  text: string;
}

/** Kinds every Pro is asked about, whether or not they have them. */
const ALWAYS_SHOWN: readonly CredentialKind[] = [
  'liability_insurance',
  'workers_compensation',
  'isa_certified_arborist',
];

// In UTC, so that a prerendered page and the browser show the same date.
const day = (isoTime: string) =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(isoTime),
  );
const calendarDay = (isoDate: string) => day(`${isoDate}T12:00:00Z`);

const told = (dates: string, more = '') => ({ dates, text: dates + more });

function evidenceOf(kind: CredentialKind, credential: CredentialFacts | undefined, today: string) {
  const name = CREDENTIAL_KINDS[kind];
  if (credential === undefined || credential.verified_at === null) {
    return { kind, name, isVerified: false, ...told('Not verified') };
  }
  if (credential.expires_on < today) {
    return {
      kind,
      name,
      isVerified: false,
      ...told(`Expired ${calendarDay(credential.expires_on)}`),
    };
  }
  const verified = day(credential.verified_at);
  const until = calendarDay(credential.expires_on);
  const { insured_cents: cents } = credential;
  const insured = typeof cents === 'number' ? `, insured for ${formatCents(cents)}` : '';
  return {
    kind,
    name,
    isVerified: true,
    ...told(`Verified ${verified}, valid until ${until}`, ` (${credential.issuer})${insured}`),
  };
}

/**
 * The evidence for each kind of credential, insurance first: what was verified and when. Of several of
 * a kind the verified one that holds longest counts.
 */
export function evidence(credentials: readonly CredentialFacts[], now: Date): Evidence[] {
  const today = now.toISOString().slice(0, 10);
  const kinds = new Set([...ALWAYS_SHOWN, ...credentials.map(({ kind }) => kind)]);
  return [...kinds].map((kind) => {
    const [best] = credentials
      .filter((credential) => credential.kind === kind)
      .sort(
        (one, other) =>
          Number(other.verified_at !== null) - Number(one.verified_at !== null) ||
          other.expires_on.localeCompare(one.expires_on),
      );
    return evidenceOf(kind, best, today);
  });
}

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
