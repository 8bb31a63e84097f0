import type { Media } from '@tree-service/market/api/media';
import { hideRows, showRows } from '@tree-service/market/api/showRows';
import {
  Button,
  Card,
  color,
  Grid,
  HStack,
  radius,
  Select,
  space,
  Text,
} from '@tree-service/design';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { captionMedia, orderMedia, pairMedia, removeMedia, unpairMedia } from '../../api/media';
import { RemoveButton } from '../../area/RemoveButton';
import { useBusinessAction } from '../useBusinessAction';
import { CaptionForm } from './CaptionForm';
import { showMediaOrder, showPair, showUnpaired } from './showMedia';
import { idsOf, movedIds, type PortfolioItem } from './portfolioOrder';

const Shown = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${radius.md};
  background: ${color.surfaceSunken};
  & > img,
  & > video {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & > span {
    position: absolute;
    bottom: ${space(2)};
    left: ${space(2)};
    padding: 0 ${space(2)};
    border-radius: ${radius.sm};
    background: ${color.surfaceRaised};
  }
`;

const ItemCard = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  padding: ${space(4)};
`;

function Picture({ media, address }: { media: Media; address: string | undefined }) {
  const alt = media.caption ?? 'Photo of your work';
  return (
    <Shown>
      {address &&
        (media.kind === 'video' ? (
          <video src={address} controls preload="metadata" aria-label={media.caption ?? 'Video'} />
        ) : (
          <img src={address} alt={alt} loading="lazy" />
        ))}
      {media.moment && (
        <Text as="span" size="xs" weight="semibold">
          {media.moment === 'before' ? 'Before' : 'After'}
        </Text>
      )}
    </Shown>
  );
}

interface Change {
  readonly run: () => Promise<unknown>;
  /** Shows its result among what the Pro shows. */
  readonly show: (vendorId: string) => void;
}

interface Wording {
  readonly id: string;
  readonly caption: string | null;
  readonly expectedVersion?: number;
}

export interface PortfolioItemCardProps {
  items: readonly PortfolioItem[];
  index: number;
  addresses: Readonly<Record<string, string>>;
}

export function PortfolioItemCard({ items, index, addresses }: PortfolioItemCardProps) {
  const failed = "We couldn't update your portfolio";
  const change = useBusinessAction<Change>({
    run: (_vendorId, { run }) => run(),
    show: (_, { show }, vendorId) => show(vendorId),
    failed,
  });
  const word = useBusinessAction<Wording, number>({
    run: (_vendorId, { id, caption, expectedVersion }) =>
      captionMedia(id, caption, expectedVersion),
    done: 'Caption saved',
    // The form shows the error.
    failed: null,
    show: (version, { id, caption }) => showRows<Media>([{ id, caption, version }]),
  });
  const remove = useBusinessAction<readonly string[]>({
    run: (_vendorId, ids) => Promise.all(ids.map(removeMedia)),
    show: (_, ids, vendorId) => hideRows([['vendors', vendorId]], ids),
    done: 'Removed from your portfolio',
    failed,
  });
  const item = items[index];
  if (!item) return null;
  const shown = 'single' in item ? [item.single] : [item.before, item.after];
  const [first] = shown;
  if (!first) return null;
  const name = first.caption ?? `item ${index + 1}`;
  const moveBy = (by: -1 | 1) => {
    const ids = movedIds(items, index, by);
    change.mutate({
      run: () => orderMedia(ids),
      show: (vendorId) => showMediaOrder(vendorId, ids),
    });
  };
  const pairWith = (afterId: string) =>
    change.mutate({
      run: () => pairMedia(first.id, afterId),
      show: (vendorId) => showPair(vendorId, first.id, afterId),
    });
  const unpair = () =>
    change.mutate({
      run: () => unpairMedia(first.id),
      show: (vendorId) => showUnpaired(vendorId, [first.id]),
    });
  const others = items.flatMap((other, place) =>
    'single' in other && other.single.kind === 'photo' && place !== index
      ? [{ value: other.single.id, label: other.single.caption ?? `Photo ${place + 1}` }]
      : [],
  );
  const canPair = 'single' in item && first.kind === 'photo' && others.length > 0;
  return (
    <ItemCard as="li">
      <Grid $min="9rem" $gap={2}>
        {shown.map((media) => (
          <Picture key={media.id} media={media} address={addresses[media.path]} />
        ))}
      </Grid>
      {shown.map((media) => (
        <CaptionForm
          key={media.id}
          label={`Caption of item ${index + 1}${media.moment ? `, ${media.moment}` : ''}`}
          media={media}
          onSave={(caption, expectedVersion) =>
            word.mutateAsync({ id: media.id, caption, expectedVersion })
          }
        />
      ))}
      <HStack $gap={1} $wrap>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Move ${name} earlier`}
          disabled={index === 0}
          onClick={() => moveBy(-1)}
        >
          <ArrowLeft size={20} aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Move ${name} later`}
          disabled={index === items.length - 1}
          onClick={() => moveBy(1)}
        >
          <ArrowRight size={20} aria-hidden />
        </Button>
        <RemoveButton
          what={name}
          busy={remove.isPending}
          onRemove={() => remove.mutate(idsOf(item))}
        />
        {!('single' in item) && (
          <Button variant="ghost" size="sm" onClick={unpair}>
            Unpair
          </Button>
        )}
      </HStack>
      {canPair && (
        <Select
          aria-label={`Pair ${name} with an after photo`}
          value=""
          options={others}
          placeholder="Pair with an after photo…"
          onChange={(event) => pairWith(event.target.value)}
        />
      )}
    </ItemCard>
  );
}
