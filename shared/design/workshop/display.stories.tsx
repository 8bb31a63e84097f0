import {
  Accordion,
  Avatar,
  Badge,
  Box,
  CheckItem,
  CheckList,
  DescriptionList,
  Details,
  Heading,
  HStack,
  Link,
  Logo,
  PhotoGrid,
  Price,
  Rating,
  ResponsiveTabs,
  StatTile,
  StatusPill,
  Stepper,
  Table,
  Tabs,
  Text,
  Timeline,
  tones,
  VisuallyHidden,
  VStack,
  type Tone,
} from '../src/ui';

export default { title: 'Display' };

const isTone = (key: string): key is Tone => key in tones;
const everyTone = Object.keys(tones).filter(isTone);
const PICTURE =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="green"/></svg>';

export const Words = () => (
  <VStack>
    <Heading level={1}>Expert tree care</Heading>
    <Heading level={2}>Quotes</Heading>
    <Text>
      Ask up to three Pros, and <Link to="/request">send your request</Link>.
    </Text>
    <Text tone="muted" size="sm">
      Updated today
    </Text>
    <Text tone="brand" weight="semibold">
      Promoted
    </Text>
    <Text tone="danger">This quote has expired.</Text>
    <Price amount="$1,450" upTo="$2,900" />
    <Price amount="$49" per="month" size="large" />
    <Logo name="Tree Service" />
  </VStack>
);

export const Marks = () => (
  <VStack>
    <HStack $gap={2} $wrap>
      {everyTone.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </HStack>
    <HStack $gap={2} $wrap>
      {everyTone.map((tone) => (
        <StatusPill key={tone} tone={tone}>
          {tone}
        </StatusPill>
      ))}
    </HStack>
    <HStack $gap={3}>
      <Avatar name="Maya Torres" />
      <Avatar email="owner@demo.example" size="lg" />
      <Avatar src={PICTURE} name="Oak & Co" />
    </HStack>
    <Rating value={4.3} count={27} />
    <Rating value={0} count={0} />
    <CheckList>
      <CheckItem $isMet>Verified liability insurance</CheckItem>
      <CheckItem $isMet={false}>Reviews after completed jobs</CheckItem>
    </CheckList>
  </VStack>
);

export const Figures = () => (
  <VStack>
    <HStack $gap={4} $wrap>
      <StatTile label="Win rate" value="42%" hint="Last 30 days" />
      <StatTile label="Tokens" value="118" />
    </HStack>
    <DescriptionList
      items={[
        { term: 'Height', description: '45 ft' },
        { term: 'Condition', description: 'Declining' },
      ]}
    />
    <Table
      caption="Quotes"
      columns={[
        {
          key: 'vendor',
          header: 'Pro',
          cell: (row: { vendor: string; price: string }) => row.vendor,
        },
        { key: 'price', header: 'Price', numeric: true, cell: (row) => row.price },
      ]}
      rows={[
        { vendor: 'Oak & Co', price: '$1,450' },
        { vendor: 'Cedar Crew', price: '$1,620' },
      ]}
      rowKey={(row) => row.vendor}
    />
    <Table
      staysTable
      caption="Tokens"
      columns={[
        {
          key: 'what',
          header: 'Entry',
          cell: (row: { what: string; change: string }) => row.what,
        },
        { key: 'change', header: 'Change', numeric: true, cell: (row) => row.change },
      ]}
      rows={[
        { what: 'Welcome tokens', change: '+50' },
        { what: 'Accepted a request', change: '-8' },
      ]}
      rowKey={(row) => row.what}
    />
  </VStack>
);

export const OverTime = () => (
  <VStack>
    <Timeline
      events={[
        { id: '1', title: 'Request sent', time: 'May 4, 9:00 AM' },
        {
          id: '2',
          title: 'Quote received',
          time: 'May 4, 2:10 PM',
          text: '$1,450',
          tone: 'success',
        },
      ]}
    />
    <Stepper
      label="Steps"
      current="trees"
      onSelect={() => undefined}
      steps={[
        { id: 'service', label: 'Service' },
        { id: 'trees', label: 'Trees' },
        { id: 'send', label: 'Send' },
      ]}
    />
  </VStack>
);

const parts = [
  { value: 'about', label: 'About', content: <p>Family business in Austin.</p> },
  { value: 'reviews', label: 'Reviews', content: <p>27 reviews</p> },
];

export const Sections = () => (
  <VStack>
    <Tabs label="Profile" tabs={parts} />
    <ResponsiveTabs label="Profile on a phone" tabs={parts} />
    <Accordion
      items={[
        {
          id: 'cost',
          title: 'What does it cost?',
          content: <p>Describing the work is free.</p>,
          open: true,
        },
        { id: 'who', title: 'Who comes?', content: <p>Pros near you.</p> },
      ]}
    />
    <Details show="Show the reasons" hide="Hide the reasons">
      <p>The trunk is wider than usual.</p>
    </Details>
  </VStack>
);

export const Photos = () => (
  <PhotoGrid
    photos={[
      { id: '1', src: PICTURE, alt: 'The oak from the street' },
      { id: '2', src: PICTURE, alt: 'The trunk' },
    ]}
  />
);

export const Boxes = () => (
  <VStack>
    <Box $padding={4} $background="surfaceSunken" $radius="md">
      Sunken
    </Box>
    <Box $paddingX={5} $paddingY={2} $background="surfaceRaised" $border $shadow="md">
      Raised
    </Box>
    <Box>
      For screen readers, this line has one more word:
      <VisuallyHidden> here</VisuallyHidden>
    </Box>
  </VStack>
);
