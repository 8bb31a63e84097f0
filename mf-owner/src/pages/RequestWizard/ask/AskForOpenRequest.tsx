import { Button } from '@tree-service/design';
import { useAction } from '@tree-service/design/hooks';
import { paths } from '@tree-service/kernel/contract';
import { useNavigate } from 'react-router';
import { askVendor } from '../../../api/requests';

/** Has a chosen Pro asked about a request that is open already, and opens that request. */
export function AskForOpenRequest({
  vendor,
  request,
  onAsked,
}: {
  vendor: { readonly id: string; readonly name: string };
  request: { readonly id: string; readonly number: number };
  /** Called once the Pro was asked, before the request opens. */
  onAsked: () => void;
}) {
  const navigate = useNavigate();
  const { mutate, isPending } = useAction({
    run: () => askVendor(request.id, vendor.id),
    done: `We asked ${vendor.name}`,
    failed: `We couldn't ask ${vendor.name}`,
    refresh: [['requests'], ['leads']],
    onDone: () => {
      onAsked();
      void navigate(paths.requestDetail(request.id));
    },
  });
  return (
    <Button size="sm" loading={isPending} onClick={() => mutate()}>
      Ask {vendor.name} for request #{request.number}
    </Button>
  );
}
