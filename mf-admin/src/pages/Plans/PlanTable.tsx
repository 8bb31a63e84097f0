import type { Plan } from '@tree-service/market/api/plans';
import { Button, StatusPill, type TableColumn } from '@tree-service/design';
import { ListTable } from '../../listCsv/ListTable';
import { benefitsOf, priceInWords } from './planWords';

const cells = (plan: Plan) => ({
  Plan: plan.name,
  Benefits: benefitsOf(plan),
  'Monthly ($)': plan.monthly_price,
  'Quarterly ($)': plan.quarterly_price,
  'Yearly ($)': plan.yearly_price,
  Status: plan.is_active ? 'Available' : 'Not available',
});

interface PlanTableProps {
  readonly plans: readonly Plan[];
  readonly onEdit: (plan: Plan) => void;
}

export function PlanTable({ plans, onEdit }: PlanTableProps) {
  const columns: readonly TableColumn<Plan>[] = [
    { key: 'name', header: 'Plan', cell: ({ name }) => name },
    { key: 'benefits', header: 'Benefits', cell: benefitsOf },
    {
      key: 'monthly',
      header: 'Monthly',
      cell: (p) => priceInWords(p.monthly_price),
      numeric: true,
    },
    {
      key: 'quarterly',
      header: 'Quarterly',
      cell: (p) => priceInWords(p.quarterly_price),
      numeric: true,
    },
    { key: 'yearly', header: 'Yearly', cell: (p) => priceInWords(p.yearly_price), numeric: true },
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
  return (
    <ListTable
      name="plan-list"
      cells={cells}
      caption="Plans"
      columns={columns}
      rows={plans}
      rowKey={({ id }) => id}
    />
  );
}
