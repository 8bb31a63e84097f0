import { Button, EmptyState } from '@tree-service/design';
import { SearchX } from 'lucide-react';
import { leadFiltersSearch, withoutConditions, type LeadFilters } from '../../leads/leadFilters';

export function NoMatches({ filters }: { filters: LeadFilters }) {
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title="No matching requests"
      action={
        <Button
          asLink
          variant="outline"
          replace
          to={{ search: leadFiltersSearch(withoutConditions(filters)) }}
        >
          Clear filters
        </Button>
      }
    >
      Try fewer filters.
    </EmptyState>
  );
}
