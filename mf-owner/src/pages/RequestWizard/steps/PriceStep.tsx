import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  isNobodyAsked,
  type SearchAhead,
  SERVICE_CATEGORIES,
  SERVICES,
} from '@tree-service/domain';
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
import { DangerAdvice, PriceAnswer } from '@tree-service/market/features/firstPrice';
import {
  type ChosenSize,
  isPricedByHeight,
  zipDigits,
} from '@tree-service/market/features/firstFacts';
import type { PriceInput } from '@tree-service/market/api/estimates';
import { lazy, type ReactNode, Suspense, useId, useMemo, useState } from 'react';
import { PictureChoices, Text, VStack } from '@tree-service/design';
import {
  sizeOfFeet,
  treeSizes,
  typicalFeet,
  unsureSize,
} from '@tree-service/market/features/treeSize';
import { serviceIcons } from '../../../area/serviceIcons';
import { placeHint } from '../place/placeHint';
import { NEW_PLACE } from '../schemas/propertySchema';
import { isDangerous, type Draft } from '../draft/draft';
import { parseCategory, priceSchema, type PriceValues } from '../schemas/serviceSchema';
import { estimateInputOf } from '../submit/submission';
import { StepActions } from './StepActions';
import type { StepProps } from './stepProps';
import { useKeepTyped } from './useKeepTyped';

const options = SERVICE_CATEGORIES.map((category) => ({
  value: category,
  label: SERVICES[category].name,
  hint: SERVICES[category].description,
  icon: serviceIcons[category],
}));

// Most owners live where there are Pros.
const JoinWaitlist = lazy(async () => ({
  default: (await import('@tree-service/market/features/waitlist')).JoinWaitlist,
}));

const Zip = styled.div`
  max-width: 22rem;
`;

function inputOf({ service, trees, timing }: Pick<Draft, 'service' | 'trees' | 'timing'>) {
  const category = parseCategory(service.category);
  if (category === null) return null;
  const described = estimateInputOf({ service, trees, timing });
  if (described !== null) return described;
  return isPricedByHeight(category) ? null : { category, trees: [{}] };
}

/** The price of the answers so far and who would be asked, once they are enough for one. */
function FirstPrice({
  draft,
  goOn,
}: {
  draft: Draft;
  /** How to continue, below the price; see PriceAnswer. */
  goOn: (search: SearchAhead | null) => ReactNode;
}) {
  const { service, trees, timing, property } = draft;
  const zip = zipDigits(property.zip);
  const input = useMemo((): PriceInput | null => {
    const work = inputOf({ service, trees, timing });
    return work === null || zip === null ? null : { work, zip };
  }, [service, trees, timing, zip]);
  if (input !== null) return <PriceAnswer input={input} level={2} goOn={goOn} />;
  return (
    <>
      {isDangerous(draft) && <DangerAdvice />}
      {goOn(null)}
    </>
  );
}

const sizes = [...treeSizes, unsureSize];

/** The size of the only tree, by picture; nothing where it has no part in the price. */
function FirstSize({ draft, save }: Pick<StepProps, 'draft' | 'save'>) {
  const titleId = useId();
  const [isUnsure, setIsUnsure] = useState(false);
  const [tree, ...others] = draft.trees;
  const isAsked = others.length === 0 && isPricedByHeight(parseCategory(draft.service.category));
  if (tree === undefined || !isAsked || tree.propertyTreeId !== '') return null;

  const known = sizeOfFeet(Number(tree.height.replace(',', '.')));
  const choose = (size: ChosenSize) => {
    setIsUnsure(size === 'unsure');
    if (size === known) return;
    const height = size === 'unsure' ? '' : String(typicalFeet[size]);
    save({ trees: [{ ...tree, height }] });
  };
  return (
    <VStack $gap={2}>
      <Text as="span" weight="semibold" id={titleId}>
        How tall is the tree?
      </Text>
      <PictureChoices
        labelledBy={titleId}
        value={known ?? (isUnsure ? 'unsure' : null)}
        onChange={choose}
        options={sizes}
      />
    </VStack>
  );
}

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
        goOn={(search) =>
          search === 'not_open' ? (
            <VStack $gap={4}>
              <Suspense fallback={null}>
                <JoinWaitlist zip={zipDigits(property.zip) ?? ''} />
              </Suspense>
              <StepActions backAddress={backAddress}>{null}</StepActions>
            </VStack>
          ) : (
            <StepActions backAddress={backAddress} isSecond={isNobodyAsked(search)} />
          )
        }
      />
    </Form>
  );
}
