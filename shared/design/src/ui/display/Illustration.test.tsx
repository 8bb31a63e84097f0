import { render, screen } from '@testing-library/react';
import { Illustration } from './Illustration';

const drawing = { src: '/oak.svg', width: 320, height: 240, alt: 'An oak' };

it('keeps its place, says what is to be seen and waits until it is near', () => {
  render(<Illustration drawing={drawing} />);
  const picture = screen.getByRole('img', { name: 'An oak' });
  expect(picture).toHaveAttribute('width', '320');
  expect(picture).toHaveAttribute('height', '240');
  expect(picture).toHaveAttribute('loading', 'lazy');
});

it('comes first on the first screen', () => {
  render(<Illustration drawing={drawing} isFirst />);
  const picture = screen.getByRole('img');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  expect(picture).not.toHaveAttribute('loading');
});

it('is skipped by screen readers where words say the same', () => {
  render(<Illustration drawing={drawing} isDecorative />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
