import {
  captionMedia,
  orderMedia,
  pairMedia,
  removeMedia,
  unpairMedia,
  type Media,
} from '@tree-service/market/api/media';
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
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useBusinessAction } from '../useBusinessAction';
import { CaptionForm } from './CaptionForm';
import { idsOf, movedIds, type Exhibit } from './portfolioOrder';

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

const Exhibited = styled(Card)`
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

/** One thing in the portfolio: seen, worded, moved, paired and removed. */
export function ExhibitCard({
  exhibits,
  index,
  addresses,
}: {
  exhibits: readonly Exhibit[];
  index: number;
  addresses: Readonly<Record<string, string>>;
}) {
  const failed = 'Your portfolio could not be changed';
  const change = useBusinessAction<() => Promise<unknown>>({
    run: (_vendorId, act) => act(),
    failed,
  });
  const word = useBusinessAction<() => Promise<number>, number>({
    run: (_vendorId, act) => act(),
    done: 'Caption saved',
    // Its form says why.
    failed: null,
  });
  const remove = useBusinessAction<readonly string[]>({
    run: (_vendorId, ids) => Promise.all(ids.map(removeMedia)),
    done: 'Removed from your portfolio',
    failed,
  });
  const exhibit = exhibits[index];
  if (!exhibit) return null;
  const shown = 'single' in exhibit ? [exhibit.single] : [exhibit.before, exhibit.after];
  const [first] = shown;
  if (!first) return null;
  const name = first.caption ?? `number ${index + 1}`;
  const act = (run: () => Promise<unknown>) => change.mutate(run);
  const others = exhibits.flatMap((other, place) =>
    'single' in other && other.single.kind === 'photo' && place !== index
      ? [{ value: other.single.id, label: other.single.caption ?? `Photo number ${place + 1}` }]
      : [],
  );
  const canPair = 'single' in exhibit && first.kind === 'photo' && others.length > 0;
  return (
    <Exhibited as="li">
      <Grid $min="9rem" $gap={2}>
        {shown.map((media) => (
          <Picture key={media.id} media={media} address={addresses[media.path]} />
        ))}
      </Grid>
      {shown.map((media) => (
        <CaptionForm
          key={media.id}
          label={`Caption of number ${index + 1}${media.moment ? `, ${media.moment}` : ''}`}
          media={media}
          onSave={(caption, expectedVersion) =>
            word.mutateAsync(() => captionMedia(media.id, caption, expectedVersion))
          }
        />
      ))}
      <HStack $gap={1} $wrap>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Move ${name} forward`}
          disabled={index === 0}
          onClick={() => act(() => orderMedia(movedIds(exhibits, index, -1)))}
        >
          <ArrowLeft size={20} aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Move ${name} back`}
          disabled={index === exhibits.length - 1}
          onClick={() => act(() => orderMedia(movedIds(exhibits, index, 1)))}
        >
          <ArrowRight size={20} aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Remove ${name}`}
          loading={remove.isPending}
          onClick={() => remove.mutate(idsOf(exhibit))}
        >
          <Trash2 size={20} aria-hidden />
        </Button>
        {!('single' in exhibit) && (
          <Button variant="ghost" size="sm" onClick={() => act(() => unpairMedia(first.id))}>
            Show them apart
          </Button>
        )}
      </HStack>
      {canPair && (
        <Select
          aria-label={`${name} is the photo before`}
          value=""
          options={others}
          placeholder="Show as before, with after…"
          onChange={(event) => act(() => pairMedia(first.id, event.target.value))}
        />
      )}
    </Exhibited>
  );
}
