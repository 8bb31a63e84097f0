import styled from 'styled-components';
import type { Drawing } from '../../illustrations/drawing';
import { Illustration } from '../display/Illustration';
import { media } from '../theme/breakpoints';
import { color } from '../theme/color';
import { space } from '../theme/measures';
import { fontSize } from '../theme/typography';
import { useRadioGroup, type RadioGroupProps, type RadioOption } from './useRadioGroup';
import { choiceCardStyle } from './ChoiceCards';

// In full rows on a phone, all in one row elsewhere.
const Cards = styled.div<{ $count: number }>`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  ${media.mobile} {
    gap: ${space(2)};
    grid-template-columns: repeat(${({ $count }) => ($count % 2 === 0 ? 2 : 3)}, minmax(0, 1fr));
  }
`;

const CardLabel = styled.label`
  ${choiceCardStyle}
  display: flex;
  flex-direction: column;
  padding: ${space(2)};
  line-height: 1.35;
  text-align: center;
  & > img {
    max-width: 13rem;
    margin: 0 auto ${space(2)};
  }
  & > span {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
`;

// Over the whole card, so that it is pressed and found where it is seen.
const Choice = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

/** A choice that is easier seen than read. */
export interface PictureOption<Value extends string = string> extends RadioOption<Value> {
  readonly picture: Drawing;
}

/** A radio group of pictures with a word and a hint below each. */
export function PictureChoices<Value extends string>(
  props: Omit<RadioGroupProps<Value>, 'options'> & {
    readonly options: readonly PictureOption<Value>[];
  },
) {
  const { label, labelledBy, options } = props;
  const { group, radio } = useRadioGroup(props);
  return (
    <Cards {...group} $count={options.length} aria-label={label} aria-labelledby={labelledBy}>
      {options.map((option, index) => (
        <CardLabel key={option.value}>
          <Choice {...radio(option, index)} />
          <Illustration drawing={option.picture} isDecorative />
          <strong>{option.label}</strong>
          {option.hint && <span>{option.hint}</span>}
        </CardLabel>
      ))}
    </Cards>
  );
}
