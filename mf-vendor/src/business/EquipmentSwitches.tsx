import {
  addEquipment,
  countEquipment,
  removeEquipment,
  type Business,
} from '@tree-service/market/api/vendors';
import { EQUIPMENT_KINDS, type EquipmentKind, isKeyOf } from '@tree-service/domain';
import { Button, color, HStack, space, Switch, Text } from '@tree-service/design';
import { Minus, Plus } from 'lucide-react';
import styled from 'styled-components';
import { PlainList } from '../area/PlainList';
import { useBusinessAction } from './useBusinessAction';

const hints: Partial<Record<EquipmentKind, string>> = {
  stump_grinder:
    'Requests with stumps are only offered to Pros who have one. Your schedule never plans more of them at once than you have.',
  crane:
    'Very tall trees are only offered to Pros who have one. Your schedule never plans more of them at once than you have.',
};

const MOST = 100;

const isKind = (text: string): text is EquipmentKind => isKeyOf(EQUIPMENT_KINDS, text);
const kinds = Object.keys(EQUIPMENT_KINDS).filter(isKind);

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  padding-block: ${space(2)};
  border-bottom: 1px solid ${color.border};
`;

const Count = styled(Text)`
  min-width: 1.5rem;
  text-align: center;
`;

type Equipment = Pick<Business['vendor_equipment'][number], 'id' | 'kind' | 'quantity' | 'version'>;

function HowMany({ owned }: { owned: Equipment }) {
  const name = EQUIPMENT_KINDS[owned.kind];
  const change = useBusinessAction<number>({
    run: (_vendorId, quantity) => countEquipment(owned.id, quantity, owned.version),
    failed: 'The number could not be changed',
  });
  const shown = change.isPending ? change.variables : owned.quantity;
  const step = (by: number) => change.mutate(shown + by);
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
        disabled={shown >= MOST}
        onClick={() => step(1)}
      >
        <Plus size={18} aria-hidden />
      </Button>
    </HStack>
  );
}

function EquipmentSwitch({ kind, owned }: { kind: EquipmentKind; owned: Equipment | undefined }) {
  const change = useBusinessAction<boolean>({
    run: (vendorId, wanted) => {
      if (wanted) return addEquipment(vendorId, kind);
      return owned ? removeEquipment(owned.id) : Promise.resolve();
    },
    done: (wanted) => `${EQUIPMENT_KINDS[kind]} ${wanted ? 'added' : 'removed'}`,
    failed: 'Your equipment could not be changed',
  });
  return (
    <Item>
      <Switch
        label={EQUIPMENT_KINDS[kind]}
        hint={hints[kind]}
        checked={change.isPending ? change.variables : owned !== undefined}
        disabled={change.isPending}
        onChange={(wanted) => change.mutate(wanted)}
      />
      {owned && <HowMany owned={owned} />}
    </Item>
  );
}

/** The kinds of equipment a crew has, each switched and counted at once. */
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
