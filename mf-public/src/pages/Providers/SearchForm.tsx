import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import * as v from 'valibot';
import { SERVICE_CATEGORIES, SERVICES } from '@tree-service/domain';
import {
  Form,
  SelectField,
  SubmitButton,
  useSchemaForm,
  zip,
  ZipField,
} from '@tree-service/design/forms';
import { Card, media, space } from '@tree-service/design';
import { writeSearch, type DirectorySearch } from './search';

const ANY = 'any';

const searchSchema = v.object({ zip, service: v.picklist([ANY, ...SERVICE_CATEGORIES]) });

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

export function SearchForm({ search }: { readonly search: DirectorySearch }) {
  const navigate = useNavigate();
  const form = useSchemaForm(searchSchema, {
    defaultValues: { zip: search.zip, service: search.category ?? ANY },
  });
  return (
    <Card as="search">
      <Form
        form={form}
        label="Find a professional"
        onSubmit={async ({ zip: where, service }) => {
          await navigate(
            writeSearch({ ...search, zip: where, category: service === ANY ? null : service }),
          );
        }}
      >
        <Row>
          <ZipField name="zip" control={form.control} />
          <SelectField
            name="service"
            control={form.control}
            label="Service"
            options={[
              { value: ANY, label: 'Any service' },
              ...SERVICE_CATEGORIES.map((value) => ({ value, label: SERVICES[value].name })),
            ]}
          />
          <SubmitButton size="mobile">Search</SubmitButton>
        </Row>
      </Form>
    </Card>
  );
}
