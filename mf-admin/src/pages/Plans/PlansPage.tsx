import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { allPlansQuery, type Plan } from '@tree-service/market/api/plans';
import { Button, Card, Dialog, EmptyState, QueryBoundary } from '@tree-service/design';
import { toAdminTools } from '../../layout/adminTools';
import { AdminPage } from '../../layout/AdminPage';
import { PlanForm } from './PlanForm';
import { PlanTable } from './PlanTable';

/** The plans Pros can have. */
export default function PlansPage() {
  const query = useQuery(allPlansQuery());
  const [plan, setPlan] = useState<Plan | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = (chosen: Plan | null) => {
    setPlan(chosen);
    setIsOpen(true);
  };
  return (
    <AdminPage
      title="Plans"
      lead="What Pros can subscribe to. A plan that is no longer offered goes on for those who have it."
      back={toAdminTools}
      actions={<Button onClick={() => open(null)}>Add a plan</Button>}
    >
      <QueryBoundary query={query} what="the plans">
        {(plans) =>
          plans.length === 0 ? (
            <EmptyState title="There are no plans">
              Diagnostics adds the two default ones, or add your own.
            </EmptyState>
          ) : (
            <Card>
              <PlanTable plans={plans} onChange={open} />
            </Card>
          )
        }
      </QueryBoundary>
      <Dialog title={plan?.name ?? 'A new plan'} open={isOpen} onOpenChange={setIsOpen}>
        <PlanForm key={plan?.id ?? 'new'} plan={plan} onClose={() => setIsOpen(false)} />
      </Dialog>
    </AdminPage>
  );
}
