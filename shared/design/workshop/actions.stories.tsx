import { Button, HStack, LinkTabs, VStack } from '../src/ui';
import { FormActions } from '../src/forms';
import { useStoryForm } from './storyForm';

export default { title: 'Actions' };

const variants = [
  'default',
  'secondary',
  'outline',
  'ghost',
  'link',
  'destructive',
  'ios',
  'android',
] as const;
const sizes = ['default', 'sm', 'lg', 'mobile', 'mobileLg'] as const;

export const ButtonVariants = () => (
  <VStack>
    {variants.map((variant) => (
      <HStack key={variant} $gap={3} $wrap>
        <Button variant={variant}>Accept lead</Button>
        <Button variant={variant} disabled>
          Disabled
        </Button>
        <Button variant={variant} loading>
          Sending
        </Button>
      </HStack>
    ))}
  </VStack>
);

export const ButtonSizes = () => (
  <HStack $gap={3} $wrap>
    {sizes.map((size) => (
      <Button key={size} size={size}>
        Save
      </Button>
    ))}
    <Button size="icon" aria-label="Remove">
      ×
    </Button>
    <Button asLink to="/request">
      Request service
    </Button>
    <Button fullWidth>Full width</Button>
  </HStack>
);

export const Tabs = () => (
  <LinkTabs
    label="Pages"
    tabs={[
      { to: '/', label: 'Overview' },
      { to: '/leads', label: 'Leads', count: 3 },
      { to: '/jobs', label: 'Jobs' },
    ]}
  />
);

export const FilterPills = () => (
  <LinkTabs
    label="Period"
    look="pills"
    tabs={[
      { to: '?days=7', label: '7 days', isCurrent: false },
      { to: '?days=30', label: '30 days', count: 12, isCurrent: true },
    ]}
  />
);

export const EndOfForm = () => {
  const { Frame } = useStoryForm();
  return (
    <Frame>
      <FormActions submit="Save property" onCancel={() => undefined} />
      <FormActions
        submit="Delete account"
        variant="destructive"
        cancel="Keep account"
        onCancel={() => undefined}
      />
    </Frame>
  );
};
