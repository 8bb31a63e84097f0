import { Button, EmptyState } from '@tree-service/design';
import { SearchX } from 'lucide-react';
import { leadFiltersAddress, withoutConditions, type LeadFilters } from '../../leads/leadFilters';

/** Nothing passes the filters although there are requests: the way back to all of them. */
export function NoMatches({ filters }: { filters: LeadFilters }) {
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title="No request matches"
      action={
        <Button
          asLink
          variant="outline"
          replace
          to={{ search: leadFiltersAddress(withoutConditions(filters)) }}
        >
          Show all again
        </Button>
      }
    >
      Try another word, a larger distance or any service.
    </EmptyState>
  );
}
