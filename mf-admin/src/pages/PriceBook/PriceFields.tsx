import type { Control } from 'react-hook-form';
import styled from 'styled-components';
import type { PriceBand } from '@tree-service/market/api/priceBook';
import { priceSourcesInWords, type Cents } from '@tree-service/domain';
import { MoneyField } from '@tree-service/design/forms';
import { Card, color, Grid, Heading, space, Text, VStack } from '@tree-service/design';
import { bandLabel, bandsInOrder, nextStart, PRICED_SERVICES } from './bandLabel';
import { fieldsOf } from './priceForm';

type Typed = Record<string, Cents | null>;

const Band = styled.fieldset`
  padding-block: ${space(3)};
  & + & {
    border-top: 1px solid ${color.border};
  }
  & > legend {
    float: left;
    width: 100%;
    margin-bottom: ${space(2)};
    font-weight: 600;
  }
  & > div {
    clear: both;
  }
`;

interface PriceFieldsProps {
  readonly book: readonly PriceBand[];
  readonly control: Control<Typed, unknown, Record<string, Cents>>;
}

export function PriceFields({ book, control }: PriceFieldsProps) {
  return (
    <Grid $min="20rem" $gap={5}>
      {Object.entries(PRICED_SERVICES).map(([service, name]) => (
        <Card key={service}>
          <VStack $gap={2}>
            <Heading level={3} size="lg">
              {name}
            </Heading>
            {bandsInOrder(book, service).map((band) => {
              const { low, high } = fieldsOf(band);
              return (
                <Band key={low}>
                  <legend>{bandLabel(band, nextStart(band, book))}</legend>
                  <Grid $min="7rem" $gap={3}>
                    <MoneyField name={low} control={control} label="Low" />
                    <MoneyField name={high} control={control} label="High" />
                  </Grid>
                  <Text size="sm" tone="muted">
                    {priceSourcesInWords([{ ...band, year: band.published_year }])}
                  </Text>
                </Band>
              );
            })}
          </VStack>
        </Card>
      ))}
    </Grid>
  );
}
