import { planBenefits, type Plan } from '@tree-service/market/api/plans';
import { formatCents } from '@tree-service/domain';
import { Button, StatusPill, Table, type TableColumn } from '@tree-service/design';

const price = (dollars: number) => formatCents(Math.round(dollars * 100));

function benefitsOf(plan: Plan): string {
  const { boostMultiplier, featuredProfile, prioritySupport } = planBenefits(plan);
  const benefits = [
    boostMultiplier > 1 && `boost × ${boostMultiplier}`,
    featuredProfile && 'featured profile',
    prioritySupport && 'priority support',
  ].filter((one) => one !== false);
  return benefits.join(', ') || 'none';
}

interface PlanTableProps {
  readonly plans: readonly Plan[];
  readonly onEdit: (plan: Plan) => void;
}

export function PlanTable({ plans, onEdit }: PlanTableProps) {
  const columns: readonly TableColumn<Plan>[] = [
    { key: 'name', header: 'Plan', cell: ({ name }) => name },
    { key: 'benefits', header: 'Benefits', cell: benefitsOf },
    { key: 'monthly', header: 'Monthly', cell: (p) => price(p.monthly_price), numeric: true },
    { key: 'quarterly', header: 'Quarterly', cell: (p) => price(p.quarterly_price), numeric: true },
    { key: 'yearly', header: 'Yearly', cell: (p) => price(p.yearly_price), numeric: true },
    {
      key: 'active',
      header: 'Status',
      cell: ({ is_active }) => (
        <StatusPill tone={is_active ? 'success' : 'neutral'}>
          {is_active ? 'Available' : 'Not available'}
        </StatusPill>
      ),
    },
    {
      key: 'edit',
      header: 'Edit',
      cell: (plan) => (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Edit ${plan.name}`}
          onClick={() => onEdit(plan)}
        >
          Edit
        </Button>
      ),
    },
  ];
  return <Table caption="Plans" columns={columns} rows={plans} rowKey={({ id }) => id} />;
}
