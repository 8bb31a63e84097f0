export { ThemeRoot } from './theme/ThemeRoot';
export { theme, type Theme } from './theme/theme';
export { color, type ColorRole } from './theme/color';
export { breakpoint, media } from './theme/breakpoints';
export {
  depth,
  motion,
  pageWidth,
  radius,
  shadow,
  space,
  touchTarget,
  type Radius,
  type SpaceStep,
} from './theme/measures';
export { font, fontSize, fontWeight, type FontSize, type FontWeight } from './theme/typography';
export {
  applyThemeChoice,
  currentThemeChoice,
  rememberThemeChoice,
  type ThemeChoice,
} from './theme/themeOverride';

export { Box, type BoxProps } from './layout/Box';
export { Grid, HStack, VStack, type StackProps } from './layout/stacks';
export { Card } from './layout/Card';
export { Container, Page, type PageProps } from './layout/Page';
export { Section, type SectionProps } from './layout/Section';
export { DeepBand } from './layout/DeepBand';
export { Divider } from './layout/Divider';
export { VisuallyHidden, visuallyHidden } from './layout/VisuallyHidden';
export { SkipLink } from './layout/SkipLink';

export { LinkTabs, type LinkTab, type LinkTabsProps } from './navigation/LinkTabs';

export { Text, type TextProps, type TextTone } from './text/Text';
export { Heading, type HeadingProps } from './text/Heading';
export { Link, type LinkProps, type LinkVariant } from './text/Link';
export { Price, type PriceProps } from './text/Price';

export { Button, type ButtonProps } from './actions/Button';
export type { ButtonSize, ButtonVariant } from './actions/buttonStyles';

export { Badge, StatePill, StatusPill } from './display/Badge';
export { tones, type Tone } from './display/tones';

export { Alert, type AlertProps } from './feedback/Alert';
export { Spinner, SpinnerRing, type SpinnerProps } from './feedback/Spinner';

export {
  describedBy,
  FieldFrame,
  FieldMessage,
  fieldParts,
  type FieldFrameProps,
} from './inputs/FieldFrame';
export { TextInput, type TextInputProps } from './inputs/TextInput';
export { TextAreaInput } from './inputs/TextAreaInput';
export { Select, type Option, type SelectProps } from './inputs/Select';
export { Checkbox, ChoiceHint, ChoiceLabel, type CheckboxProps } from './inputs/Checkbox';
export { Switch, type SwitchProps } from './inputs/Switch';
export { RadioGroup } from './inputs/RadioGroup';
export type { RadioGroupProps, RadioOption } from './inputs/useRadioGroup';
export { PictureChoices, type PictureOption } from './inputs/PictureChoices';
export { ChoiceCards } from './inputs/ChoiceCards';
export { ErrorCard, type ErrorCardProps } from './feedback/ErrorCard';
export { ErrorBoundary, type ErrorBoundaryProps } from './feedback/ErrorBoundary';
export { QueryBoundary, type QueryBoundaryProps } from './feedback/QueryBoundary';
export { RetryAlert, type RetryAlertProps } from './feedback/RetryAlert';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState';
export { Skeleton, SkeletonText } from './feedback/Skeleton';

export { Dialog, DialogClose, type DialogProps } from './overlays/Dialog';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/ConfirmDialog';
export { OnceOpened } from './overlays/OnceOpened';
export { Sheet, type SheetProps } from './overlays/Sheet';
export {
  Menu,
  MenuHeader,
  MenuItem,
  MenuSeparator,
  type MenuItemProps,
  type MenuProps,
} from './overlays/Menu';
export {
  CommandPalette,
  type CommandPaletteProps,
  type PaletteGroup,
  type PaletteItem,
} from './overlays/CommandPalette';
export { Popover, type PopoverProps } from './overlays/Popover';
export { Tooltip, type TooltipProps } from './overlays/Tooltip';
export { ResponsiveTabs, Tabs, type TabItem, type TabsProps } from './disclosure/Tabs';
export { Accordion, type AccordionItem } from './disclosure/Accordion';
export { Details, type DetailsProps } from './disclosure/Details';

export { Avatar, type AvatarProps } from './display/Avatar';
export { initials } from './display/initials';
export { Rating, type RatingProps } from './display/Rating';
export { RatingInput, type RatingInputProps } from './inputs/RatingInput';
export { DescriptionList, type Description } from './display/DescriptionList';
export { CheckItem, CheckList } from './display/CheckList';
export { Table, type TableColumn, type TableProps } from './display/Table';
export { Timeline, type TimelineEvent } from './display/Timeline';
export { StatTile } from './display/StatTile';
export { PhotoGrid } from './display/PhotoGrid';
export type { GridPhoto } from './display/gridPhoto';
export { Illustration, type IllustrationProps } from './display/Illustration';
export { Logo, TreeIcon } from './display/Logo';
export { Progress } from './feedback/Progress';
export { Stepper, type Step, type StepperProps } from './feedback/Stepper';
