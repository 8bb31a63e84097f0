import { hideRows, showRows } from '@tree-service/market/api/showRows';
import { EQUIPMENT_KINDS, type EquipmentKind, isKeyOf } from '@tree-service/domain';
import { Button, HStack, media, Switch, Text, touchTarget } from '@tree-service/design';
import { Minus, Plus } from 'lucide-react';
import styled from 'styled-components';
import {
  addEquipment,
  countEquipment,
  removeEquipment,
  showAdded,
  type Business,
} from '../api/vendors';
import { ListRow, PlainList } from '../area/PlainList';
import { useBusinessAction } from './useBusinessAction';

const hints: Partial<Record<EquipmentKind, string>> = {
  stump_grinder:
    "Only Pros with a stump grinder are offered requests with stumps. You can't double-book it.",
  crane: "Only Pros with a crane are offered very tall trees. You can't double-book it.",
};

const MAX_QUANTITY = 100;

const isKind = (text: string): text is EquipmentKind => isKeyOf(EQUIPMENT_KINDS, text);
const kinds = Object.keys(EQUIPMENT_KINDS).filter(isKind);

// On a phone, the count stays beside the name, and the words about a machine take the whole width below.
const Row = styled(ListRow)`
  &:last-child {
    border-bottom: 0;
  }
  ${media.mobile} {
    &[data-explained] {
      & > label {
        grid-area: 1 / 1 / 2 / -1;
        grid-template-rows: minmax(${touchTarget}, auto) auto;
        padding-top: 0;
        & > :last-child {
          grid-column: 1 / -1;
        }
      }
      &:has(> [role='group']) > label > :nth-child(2) {
        padding-right: 7.5rem;
      }
      & > [role='group'] {
        grid-area: 1 / 2;
        align-self: start;
      }
    }
  }
`;

const Count = styled(Text)`
  min-width: 1.5rem;
  text-align: center;
`;

type Equipment = Pick<Business['vendor_equipment'][number], 'id' | 'kind' | 'quantity' | 'version'>;

function QuantityStepper({ owned }: { owned: Equipment }) {
  const name = EQUIPMENT_KINDS[owned.kind];
  const change = useBusinessAction<number, number>({
    run: (_vendorId, quantity) => countEquipment(owned.id, quantity, owned.version),
    show: (version, quantity) => showRows<Equipment>([{ id: owned.id, quantity, version }]),
    failed: "We couldn't update the quantity",
  });
  const shown = change.isPending ? change.variables : owned.quantity;
  // One at a time: each begins from the version that the one before has made.
  const step = (by: number) => !change.isPending && change.mutate(shown + by);
  return (
    <HStack $gap={1} role="group" aria-label={`How many: ${name}`}>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`One fewer: ${name}`}
        disabled={shown <= 1}
        onClick={() => step(-1)}
      >
        <Minus size={18} aria-hidden />
      </Button>
      <Count forwardedAs="span" weight="semibold" numeric aria-live="polite">
        {shown}
      </Count>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`One more: ${name}`}
        disabled={shown >= MAX_QUANTITY}
        onClick={() => step(1)}
      >
        <Plus size={18} aria-hidden />
      </Button>
    </HStack>
  );
}

function EquipmentSwitch({ kind, owned }: { kind: EquipmentKind; owned: Equipment | undefined }) {
  const change = useBusinessAction<boolean, Business['vendor_equipment'][number] | null>({
    run: async (vendorId, wanted) => {
      if (wanted) return addEquipment(vendorId, kind);
      if (owned) await removeEquipment(owned.id);
      return null;
    },
    show: (added, _, vendorId) => {
      if (added) showAdded('vendor_equipment', added);
      else if (owned) hideRows([['vendors', vendorId]], [owned.id]);
    },
    done: (wanted) => `${EQUIPMENT_KINDS[kind]} ${wanted ? 'added' : 'removed'}`,
    failed: "We couldn't update your equipment",
  });
  return (
    <Row data-explained={hints[kind] && ''}>
      <Switch
        label={EQUIPMENT_KINDS[kind]}
        hint={hints[kind]}
        checked={change.isPending ? change.variables : owned !== undefined}
        disabled={change.isPending}
        onChange={(wanted) => change.mutate(wanted)}
      />
      {owned && <QuantityStepper owned={owned} />}
    </Row>
  );
}

/** Each change is saved immediately. */
export function EquipmentSwitches({ business }: { business: Pick<Business, 'vendor_equipment'> }) {
  return (
    <PlainList $gap={0}>
      {kinds.map((kind) => (
        <EquipmentSwitch
          key={kind}
          kind={kind}
          owned={business.vendor_equipment.find((each) => each.kind === kind)}
        />
      ))}
    </PlainList>
  );
}
