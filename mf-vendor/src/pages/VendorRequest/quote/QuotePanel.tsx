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
import { canQuote, canTakeBack, isWaiting } from './canQuote';
import { DownloadQuote } from './DownloadQuote';
import { QuoteBuilder } from './QuoteBuilder';
import { QuoteView } from './QuoteView';
import { SentElsewhere } from './SentElsewhere';
import { WithdrawQuote } from './WithdrawQuote';

const NONE = 'none yet';

/** A quote somebody has begun to type: the version it started from, and the latest one they know of. */
interface Draft {
  begun: string;
  seen: string;
}

/** Everything about the quote of a lead: the current one, the builder, and earlier versions. */
export function QuotePanel({ lead }: { lead: LeadDetail }) {
  const business = useBusiness();
  const [changing, setChanging] = useState(false);
  const [draft, setDraft] = useState<Draft | null>(null);
  const request = lead.service_requests;
  const [current, ...earlier] = lead.quotes;
  const open = canQuote(lead);
  const waiting = current !== undefined && isWaiting(current.state);
  const latest = current?.id ?? NONE;
  const building = open && (changing || !waiting || draft !== null);
  const seen = lead.quotes.find(({ id }) => id === (draft?.seen ?? latest));
  const stop = () => {
    setDraft(null);
    setChanging(false);
  };
  if (!open && !current) return null;
  return (
    <Section
      title="Quote"
      description={
        open && !current
          ? 'Started from the trees of this request and your price list. Change whatever you like.'
          : undefined
      }
    >
      <VStack $gap={5}>
        {current && (
          <Card>
            <VStack $gap={5}>
              <QuoteView
                quote={current}
                trees={request.request_trees}
                category={request.category}
              />
              <HStack $gap={3} $wrap>
                {open && waiting && !building && (
                  <Button onClick={() => setChanging(true)}>Change the quote</Button>
                )}
                <DownloadQuote request={request} quote={current} />
                {open && canTakeBack(current.state) && (
                  <WithdrawQuote quote={current} ownerName={request.contact_name} />
                )}
              </HStack>
            </VStack>
          </Card>
        )}
        {building && (
          <Card>
            {business.isPending ? (
              <SkeletonText lines={5} />
            ) : (
              <VStack
                onInput={() => setDraft((before) => before ?? { begun: latest, seen: latest })}
              >
                <QuoteBuilder
                  key={draft?.begun ?? latest}
                  lead={lead}
                  last={seen}
                  prices={business.data?.vendor_prices ?? []}
                  notice={
                    draft !== null &&
                    draft.seen !== latest && (
                      <SentElsewhere
                        onTheirs={stop}
                        onMine={() => setDraft({ ...draft, seen: latest })}
                      />
                    )
                  }
                  onSent={stop}
                  onCancel={waiting ? stop : undefined}
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
              content: (
                <QuoteView
                  quote={quote}
                  trees={request.request_trees}
                  category={request.category}
                />
              ),
            }))}
          />
        )}
      </VStack>
    </Section>
  );
}
