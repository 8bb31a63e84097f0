/** Short exchanges between an owner and a Pro, in order. */
export type Exchange = readonly { from: 'owner' | 'vendor'; body: string }[];

export const OPENING_EXCHANGES: readonly Exchange[] = [
  [
    {
      from: 'vendor',
      body: 'Hi, thanks for the photos. Is there room to drop branches on the side toward the street?',
    },
    {
      from: 'owner',
      body: 'Yes, the front lawn is free. Just watch the irrigation heads along the walk.',
    },
    {
      from: 'vendor',
      body: 'Good to know, we will lay mats there. You will have my quote this evening.',
    },
  ],
  [
    { from: 'vendor', body: 'Good morning! Does the work have to be finished by a certain date?' },
    { from: 'owner', body: 'Before the end of the month would be great, we have guests coming.' },
    { from: 'vendor', body: 'That works for us.' },
  ],
  [
    {
      from: 'vendor',
      body: 'Would you like to keep the wood for the fireplace, or should we haul everything?',
    },
    { from: 'owner', body: 'Please leave the trunk cut in 16-inch pieces, haul the rest.' },
    { from: 'vendor', body: 'Will do. That makes it a little cheaper too.' },
    { from: 'owner', body: 'Perfect, thank you.' },
  ],
  [
    {
      from: 'vendor',
      body: 'From the photos I can see some decay at the base. I would climb it rather than use a bucket truck.',
    },
    { from: 'owner', body: 'Fine by me. Is it safe to wait two weeks?' },
    { from: 'vendor', body: 'Keep the car away from it, and two weeks is fine.' },
  ],
];

export const QUOTE_MESSAGES: readonly string[] = [
  'Price includes cleanup and hauling. We need about half a day with three people.',
  'As discussed: climbing, no heavy machines on the lawn. Everything is raked when we leave.',
  'Includes traffic cones for the street side. The city permit, if one is needed, is not included.',
  'Happy to talk through any line item. The price stays the same even if it takes us longer.',
];

export const DELIVERY_NOTES: readonly string[] = [
  'All done. Chips are piled behind the shed as agreed.',
  'Finished a little early. Please walk the yard and tell us if anything is left.',
  'Work is complete, the stump hole is filled with soil.',
];

export const DECLINE_REASONS: readonly string[] = [
  'Fully booked for the next two weeks',
  'Outside the area we drive to for a job of this size',
  'The machine we need is booked',
];
