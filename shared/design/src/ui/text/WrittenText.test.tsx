import { render, screen } from '@testing-library/react';
import { Text, WrittenText } from './Text';

test('what a person wrote reads in the direction of its script; the words of the product in that of the page', () => {
  render(
    <>
      <WrittenText>شجرة كبيرة</WrittenText>
      <Text>Your request</Text>
    </>,
  );
  expect(screen.getByText('شجرة كبيرة')).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('Your request')).not.toHaveAttribute('dir');
});
