import type { LeadDetail } from '@tree-service/market/api/leads';
import {
  Accordion,
  Button,
  Card,
  HStack,
  Section,
  SkeletonText,
  VStack,
} from '@tree-service/design';
import { useState } from 'react';
import { useBusiness } from '../../../business/useBusiness';
import { canQuote, canWithdrawQuote, isAwaitingOwner } from './canQuote';
import { DownloadQuote } from './DownloadQuote';
import { QuoteBuilder } from './QuoteBuilder';
import { QuoteView } from './QuoteView';
import { QuoteConflict } from './QuoteConflict';
import { WithdrawQuote } from './WithdrawQuote';

const NONE = 'none yet';

/** A quote being edited: the version it started from, and the latest version the Pro has seen. */
interface Draft {
  basedOn: string;
  seen: string;
}

/** The current quote, the builder, and earlier versions. */
export function QuotePanel({ lead }: { lead: LeadDetail }) {
  const business = useBusiness();
  const [isRevising, setRevising] = useState(false);
  const [draft, setDraft] = useState<Draft | null>(null);
  const request = lead.service_requests;
  const [current, ...earlier] = lead.quotes;
  const open = canQuote(lead);
  const isSent = current !== undefined && isAwaitingOwner(current.state);
  const latest = current?.id ?? NONE;
  const isEditing = open && (isRevising || !isSent || draft !== null);
  const seen = lead.quotes.find(({ id }) => id === (draft?.seen ?? latest));
  const stop = () => {
    setDraft(null);
    setRevising(false);
  };
  if (!open && !current) return null;
  return (
    <Section
      title="Quote"
      description={
        open && !current
          ? 'Prefilled from this request and your price list. Edit anything you like.'
          : undefined
      }
    >
      <VStack $gap={5}>
        {current && (
          <Card>
            <VStack $gap={5}>
              <QuoteView quote={current} request={request} job={lead.jobs} />
              <HStack $gap={3} $wrap>
                {open && isSent && !isEditing && (
                  <Button onClick={() => setRevising(true)}>Edit quote</Button>
                )}
                <DownloadQuote request={request} quote={current} job={lead.jobs} />
                {open && canWithdrawQuote(current.state) && (
                  <WithdrawQuote quote={current} ownerName={request.contact_name} />
                )}
              </HStack>
            </VStack>
          </Card>
        )}
        {isEditing && (
          <Card>
            {business.isPending ? (
              <SkeletonText lines={5} />
            ) : (
              <VStack
                onInput={() => setDraft((before) => before ?? { basedOn: latest, seen: latest })}
              >
                <QuoteBuilder
                  key={draft?.basedOn ?? latest}
                  lead={lead}
                  last={seen}
                  prices={business.data?.vendor_prices ?? []}
                  notice={
                    draft !== null &&
                    draft.seen !== latest && (
                      <QuoteConflict
                        onTheirs={stop}
                        onMine={() => setDraft({ ...draft, seen: latest })}
                      />
                    )
                  }
                  onSent={stop}
                  onCancel={isSent ? stop : undefined}
                />
              </VStack>
            )}
          </Card>
        )}
        {earlier.length > 0 && (
          <Accordion
            items={earlier.map((quote) => ({
              id: quote.id,
              title: `Version ${quote.version}`,
              content: <QuoteView quote={quote} request={request} job={lead.jobs} />,
            }))}
          />
        )}
      </VStack>
    </Section>
  );
}
