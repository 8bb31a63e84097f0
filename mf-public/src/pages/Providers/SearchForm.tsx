import { useId, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { SERVICE_CATEGORIES, SERVICES } from '@tree-service/domain';
import {
  Button,
  Card,
  describedBy,
  FieldFrame,
  media,
  Select,
  space,
  TextInput,
} from '@tree-service/design';
import { zipDigits } from '@tree-service/market/features/firstFacts';
import { writeSearch, type DirectorySearch } from './search';

const services = [
  { value: '', label: 'Any service' },
  ...SERVICE_CATEGORIES.map((value) => ({ value, label: SERVICES[value].name })),
];

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(8rem, 1fr) minmax(12rem, 2fr) auto;
  align-items: start;
  gap: ${space(4)};
  /* Beside the boxes, not beside their labels. */
  & > button {
    margin-top: 1.9rem;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    & > button {
      margin-top: 0;
    }
  }
`;

/**
 * Where, and for which work. Two fields whose answers become an address need none of what other forms
 * are made of, which is an eighth of what the page would download.
 */
export function SearchForm({ search }: { readonly search: DirectorySearch }) {
  const id = useId();
  const navigate = useNavigate();
  const zipInput = useRef<HTMLInputElement>(null);
  const [zip, setZip] = useState(search.zip);
  const [category, setCategory] = useState(search.category);
  const [isAsked, setIsAsked] = useState(false);
  const digits = zipDigits(zip);
  const error = isAsked && digits === null ? 'Please enter a 5-digit ZIP code' : undefined;

  const find = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (digits === null) zipInput.current?.focus();
    else void navigate(writeSearch({ ...search, zip: digits, category }));
  };
  return (
    <Card as="search">
      {/* Sent before the page listens, it waits until it does. */}
      <form method="dialog" aria-label="Find a professional" noValidate onSubmit={find}>
        <Row>
          <FieldFrame id={id} label="ZIP code" error={error}>
            <TextInput
              ref={zipInput}
              id={id}
              name="zip"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={10}
              value={zip}
              aria-required
              aria-invalid={error !== undefined}
              aria-describedby={describedBy(id, null, error)}
              onChange={(event) => setZip(event.target.value)}
            />
          </FieldFrame>
          <FieldFrame id={`${id}service`} label="Service">
            <Select
              id={`${id}service`}
              name="service"
              value={category ?? ''}
              options={services}
              onChange={({ target }) =>
                setCategory(SERVICE_CATEGORIES.find((one) => one === target.value) ?? null)
              }
            />
          </FieldFrame>
          <Button type="submit" size="mobile">
            Search
          </Button>
        </Row>
      </form>
    </Card>
  );
}
