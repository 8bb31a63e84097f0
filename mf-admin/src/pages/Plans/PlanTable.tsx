import { planBenefits, type Plan } from '@tree-service/market/api/plans';
import { formatCents } from '@tree-service/domain';
import { Button, StatusPill, Table, type TableColumn } from '@tree-service/design';

const price = (dollars: number) => formatCents(Math.round(dollars * 100));

function benefitsOf(plan: Plan): string {
  const { boostMultiplier, featuredProfile, prioritySupport } = planBenefits(plan);
  const brings = [
    boostMultiplier > 1 && `boost × ${boostMultiplier}`,
    featuredProfile && 'featured profile',
    prioritySupport && 'priority support',
  ].filter((one) => one !== false);
  return brings.join(', ') || 'nothing';
}

interface PlanTableProps {
  readonly plans: readonly Plan[];
  readonly onChange: (plan: Plan) => void;
}

/** Every plan with its prices and what it brings. */
export function PlanTable({ plans, onChange }: PlanTableProps) {
  const columns: readonly TableColumn<Plan>[] = [
    { key: 'name', header: 'Plan', cell: ({ name }) => name },
    { key: 'brings', header: 'Brings', cell: benefitsOf },
    { key: 'monthly', header: 'Monthly', cell: (p) => price(p.monthly_price), numeric: true },
    { key: 'quarterly', header: 'Quarterly', cell: (p) => price(p.quarterly_price), numeric: true },
    { key: 'yearly', header: 'Yearly', cell: (p) => price(p.yearly_price), numeric: true },
    {
      key: 'active',
      header: 'Offered',
      cell: ({ is_active }) => (
        <StatusPill tone={is_active ? 'success' : 'neutral'}>
          {is_active ? 'Offered' : 'Not offered'}
        </StatusPill>
      ),
    },
    {
      key: 'change',
      header: 'Change',
      cell: (plan) => (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Change ${plan.name}`}
          onClick={() => onChange(plan)}
        >
          Change
        </Button>
      ),
    },
  ];
  return <Table caption="Plans" columns={columns} rows={plans} rowKey={({ id }) => id} />;
}
