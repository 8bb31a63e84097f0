import { addEquipment, removeEquipment, type Business } from '@tree-service/shared/api/vendors';
import { EQUIPMENT_KINDS, type EquipmentKind, isKeyOf } from '@tree-service/shared/domain';
import { Grid, Switch } from '@tree-service/shared/ui';
import { useBusinessAction } from './useBusinessAction';

const hints: Partial<Record<EquipmentKind, string>> = {
  stump_grinder: 'Requests with stumps are only offered to Pros who have one',
};

const isKind = (text: string): text is EquipmentKind => isKeyOf(EQUIPMENT_KINDS, text);
const kinds = Object.keys(EQUIPMENT_KINDS).filter(isKind);

type Equipment = Pick<Business['vendor_equipment'][number], 'id' | 'kind'>;

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
    <Switch
      label={EQUIPMENT_KINDS[kind]}
      hint={hints[kind]}
      checked={change.isPending ? change.variables : owned !== undefined}
      disabled={change.isPending}
      onChange={(wanted) => change.mutate(wanted)}
    />
  );
}

/** The kinds of equipment a crew has, each switched at once. */
export function EquipmentSwitches({ business }: { business: Pick<Business, 'vendor_equipment'> }) {
  return (
    <Grid $min="16rem" $gap={2}>
      {kinds.map((kind) => (
        <EquipmentSwitch
          key={kind}
          kind={kind}
          owned={business.vendor_equipment.find((each) => each.kind === kind)}
        />
      ))}
    </Grid>
  );
}
