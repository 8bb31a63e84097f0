import { screen } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/testing/render';
import { ResponsiveTabs, Tabs } from './Tabs';

const tabs = [
  { value: 'tree-removal', label: 'Tree Removal', content: 'Taking trees down' },
  { value: 'arborist', label: 'Arborist', content: 'Advice' },
  { value: 'maintenance', label: 'Maintenance', content: 'Pruning' },
];

describe('Tabs', () => {
  it('shows the first tab, and follows clicks', async () => {
    const { user } = renderWithTheme(<Tabs label="Services" tabs={tabs} />);
    expect(screen.getByRole('tabpanel', { name: 'Tree Removal' })).toHaveTextContent(
      'Taking trees down',
    );
    await user.click(screen.getByRole('tab', { name: 'Arborist' }));
    expect(screen.getByRole('tabpanel', { name: 'Arborist' })).toHaveTextContent('Advice');
  });

  it('is one tab stop with wrapping arrow keys', async () => {
    const { user } = renderWithTheme(<Tabs label="Services" tabs={tabs} />);
    await user.tab();
    expect(screen.getByRole('tab', { name: 'Tree Removal' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Maintenance' })).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Pruning');
    await user.keyboard('{Home}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Arborist', selected: true })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('can be controlled', async () => {
    const change = jest.fn();
    const { user } = renderWithTheme(
      <Tabs label="Services" tabs={tabs} value="arborist" onChange={change} />,
    );
    await user.click(screen.getByRole('tab', { name: 'Maintenance' }));
    expect(change).toHaveBeenCalledWith('maintenance');
    expect(screen.getByRole('tabpanel', { name: 'Arborist' })).toBeInTheDocument();
  });
});

describe('ResponsiveTabs', () => {
  it('offers the same choices as a select box', async () => {
    const { user } = renderWithTheme(<ResponsiveTabs label="Services" tabs={tabs} />);
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Services', hidden: true }),
      'maintenance',
    );
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Pruning');
  });
});
