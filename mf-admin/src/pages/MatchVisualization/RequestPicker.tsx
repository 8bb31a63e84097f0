import { useId } from 'react';
import type { OverseenRequest } from '@tree-service/shared/api/oversight';
import { REQUEST_STATES, SERVICES } from '@tree-service/shared/domain';
import { FieldFrame, Select } from '@tree-service/shared/ui';

interface RequestPickerProps {
  readonly requests: readonly OverseenRequest[];
  readonly requestId: string | null;
  readonly onPick: (requestId: string) => void;
}

function optionOf({ id, number, category, city, region, state }: OverseenRequest) {
  const { label } = REQUEST_STATES[state];
  return {
    value: id,
    label: `No. ${number}: ${SERVICES[category].name}, ${city}, ${region} (${label})`,
  };
}

/** Chooses the request whose match is replayed. */
export function RequestPicker({ requests, requestId, onPick }: RequestPickerProps) {
  const id = useId();
  const isListed = requests.some((request) => request.id === requestId);
  return (
    <FieldFrame id={id} label="Request">
      <Select
        id={id}
        placeholder="Choose a request"
        options={requests.map(optionOf)}
        value={isListed && requestId !== null ? requestId : ''}
        onChange={({ target }) => onPick(target.value)}
      />
    </FieldFrame>
  );
}
