import { useQuery } from '@tanstack/react-query';
import { myPropertiesQuery, pinOf } from '../../../api/properties';
import { isOwner, messageOf, useAuth } from '@tree-service/kernel';
import { ChoiceCards, RetryAlert, Skeleton, Text, TextInput, VStack } from '@tree-service/design';
import { Home, Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { findProperties } from '../../Properties/findProperties';
import { NEW_PLACE, type PropertyValues } from '../schemas/propertySchema';

/** A property, or another address, whose ZIP code is to be given. */
export type ChosenPlace = Omit<PropertyValues, 'zip'> & { zip?: string };

/** With more properties than this there is a search field. */
const OFFERED = 8;

/** Offers the owner's properties, or another address. Nothing when there are none. */
export function OwnPropertiesField({
  chosen,
  onChoose,
}: {
  /** The id of a property, or NEW_PLACE. */
  chosen: string;
  onChoose: (place: ChosenPlace) => void;
}) {
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const mayOwn = useAuth(isOwner);
  const { data, error, isLoading, refetch } = useQuery({
    ...myPropertiesQuery(userId),
    enabled: userId !== '' && mayOwn,
  });
  const [words, setWords] = useState('');

  if (isLoading) return <Skeleton $height="4.5rem" $radius="lg" />;
  if (error) {
    return (
      <RetryAlert title="We couldn't load your properties" onRetry={refetch}>
        {messageOf(error)} You can enter the address instead.
      </RetryAlert>
    );
  }
  if (data === undefined || data.length === 0) return null;

  const choose = (place: string) => {
    const property = data.find(({ id }) => id === place);
    onChoose({
      place,
      address: property?.address ?? '',
      label: property?.label ?? '',
      pin: property ? pinOf(property) : null,
      ...(property && { zip: property.zip }),
    });
  };
  const found = findProperties(data, words);
  // The selected property stays visible during a search.
  const offered = found.slice(0, OFFERED);
  const kept = data.filter(({ id }) => id === chosen && !offered.some((one) => one.id === id));
  const unlisted = found.length - offered.length;
  const options = [...kept, ...offered].map(({ id, label, address, city, state }) => ({
    value: id,
    label,
    hint: label === address ? `${city}, ${state}` : `${address}, ${city}, ${state}`,
    icon: <Home size={20} />,
  }));
  return (
    <VStack $gap={3}>
      {data.length > OFFERED && (
        <TextInput
          type="search"
          aria-label="Search your properties"
          placeholder="Name or address"
          before={<Search size={18} aria-hidden />}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <ChoiceCards
        label="Your properties"
        value={chosen}
        onChange={choose}
        options={[
          ...options,
          { value: NEW_PLACE, label: 'Another address', icon: <Plus size={20} /> },
        ]}
        minWidth="18rem"
      />
      {data.length > OFFERED && (
        <Text role="status" size="sm" tone="muted">
          {found.length === 0 && 'No matching properties. '}
          {unlisted > 0 && `${unlisted.toLocaleString()} more. Search by name or address.`}
        </Text>
      )}
    </VStack>
  );
}
