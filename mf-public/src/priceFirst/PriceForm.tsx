import {
  isNobodyAsked,
  SERVICE_CATEGORIES,
  SERVICES,
  type SearchAhead,
  type ServiceCategory,
} from '@tree-service/domain';
import {
  Button,
  ChoiceCards,
  FieldFrame,
  PictureChoices,
  SkeletonText,
  Text,
  TextInput,
  VStack,
} from '@tree-service/design';
import { paths } from '@tree-service/kernel/contract';
import {
  type FirstFacts,
  isPricedByHeight,
  priceInputOf,
  requestAddress,
  zipDigits,
} from '@tree-service/market/features/firstFacts';
import { treeSizes, unsureSize } from '@tree-service/market/features/treeSize';
import { lazy, Suspense, useId, useState, type FormEvent } from 'react';
import styled from 'styled-components';

const loadAnswer = () => import('@tree-service/market/features/firstPrice');
const PriceAnswer = lazy(async () => ({ default: (await loadAnswer()).PriceAnswer }));
const DangerAdvice = lazy(async () => ({ default: (await loadAnswer()).DangerAdvice }));

// Most visitors live where there are Pros.
const JoinWaitlist = lazy(async () => ({
  default: (await import('@tree-service/market/features/waitlist')).JoinWaitlist,
}));

const Zip = styled.div`
  max-width: 15rem;
`;

const services = SERVICE_CATEGORIES.map((value) => ({ value, label: SERVICES[value].name }));
const sizes = [...treeSizes, unsureSize];

interface GoOnProps {
  readonly to: string;
  readonly search: SearchAhead | null;
  /** Five digits. */
  readonly zip: string;
}

/** Leads to the request form; where no Pro would be asked, as the second choice, and where we aren't open not at all. */
function GoOn({ to, search, zip }: GoOnProps) {
  if (search === 'not_open') {
    return (
      <Suspense fallback={null}>
        <JoinWaitlist zip={zip} />
      </Suspense>
    );
  }
  const isSecond = isNobodyAsked(search);
  return (
    <VStack $gap={2} $align="start">
      <Button asLink size="lg" variant={isSecond ? 'outline' : 'default'} to={to}>
        {isSecond ? 'Send a request anyway' : 'Get quotes'}
      </Button>
      <Text size="sm" tone="muted">
        It's free. Nothing is sent until you send a request.
      </Text>
    </VStack>
  );
}

/** What to say beside each answer that a price still needs. */
function missingFacts({ service, size, zip }: FirstFacts) {
  return {
    service: service === null ? 'Please choose the service you need' : undefined,
    size: size === null && isPricedByHeight(service) ? 'Please choose a size' : undefined,
    zip: zipDigits(zip) === null ? 'Please enter a 5-digit ZIP code' : undefined,
  };
}

/**
 * Service, size by picture and ZIP code, answered with the price and the Pros who would be asked. Before
 * the page listens, it leads to the request form with what was entered.
 */
export function PriceForm({ service = null }: { readonly service?: ServiceCategory | null }) {
  const id = useId();
  const [facts, setFacts] = useState<FirstFacts>({ service, size: null, zip: '' });
  const [isAsked, setIsAsked] = useState(false);
  // Typed last, the digits are above the price; on a phone it would appear below the screen.
  const [isTyped, setIsTyped] = useState(false);
  const [unknownZip, setUnknownZip] = useState<string | null>(null);
  const isUnknownZip = unknownZip !== null && unknownZip === zipDigits(facts.zip);
  const input = isUnknownZip ? null : priceInputOf(facts);
  const missing = isAsked ? missingFacts(facts) : null;
  const zipError = isUnknownZip ? "We couldn't find this ZIP code" : missing?.zip;

  const change = (answers: Partial<FirstFacts>) => {
    // On its way while the rest is answered.
    loadAnswer().then(
      ({ connectAhead }) => connectAhead(),
      (cause: unknown) => console.info('The price could not be preloaded.', cause),
    );
    setFacts((before) => ({ ...before, ...answers }));
    setIsTyped('zip' in answers);
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
  };

  return (
    <form action={paths.request()} method="get" aria-label="Your price" noValidate onSubmit={ask}>
      <VStack $gap={6} $align="stretch">
        {service === null ? (
          <FieldFrame id={`${id}service`} label="Which service?" error={missing?.service} group>
            <ChoiceCards
              name="service"
              label="Which service?"
              minWidth="12rem"
              value={facts.service}
              onChange={(chosen) => change({ service: chosen })}
              options={services}
            />
          </FieldFrame>
        ) : (
          <input type="hidden" name="service" value={service} />
        )}
        {isPricedByHeight(facts.service) && (
          <FieldFrame id={`${id}size`} label="How tall is the tree?" error={missing?.size} group>
            <PictureChoices
              name="size"
              label="How tall is the tree?"
              value={facts.size}
              onChange={(size) => change({ size })}
              options={sizes}
            />
          </FieldFrame>
        )}
        <Zip>
          <FieldFrame id={`${id}zip`} label="ZIP code" error={zipError}>
            <TextInput
              id={`${id}zip`}
              name="zip"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={10}
              value={facts.zip}
              aria-invalid={zipError !== undefined}
              aria-describedby={zipError === undefined ? undefined : `${id}zip-error`}
              onChange={(event) => change({ zip: event.target.value })}
            />
          </FieldFrame>
        </Zip>
        {input === null ? (
          <>
            {facts.service === 'emergency' && (
              <Suspense fallback={null}>
                <DangerAdvice />
              </Suspense>
            )}
            <div>
              <Button type="submit" size="lg">
                See your price
              </Button>
            </div>
          </>
        ) : (
          <Suspense fallback={<SkeletonText lines={3} label="Calculating your price" />}>
            <PriceAnswer
              input={input}
              scrollsIntoView={isTyped}
              onUnknownZip={setUnknownZip}
              goOn={(search) => <GoOn to={requestAddress(facts)} search={search} zip={input.zip} />}
            />
          </Suspense>
        )}
      </VStack>
    </form>
  );
}
