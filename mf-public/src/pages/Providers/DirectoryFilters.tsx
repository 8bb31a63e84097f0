import { useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { Checkbox, FieldFrame, media, Select, space } from '@tree-service/design';
import { DIRECTORY_SORTS, type DirectorySort } from '../../api/directory';
import { readSearch, STARS, writeSearch, type DirectorySearch } from './search';

const SORT_NAMES: Readonly<Record<DirectorySort, string>> = {
  recommended: 'Recommended',
  nearest: 'Nearest',
  rating: 'Best rated',
};

const ANY = 'any';

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 11rem)) repeat(2, auto);
  align-items: end;
  justify-content: start;
  gap: ${space(2)} ${space(6)};
  ${media.mobile} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
    gap: ${space(1)} ${space(3)};
    & > label {
      grid-column: 1 / -1;
    }
  }
`;

/** Order and filters of the directory; each choice changes the address and applies immediately. */
export function DirectoryFilters({ search }: { readonly search: DirectorySearch }) {
  const navigate = useNavigate();
  const sortId = useId();
  const starsId = useId();
  const address = writeSearch(search);
  // What was chosen last, which the page may not show yet.
  const asked = useRef(address);
  useEffect(() => {
    asked.current = address;
  }, [address]);
  const change = (changes: Partial<DirectorySearch>) => {
    const latest = readSearch(new URLSearchParams(asked.current.replace(/^[^?]*/, '')));
    asked.current = writeSearch({ ...latest, ...changes });
    void navigate(asked.current, { preventScrollReset: true });
  };
  return (
    <Bar role="group" aria-label="Sort and filter">
      <FieldFrame id={sortId} label="Sort by">
        <Select
          id={sortId}
          value={search.sort}
          options={DIRECTORY_SORTS.map((value) => ({ value, label: SORT_NAMES[value] }))}
          onChange={({ target }) =>
            change({ sort: DIRECTORY_SORTS.find((sort) => sort === target.value) })
          }
        />
      </FieldFrame>
      <FieldFrame id={starsId} label="Stars">
        <Select
          id={starsId}
          value={String(search.stars ?? ANY)}
          options={[
            { value: ANY, label: 'Any' },
            ...STARS.map((stars) => ({ value: String(stars), label: `${stars} and up` })),
          ]}
          onChange={({ target }) =>
            change({ stars: STARS.find((stars) => String(stars) === target.value) ?? null })
          }
        />
      </FieldFrame>
      <Checkbox
        label="Open this week"
        checked={search.open}
        onChange={({ target }) => change({ open: target.checked })}
      />
      <Checkbox
        label="Workers' compensation verified"
        checked={search.compensation}
        onChange={({ target }) => change({ compensation: target.checked })}
      />
    </Bar>
  );
}
