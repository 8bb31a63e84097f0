import styled from 'styled-components';
import type { Drawing } from '../../illustrations/drawing';

const Picture = styled.img`
  display: block;
  width: 100%;
  height: auto;
`;

export interface IllustrationProps {
  readonly drawing: Drawing;
  /** Its words are beside it already, so screen readers skip it. */
  isDecorative?: boolean;
  /** It is part of the first screen and is loaded before everything below. */
  isFirst?: boolean;
  className?: string;
}

/**
 * A drawing as wide as its place, with its height reserved. The file follows the `color-scheme` of
 * the element, so it changes with the theme.
 */
export function Illustration({
  drawing,
  isDecorative = false,
  isFirst = false,
  className,
}: IllustrationProps) {
  const { src, width, height, alt } = drawing;
  return (
    <Picture
      className={className}
      src={src}
      width={width}
      height={height}
      alt={isDecorative ? '' : alt}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
