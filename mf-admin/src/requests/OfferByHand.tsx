import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import styled from 'styled-components';
import {
  Alert,
  Button,
  CheckItem,
  CheckList,
  color,
  Dialog,
  Heading,
  HStack,
  QueryBoundary,
  space,
  Text,
  VStack,
} from '@tree-service/design';
import { ReasonForm } from '@tree-service/design/forms';
import { useIdempotencyKey } from '@tree-service/design/hooks';
import { notify } from '@tree-service/kernel';
import { SearchForm } from '../shared/layout/SearchForm';
import { useDecision } from '../shared/layout/useDecision';
import {
  fittingVendorsQuery,
  offerByHand,
  type AdminRequest,
  type FittingVendor,
} from './requests.api';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    padding-block: ${space(4)};
  }
  & > li + li {
    border-top: 1px solid ${color.border};
  }
`;

interface VendorProps {
  readonly vendor: FittingVendor;
  readonly onChoose: () => void;
}

function Vendor({ vendor, onChoose }: VendorProps) {
  const { business_name: name, city, region, fits } = vendor;
  const isBlocked = fits.some(({ ok, is_required: must }) => must && !ok);
  return (
    <li>
      <HStack $justify="space-between" $align="start" $gap={3} $wrap>
        <div>
          <Heading level={3} size="md">
            {name}
          </Heading>
          <Text size="sm" tone="muted">
            {[city, region].filter(Boolean).join(', ')}
          </Text>
        </div>
        {isBlocked ? (
          <Text size="sm" tone="muted">
            Can't be offered it
          </Text>
        ) : (
          <Button variant="outline" aria-label={`Choose ${name}`} onClick={onChoose}>
            Choose
          </Button>
        )}
      </HStack>
      <CheckList aria-label={`What fits ${name}`}>
        {fits.map(({ check, ok, words }) => (
          <CheckItem key={check} $isMet={ok}>
            {ok ? (
              <Check size={16} role="img" aria-label="Fits" />
            ) : (
              <X size={16} role="img" aria-label="Does not fit" />
            )}
            <span>{words}</span>
          </CheckItem>
        ))}
      </CheckList>
    </li>
  );
}

interface ChosenProps {
  readonly request: AdminRequest;
  readonly vendor: FittingVendor;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

function Chosen({ request, vendor, onBack, onDone }: ChosenProps) {
  const { business_name: name, vendor_id: vendorId, fits } = vendor;
  const despite = fits.filter(({ ok }) => !ok).map(({ words }) => words);
  const keyFor = useIdempotencyKey();
  const { mutateAsync } = useDecision({
    run: (reason: string) =>
      offerByHand({ requestId: request.id, reason, key: keyFor([vendorId, reason]) }, vendorId),
    refresh: [['requests'], ['matches']],
    show: () => undefined,
    onDone: () => {
      notify.success(`Offered to ${name}`);
      onDone();
    },
  });
  return (
    <VStack>
      {despite.length > 0 && (
        <Alert tone="warning" title={`Not everything fits ${name}`}>
          {despite.join('. ')}.
        </Alert>
      )}
      {request.search === 'still_needed' && (
        <Alert tone="warning">The owner hasn't confirmed that the work is still needed.</Alert>
      )}
      <ReasonForm
        label="Reason"
        hint="Saved to the audit log."
        confirmLabel={`Offer to ${name}`}
        keepLabel="Choose another Pro"
        draft={`offer/${request.id}/${vendorId}`}
        onConfirm={mutateAsync}
        onClose={onBack}
      />
    </VStack>
  );
}

/** Offers a request to a Pro of the administrator's choice: the nearest, or by name, with what fits. */
export function OfferByHand({ request }: { readonly request: AdminRequest }) {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const [vendor, setVendor] = useState<FittingVendor | null>(null);
  const query = useQuery({ ...fittingVendorsQuery(request.id, name), enabled: isOpen });
  const change = (open: boolean) => {
    setIsOpen(open);
    setVendor(null);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={change}
      size="lg"
      trigger={<Button variant="outline">Offer to a Pro</Button>}
      title={vendor ? `Offer to ${vendor.business_name}` : 'Offer to a Pro'}
      description="The Pro gets this offer outside the order of matching."
    >
      {vendor ? (
        <Chosen
          request={request}
          vendor={vendor}
          onBack={() => setVendor(null)}
          onDone={() => change(false)}
        />
      ) : (
        <VStack>
          <SearchForm
            label="Find a Pro by name"
            placeholder="Business name"
            wanted={name}
            onSearch={setName}
            onShowAll={() => setName('')}
          />
          <QueryBoundary query={query} what="the Pros">
            {(found) =>
              found.length === 0 ? (
                <Text tone="muted" role="status">
                  {name === ''
                    ? 'No approved Pro within 100 miles. Search for one by name.'
                    : 'No Pro has a name that begins like this.'}
                </Text>
              ) : (
                <List aria-label="Pros">
                  {found.map((one) => (
                    <Vendor key={one.vendor_id} vendor={one} onChoose={() => setVendor(one)} />
                  ))}
                </List>
              )
            }
          </QueryBoundary>
        </VStack>
      )}
    </Dialog>
  );
}
