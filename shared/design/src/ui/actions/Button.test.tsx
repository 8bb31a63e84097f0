import type { FormEvent, ReactNode } from 'react';
import { screen } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/testing/render';
import { Button } from './Button';

const variants = [
  'default',
  'destructive',
  'outline',
  'secondary',
  'ghost',
  'link',
  'ios',
  'android',
] as const;

describe('Button', () => {
  it.each(variants)('has the variant %s', async (variant) => {
    const press = jest.fn();
    const { user } = renderWithTheme(
      <Button variant={variant} onClick={press}>
        Send
      </Button>,
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('looks like no other in each variant and each size', () => {
    // Styles are named by what they say: the same name is the same look.
    const looks = (buttons: ReactNode) => {
      const { container, unmount } = renderWithTheme(<>{buttons}</>);
      const names = [...container.querySelectorAll('button')].map(({ className }) => className);
      unmount();
      return { all: names.length, different: new Set(names).size };
    };
    expect(looks(variants.map((variant) => <Button key={variant} variant={variant} />))).toEqual({
      all: 8,
      different: 8,
    });
    const sizes = ['default', 'sm', 'lg', 'icon', 'mobileLg'] as const;
    expect(looks(sizes.map((size) => <Button key={size} size={size} />))).toEqual({
      all: 5,
      different: 5,
    });
    expect(looks([<Button key="one" />, <Button key="two" />]).different).toBe(1);
  });

  it('is at least 44 px high by default and for mobile, 52 px for mobileLg', () => {
    renderWithTheme(
      <>
        <Button>Default</Button>
        <Button size="mobile">Mobile</Button>
        <Button size="mobileLg">Large</Button>
        <Button size="icon" aria-label="Icon" />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Default' })).toHaveStyle({ minHeight: '2.75rem' });
    expect(screen.getByRole('button', { name: 'Mobile' })).toHaveStyle({ minHeight: '2.75rem' });
    expect(screen.getByRole('button', { name: 'Large' })).toHaveStyle({ height: '52px' });
    expect(screen.getByRole('button', { name: 'Icon' })).toHaveStyle({
      width: '2.75rem',
      height: '2.75rem',
    });
  });

  it('does not submit a form by default', async () => {
    const send = jest.fn((event: FormEvent) => event.preventDefault());
    const { user } = renderWithTheme(
      <form onSubmit={send}>
        <Button>Add a tree</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Add a tree' }));
    expect(send).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('refuses to be pressed while it loads, yet keeps its name and focus', async () => {
    const press = jest.fn();
    const send = jest.fn((event: FormEvent) => event.preventDefault());
    const { user } = renderWithTheme(
      <form onSubmit={send}>
        <Button type="submit" loading onClick={press}>
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveFocus();
    expect(press).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  });

  it('can be a link that looks like a button', () => {
    renderWithTheme(
      <Button asLink to="/request">
        Get an Estimate
      </Button>,
    );
    expect(screen.getByRole('link', { name: 'Get an Estimate' })).toHaveAttribute(
      'href',
      '/request',
    );
  });
});
