import { Alert, Box, Button, Text, VStack } from '@tree-service/design';
import { phone } from '@tree-service/design/forms';
import * as v from 'valibot';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '@tree-service/design/hooks';
import { useAuth } from '@tree-service/kernel';
import { myProfileQuery, updateProfile } from '../../api/account';

/** Where a phone number found in a text can be kept. */
interface PhoneKeeper {
  /** The number kept now, in E.164; null for none. */
  readonly kept: string | null;
  readonly keep: (phone: string) => void;
}

/** The phone number of the signed-in account, and how to change it; null while it is not known. */
export function useAccountPhone(): PhoneKeeper | null {
  const userId = useAuth((auth) => auth.profile?.id ?? '');
  const queryClient = useQueryClient();
  const query = myProfileQuery(userId);
  const { data: profile } = useQuery({ ...query, enabled: userId !== '' });
  const save = useAction({
    run: (phone: string) => updateProfile(userId, { phone }),
    done: 'Your phone number was saved',
    failed: "We couldn't save your phone number",
    refresh: [query.queryKey],
    show: (version, phone) =>
      queryClient.setQueryData(query.queryKey, (known) => known && { ...known, phone, version }),
  });
  return profile ? { kept: profile.phone, keep: (phone) => save.mutate(phone) } : null;
}

const EMAIL = /[^\s@]+@[^\s@]+\.[a-z]{2}[\w-]*/i;
const PHONE = /(?:\+?1[\s.-]*)?\(?[2-9]\d{2}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)/g;
/** 450 650 1200 are prices. */
const PRICES = /^[2-9]\d0 [1-9]\d0 [1-9]\d{2}0$/;
/** What stands before figures that are no phone number: "Lots 301 302 3034". As private.number_labels. */
const LABEL = new RegExp(
  `(?:\\b(?:${[
    'lots?|tags?|tagged|numbered|models?|serials?|licen[sc]es?|licen[sc]ed|permits?|parcels?|apn|invoices?|units?|orders?',
    'policy|policies|cases?|accounts?|parts?|stock|vin|sku|items?|ref|reference|tickets?|claims?|certificates?|cert|isa|cslb',
    'registration|confirmation|tracking|meters?|pins?|stakes?|plots?|blocks?|circuits?|poles?|keys?',
  ].join('|')})(?:\\s(?:no|nos|numbers?|ids?|is|are|was|were|code))*[^a-z0-9]{1,4}|[\\d$#])$`,
  'i',
);

/** The first phone number of a text as it is written; undefined without any. */
function numberIn(text: string): string | undefined {
  for (const { 0: number, index } of text.matchAll(PHONE)) {
    if (!PRICES.test(number) && !LABEL.test(text.slice(0, index))) return number;
  }
  return undefined;
}

/** What a text seems to hold of the writer's contact details. */
interface ContactInText {
  /** In words: a phone number, an email address, or both. */
  readonly what: string;
  /** The number in E.164; null where there is none that can be called. */
  readonly phone: string | null;
}

/**
 * What a text that is being written seems to give away; null for nothing. Only a hint for its writer: what the other
 * side reads is decided by the database.
 */
export function contactInText(text: string): ContactInText | null {
  const hasEmail = EMAIL.test(text);
  const number = numberIn(text);
  if (number === undefined) return hasEmail ? { what: 'an email address', phone: null } : null;
  const parsed = v.safeParse(phone, number);
  return {
    what: hasEmail ? 'a phone number and an email address' : 'a phone number',
    phone: parsed.success ? parsed.output : null,
  };
}

function KeepPhone({ phone, keeper: { kept, keep } }: { phone: string; keeper: PhoneKeeper }) {
  if (kept === phone) return <Text size="sm">It's saved as your phone number.</Text>;
  return (
    <Button variant="secondary" size="sm" onClick={() => keep(phone)}>
      Save as my phone number
    </Button>
  );
}

/** Keeps a number as the phone of the signed-in account. */
function KeepAccountPhone({ phone }: { phone: string }) {
  const keeper = useAccountPhone();
  return keeper && <KeepPhone phone={phone} keeper={keeper} />;
}

interface ContactNoticeProps {
  readonly text: string;
  /** Who writes: owners decide when contact is shared. */
  readonly side: 'owner' | 'vendor';
  /** Where a number is kept other than in the account. */
  readonly keeper?: PhoneKeeper;
}

/** Says, while a text is written, that contact details in it stay hidden, and offers to save a number; nothing without any. */
export function ContactNotice({ text, side, keeper }: ContactNoticeProps) {
  const found = contactInText(text);
  const until =
    side === 'owner'
      ? 'until you share contact or hire'
      : 'until the owner shares contact or hires you';
  return (
    <div role="status">
      {found !== null && (
        <Box $paddingY={2}>
          <Alert tone="warning">
            <VStack $gap={2} $align="start">
              <Text size="sm">
                This looks like {found.what}.{' '}
                {found.what.includes(' and ') ? 'They stay' : 'It stays'} hidden {until}.
              </Text>
              {found.phone !== null &&
                (keeper ? (
                  <KeepPhone phone={found.phone} keeper={keeper} />
                ) : (
                  <KeepAccountPhone phone={found.phone} />
                ))}
            </VStack>
          </Alert>
        </Box>
      )}
    </div>
  );
}
