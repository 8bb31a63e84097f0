import { isKeyOf, SERVICE_CATEGORIES, SERVICES, type RequestTiming } from '@tree-service/domain';
import {
  Button,
  FieldFrame,
  media,
  Select,
  space,
  type Option,
  TextInput,
} from '@tree-service/design';
import { List as ListIcon, Map as MapIcon, SlidersHorizontal, Search } from 'lucide-react';
import { useId, useState, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import {
  countConditions,
  DISTANCES,
  leadFiltersSearch,
  withoutConditions,
  type LeadFilters,
  type LeadSort,
} from '../../leads/leadFilters';

const PAUSE_MS = 300;

/** Searches by number, ZIP code, or the start of a first name or city. */
function LeadSearch({
  searched,
  onSearch,
}: {
  searched: string;
  onSearch: (text: string) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState(searched);
  const [seen, setSeen] = useState(searched);
  const [isTyping, setIsTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The query string also changes without typing, for example on Back.
  if (searched !== seen) {
    setSeen(searched);
    if (!isTyping && searched !== typed.trim()) setTyped(searched);
  }
  const search = (text: string) => {
    setTyped(text);
    setIsTyping(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setIsTyping(false);
      onSearch(text.trim());
    }, PAUSE_MS);
  };
  return (
    <FieldFrame id={id} label="Search">
      <TextInput
        id={id}
        type="search"
        value={typed}
        maxLength={80}
        placeholder="Number, ZIP code, name or city"
        autoComplete="off"
        before={<Search size={18} aria-hidden />}
        onChange={(event) => search(event.target.value)}
      />
    </FieldFrame>
  );
}

const Bar = styled.div<{ $open: boolean }>`
  display: grid;
  grid-template-columns: minmax(12rem, 2fr) repeat(4, minmax(8rem, 1fr));
  align-items: end;
  gap: ${space(3)};
  ${media.belowLaptop} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.mobile} {
    ${({ $open }) => !$open && 'display: none;'}
    grid-template-columns: 1fr 1fr;
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-bottom: ${space(4)};
`;

// Collapsed on a phone, so that the requests come first.
const Opener = styled.div`
  display: none;
  ${media.mobile} {
    display: block;
  }
`;

const sortNames: Readonly<Record<LeadSort, string>> = {
  ending: 'Expiring soonest',
  newest: 'Newest first',
  nearest: 'Nearest first',
  estimate: 'Highest estimate',
  tokens: 'Fewest tokens',
};

const timingNames = {
  emergency: 'Emergency',
  this_week: 'Within a week',
  this_month: 'Within a month',
  flexible: 'Flexible',
} as const satisfies Record<RequestTiming, string>;

const any = (label: string): Option => ({ value: '', label });

const services = [
  any('All services'),
  ...SERVICE_CATEGORIES.map((value) => ({ value, label: SERVICES[value].name })),
];
const timings = [
  any('Any time'),
  ...Object.entries(timingNames).map(([value, label]) => ({ value, label })),
];
const distances = [
  any('Any distance'),
  ...DISTANCES.map((miles) => ({ value: String(miles), label: `Within ${miles} miles` })),
];
const sorts = Object.entries(sortNames).map(([value, label]) => ({ value, label }));

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly Option[];
  onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <Select
        id={id}
        value={value}
        options={options}
        onChange={(event) => onChoose(event.target.value)}
      />
    </FieldFrame>
  );
}

/** Every change goes into the query string immediately. */
export function LeadFilterBar({ filters }: { filters: LeadFilters }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const bar = useId();
  const conditions = countConditions(filters);
  const onMap = filters.view === 'map';
  const choose = (changes: Partial<LeadFilters>) =>
    void navigate({ search: leadFiltersSearch({ ...filters, ...changes }) }, { replace: true });
  return (
    <div>
      <Tools>
        <Opener>
          <Button
            variant="outline"
            aria-expanded={open}
            aria-controls={bar}
            onClick={() => setOpen(!open)}
          >
            <SlidersHorizontal size={18} aria-hidden />
            Filters{conditions > 0 && ` (${conditions})`}
          </Button>
        </Opener>
        <Button
          asLink
          replace
          variant="outline"
          to={{ search: leadFiltersSearch({ ...filters, view: onMap ? 'list' : 'map' }) }}
        >
          {onMap ? <ListIcon size={18} aria-hidden /> : <MapIcon size={18} aria-hidden />}
          {onMap ? 'View as list' : 'View on map'}
        </Button>
      </Tools>
      <Bar id={bar} $open={open} role="search" aria-label="Requests">
        <LeadSearch searched={filters.search} onSearch={(search) => choose({ search })} />
        <Choice
          label="Service"
          value={filters.service ?? ''}
          options={services}
          onChoose={(value) => choose({ service: isKeyOf(SERVICES, value) ? value : null })}
        />
        <Choice
          label="When"
          value={filters.timing ?? ''}
          options={timings}
          onChoose={(value) => choose({ timing: isKeyOf(timingNames, value) ? value : null })}
        />
        <Choice
          label="Distance"
          value={filters.within === null ? '' : String(filters.within)}
          options={distances}
          onChoose={(value) =>
            choose({ within: DISTANCES.find((miles) => String(miles) === value) ?? null })
          }
        />
        <Choice
          label="Sort by"
          value={filters.sort}
          options={sorts}
          onChoose={(value) => isKeyOf(sortNames, value) && choose({ sort: value })}
        />
        {conditions > 0 && (
          <Button variant="link" onClick={() => choose(withoutConditions(filters))}>
            Clear filters
          </Button>
        )}
      </Bar>
    </div>
  );
}
