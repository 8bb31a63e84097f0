import { useQuery, useQueryClient } from '@tanstack/react-query';
import { myProfileQuery } from '@tree-service/market/api/account';
import { changeOrdersQuery } from '@tree-service/market/api/changeOrders';
import type { RequestDetail } from '@tree-service/market/api/requests';
import { savePriceDocument } from '@tree-service/market/features/priceDocument';
import { isIncluded } from '@tree-service/domain';
import { useAction } from '@tree-service/design/hooks';
import { Button } from '@tree-service/design';
import { FileDown } from 'lucide-react';
import { useOwnerId } from '../../../area/useOwnerId';
import { receiptDocument, type ReceiptFacts } from './receiptDocument';

export interface DownloadReceiptProps {
  request: ReceiptFacts['request'] & Pick<RequestDetail, 'quotes' | 'contact_name'>;
  job: RequestDetail['jobs'][number];
  businessName: string;
}

/** Saves what a completed job came to as PDF. */
export function DownloadReceipt({ request, job, businessName }: DownloadReceiptProps) {
  const queryClient = useQueryClient();
  const ownerId = useOwnerId();
  const profile = useQuery({ ...myProfileQuery(ownerId), enabled: ownerId !== '' });
  const download = useAction({
    run: async () => {
      const changes = await queryClient.fetchQuery(changeOrdersQuery(job.id));
      const name = [profile.data?.first_name, profile.data?.last_name].filter(Boolean).join(' ');
      const quote = request.quotes.find(({ id }) => id === job.quote_id);
      await savePriceDocument(
        receiptDocument({
          request,
          job,
          lines: (quote?.quote_line_items ?? []).filter(isIncluded),
          changes,
          business: businessName,
          owner: name || request.contact_name,
        }),
      );
    },
    failed: "We couldn't create the receipt",
    refresh: [],
  });
  return (
    <Button
      variant="outline"
      loading={download.isPending}
      disabled={profile.isPending}
      onClick={() => download.mutate()}
    >
      <FileDown size={18} aria-hidden />
      Download receipt
    </Button>
  );
}
