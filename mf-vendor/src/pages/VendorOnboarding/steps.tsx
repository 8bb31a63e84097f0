import { EQUIPMENT_KINDS, kilometersToMiles, SERVICES } from '@tree-service/domain';
import { QueryBoundary, Text, VStack } from '@tree-service/design';
import type { ReactNode } from 'react';
import type { Business } from '../../api/vendors';
import { BusinessDetailsForm } from '../../business/BusinessDetailsForm';
import type { ChecklistStep } from '../../business/checklist';
import { CredentialsEditor } from '../../business/credentials/CredentialsEditor';
import { CrewEditor } from '../../business/crew/CrewEditor';
import { EquipmentSwitches } from '../../business/EquipmentSwitches';
import { WorkingHoursForm } from '../../business/hours/WorkingHoursForm';
import { MediaEditor } from '../../business/media/MediaEditor';
import { PriceListEditor } from '../../business/PriceListEditor';
import { ServiceAreaForm } from '../../business/ServiceAreaForm';
import { ServicesForm } from '../../business/ServicesForm';
import { useSchedule } from '../../business/useBusiness';

/** What a step tells the page around it. */
export interface StepEvents {
  /** Opens the next incomplete step. */
  readonly onSaved: () => void;
  /** Shows what is typed in the preview before it is saved. */
  readonly onTyped: (typed: Partial<Business>) => void;
}

export interface StepView {
  title: string;
  /** What is already entered; empty when nothing is. */
  summary: (business: Business) => string;
  content: (business: Business, events: StepEvents) => ReactNode;
  /** What is entered is saved at once, one by one: no Save leads to the next step. */
  savesAtOnce?: true;
}

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`;

function HoursStep({ onSaved }: { onSaved: () => void }) {
  return (
    <QueryBoundary query={useSchedule()} what="your hours">
      {(schedule) => <WorkingHoursForm schedule={schedule} onSaved={onSaved} />}
    </QueryBoundary>
  );
}

export const STEP_VIEWS: Readonly<Record<ChecklistStep, StepView>> = {
  business: {
    title: 'Your business',
    summary: (business) => business.business_name,
    content: (business, events) => <BusinessDetailsForm business={business} {...events} />,
  },
  area: {
    title: 'Service area',
    summary: ({ zip, city, region, service_radius_km: radius }) =>
      zip === null
        ? ''
        : `${Math.round(kilometersToMiles(radius))} miles around ${city ?? zip}, ${region ?? ''}`,
    content: (business, { onSaved }) => <ServiceAreaForm business={business} onSaved={onSaved} />,
  },
  services: {
    title: 'Services',
    summary: ({ categories }) => categories.map((category) => SERVICES[category].name).join(', '),
    content: (business, events) => <ServicesForm business={business} {...events} />,
  },
  credentials: {
    title: 'Credentials',
    summary: ({ vendor_credentials: all }) => counted(all.length, 'credential', 'credentials'),
    content: (business) => <CredentialsEditor business={business} />,
    savesAtOnce: true,
  },
  equipment: {
    title: 'Equipment',
    summary: ({ vendor_equipment: all }) => all.map(({ kind }) => EQUIPMENT_KINDS[kind]).join(', '),
    content: (business) => (
      <VStack $gap={3}>
        <Text tone="muted">Turn on what you own. Each change is saved immediately.</Text>
        <EquipmentSwitches business={business} />
      </VStack>
    ),
    savesAtOnce: true,
  },
  crew: {
    title: 'Crew',
    summary: () => '',
    content: () => <CrewEditor />,
    savesAtOnce: true,
  },
  prices: {
    title: 'Price list',
    summary: ({ vendor_prices: all }) => counted(all.length, 'price', 'prices'),
    content: (business) => (
      <VStack $gap={5}>
        <Text tone="muted">
          Your quotes start from these prices. You can change any of them later.
        </Text>
        <PriceListEditor business={business} headingLevel={3} />
      </VStack>
    ),
    savesAtOnce: true,
  },
  hours: {
    title: 'Working hours',
    summary: () => '',
    content: (_business, { onSaved }) => <HoursStep onSaved={onSaved} />,
  },
  media: {
    title: 'Logo and photos',
    summary: () => '',
    content: () => <MediaEditor level={3} />,
    savesAtOnce: true,
  },
};
