import { Button, EmptyState } from '@tree-service/design';
import { nothingFound } from '@tree-service/design/illustrations';
import { leadFiltersSearch, withoutConditions, type LeadFilters } from '../../leads/leadFilters';

export function NoMatches({ filters }: { filters: LeadFilters }) {
  return (
    <EmptyState
      picture={nothingFound}
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
