export { ThemeRoot } from './theme/ThemeRoot';
export { theme } from './theme/theme';
export { color } from './theme/color';
export { breakpoint, media } from './theme/breakpoints';
export {
  depth,
  motion,
  pageWidth,
  radius,
  shadow,
  space,
  touchTarget,
  type SpaceStep,
} from './theme/measures';
export { font, fontSize, fontWeight } from './theme/typography';
export {
  applyThemeChoice,
  currentThemeChoice,
  rememberThemeChoice,
  type ThemeChoice,
} from './theme/themeOverride';

export { Box } from './layout/Box';
export { Grid, HStack, VStack } from './layout/stacks';
export { Card } from './layout/Card';
export { Container, Page, type PageProps } from './layout/Page';
export { Section, type SectionProps } from './layout/Section';
export { Divider } from './layout/Divider';
export { VisuallyHidden, visuallyHidden } from './layout/VisuallyHidden';
export { SkipLink } from './layout/SkipLink';

export { LinkTabs, type LinkTab } from './navigation/LinkTabs';

export { Text, WrittenText } from './text/Text';
export { Heading } from './text/Heading';
export { Link } from './text/Link';
export { Price } from './text/Price';

export { Button, type ButtonProps } from './actions/Button';
export type { ButtonSize, ButtonVariant } from './actions/buttonStyles';

export { Badge, StatePill, StatusPill } from './display/Badge';
export { tones, type Tone } from './display/tones';

export { Alert } from './feedback/Alert';
export { Spinner, SpinnerRing } from './feedback/Spinner';

export { describedBy, FieldFrame, FieldMessage, fieldParts } from './inputs/FieldFrame';
export { TextInput } from './inputs/TextInput';
export { TextAreaInput } from './inputs/TextAreaInput';
export { Select, type Option } from './inputs/Select';
export { Checkbox } from './inputs/Checkbox';
export { Switch } from './inputs/Switch';
export { RadioGroup } from './inputs/RadioGroup';
export type { RadioOption } from './inputs/useRadioGroup';
export { PictureChoices, type PictureOption } from './inputs/PictureChoices';
export { ChoiceCards } from './inputs/ChoiceCards';
export { ErrorCard } from './feedback/ErrorCard';
export { ErrorBoundary } from './feedback/ErrorBoundary';
export { QueryBoundary } from './feedback/QueryBoundary';
export { RetryAlert } from './feedback/RetryAlert';
export { EmptyState } from './feedback/EmptyState';
export { Skeleton, SkeletonText } from './feedback/Skeleton';

export { Dialog, DialogClose } from './overlays/Dialog';
export { ConfirmDialog } from './overlays/ConfirmDialog';
export { OnceOpened } from './overlays/OnceOpened';
export { Sheet } from './overlays/Sheet';
export { Menu, MenuHeader, MenuItem, MenuSeparator } from './overlays/Menu';
export { CommandPalette, type PaletteGroup } from './overlays/CommandPalette';
export { Popover } from './overlays/Popover';
export { ResponsiveTabs, Tabs } from './disclosure/Tabs';
export { Accordion } from './disclosure/Accordion';
export { Details } from './disclosure/Details';

export { Avatar } from './display/Avatar';
export { Rating } from './display/Rating';
export { RatingInput } from './inputs/RatingInput';
export { DescriptionList } from './display/DescriptionList';
export { CheckItem, CheckList } from './display/CheckList';
export { Table, type TableColumn, type TableProps } from './display/Table';
export { Timeline, type TimelineEvent } from './display/Timeline';
export { StatTile } from './display/StatTile';
export { PhotoGrid } from './display/PhotoGrid';
export { Illustration } from './display/Illustration';
export { Logo, TreeIcon } from './display/Logo';
export { Progress } from './feedback/Progress';
export { Stepper } from './feedback/Stepper';
