import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isNobodyAsked, SERVICE_CATEGORIES, SERVICES } from '@tree-service/domain';
import { zipQuery } from '@tree-service/market/api/places';
import {
  CheckboxField,
  Form,
  RadioCardsField,
  useSchemaForm,
  ZipField,
} from '@tree-service/design/forms';
import { isOnline } from '@tree-service/kernel/native';
import styled from 'styled-components';
import type * as v from 'valibot';
import { serviceIcons } from '../../../area/serviceIcons';
import { placeHint } from '../place/placeHint';
import { FirstPrice } from '../estimate/FirstPrice';
import { FirstSize } from '../measure/FirstSize';
import { priceSchema, type PriceValues } from '../schemas/priceSchema';
import { NEW_PLACE } from '../schemas/propertySchema';
import { StepActions } from './StepActions';
import type { StepProps } from './stepProps';
import { useKeepTyped } from './useKeepTyped';

const options = SERVICE_CATEGORIES.map((category) => ({
  value: category,
  label: SERVICES[category].name,
  hint: SERVICES[category].description,
  icon: serviceIcons[category],
}));

const Zip = styled.div`
  max-width: 22rem;
`;

type PriceAnswers = v.InferOutput<typeof priceSchema>;

/** Service, size and ZIP code, and the price they give. */
export function PriceStep({ draft, save, onNext, backAddress }: StepProps) {
  const queryClient = useQueryClient();
  const { property } = draft;
  const form = useSchemaForm<PriceValues, PriceAnswers>(priceSchema, {
    defaultValues: { ...draft.service, zip: property.zip },
  });
  useKeepTyped(form, ({ zip, ...service }) => save({ service, property: { ...property, zip } }));
  const place = useQuery(zipQuery(property.zip.trim().slice(0, 5)));

  const goOn = async ({ zip }: PriceAnswers) => {
    const lookup = zipQuery(zip);
    // Offline, the lookup is skipped; it happens when the request is sent.
    const found = isOnline()
      ? await queryClient.fetchQuery(lookup)
      : queryClient.getQueryData(lookup.queryKey);
    if (found === null) {
      form.setError('zip', { message: "We couldn't find this ZIP code" });
      return;
    }
    onNext();
  };

  return (
    <Form draft={null} form={form} onSubmit={goOn} label="Price" gap={6}>
      <RadioCardsField
        name="category"
        control={form.control}
        label="Choose one service"
        options={options}
        minWidth="18rem"
      />
      {draft.service.category === 'arborist' && (
        <CheckboxField
          name="writtenReport"
          control={form.control}
          label="I need a written report"
          hint="For a permit, an insurance claim or a home sale."
        />
      )}
      <FirstSize draft={draft} save={save} />
      {property.place === NEW_PLACE && (
        <Zip>
          <ZipField name="zip" control={form.control} hint={placeHint(place)} />
        </Zip>
      )}
      <FirstPrice
        draft={draft}
        goOn={(search) => (
          <StepActions backAddress={backAddress} isSecond={isNobodyAsked(search)} />
        )}
      />
    </Form>
  );
}
