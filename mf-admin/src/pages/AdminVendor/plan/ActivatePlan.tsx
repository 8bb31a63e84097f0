import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { plansQuery } from '@tree-service/market/api/plans';
import { Button, Dialog, QueryBoundary } from '@tree-service/design';
import { ActivatePlanForm } from './ActivatePlanForm';
import { requestedPlan, type Subscription } from './subscriptions';

interface ActivatePlanProps {
  readonly vendorId: string;
  readonly subscriptions: readonly Subscription[];
}

export function ActivatePlan({ vendorId, subscriptions }: ActivatePlanProps) {
  const [isOpen, setIsOpen] = useState(false);
  const plans = useQuery({ ...plansQuery(), enabled: isOpen });
  const asked = requestedPlan(subscriptions);
  return (
    <>
      <Button variant={asked ? 'default' : 'outline'} onClick={() => setIsOpen(true)}>
        Activate a plan
      </Button>
      <Dialog title="Activate a plan" open={isOpen} onOpenChange={setIsOpen}>
        <QueryBoundary query={plans} what="the plans">
          {(offered) => (
            <ActivatePlanForm
              vendorId={vendorId}
              plans={offered}
              subscriptions={subscriptions}
              onClose={() => setIsOpen(false)}
            />
          )}
        </QueryBoundary>
      </Dialog>
    </>
  );
}
