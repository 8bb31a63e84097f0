/** What people read in place of something that is turned off. */
export interface OffNotice {
  readonly title: string;
  readonly description: string;
}

export interface FeatureSwitch {
  /** What the flag is taken for while flags cannot be loaded. */
  readonly isOnByDefault: boolean;
  /** For administrators: what people have where it is on, and what happens where it is off. */
  readonly effect: string;
  /** Pages that say `off` instead of what they show. Navigation leaves them out. */
  readonly pages?: readonly string[];
  readonly off?: OffNotice;
}

const switches = {
  advanced_service_request: {
    isOnByDefault: true,
    effect:
      'The request form asks for photos and for hazards of each tree. Off: a short form without both.',
  },
  vendor_matching: {
    isOnByDefault: true,
    effect: 'Pros are offered new requests. Off: requests wait until it is on again.',
    off: {
      title: "We're not contacting Pros right now",
      description: "We'll contact Pros again as soon as we can.",
    },
  },
  media_analysis: {
    isOnByDefault: true,
    effect:
      'Photos are checked on the device for blur, darkness, duplicates, the whole tree and the place. Off: no checks.',
  },
  messaging: {
    isOnByDefault: true,
    effect:
      'Owners and Pros write to each other. Off: no Messages page, menu item or buttons, and no new messages.',
    pages: ['/messages'],
    off: {
      title: 'Messages are turned off',
      description: "You can't read or send messages right now. Nothing you wrote is lost.",
    },
  },
  vendor_dashboard: {
    isOnByDefault: true,
    effect:
      'Pros have a dashboard. Off: the page says that it is turned off, and menus leave it out.',
    pages: ['/vendor/dashboard'],
    off: {
      title: 'The dashboard is turned off',
      description: "Your requests, schedule and tokens haven't changed.",
    },
  },
  vendor_priority: {
    isOnByDefault: true,
    effect: 'Priority plans for Pros. Off: plans are not offered.',
  },
  performance_monitoring: {
    isOnByDefault: true,
    effect:
      'Pages report how fast they were (Core Web Vitals). Off: nothing is measured or stored.',
  },
  error_reporting: {
    isOnByDefault: true,
    effect: "Errors are saved for administrators. Off: they aren't.",
  },
  video_upload: {
    isOnByDefault: false,
    effect: 'Pros add videos to their portfolio. Off: photos only.',
  },
  multi_tree_analysis: {
    isOnByDefault: false,
    effect:
      'Requests for several trees show one plan of work with its price, and show the savings from doing them together. Off: the estimate only.',
  },
  vendor_calendar: {
    isOnByDefault: false,
    effect:
      'Pros import busy times from their own calendar, in addition to the calendar feed. Off: the feed only.',
  },
  payment_processing: {
    isOnByDefault: false,
    effect: 'Plans and tokens can be paid for. Off: nothing is sold.',
  },
  debug_tools: {
    isOnByDefault: false,
    effect: 'Pages for developers. Off: they are not found.',
  },
} satisfies Record<string, FeatureSwitch>;

export type FeatureFlagName = keyof typeof switches;

/** What each flag switches, and nothing else: the one list of the flags the product knows. */
export const featureSwitches: Readonly<Record<FeatureFlagName, FeatureSwitch>> = switches;

/** Whether the product knows a flag of the database. */
function isFlagName(name: string): name is FeatureFlagName {
  return Object.hasOwn(switches, name);
}

/** Every flag the product knows. */
export const flagNames: readonly FeatureFlagName[] = Object.keys(switches).filter(isFlagName);

/** Whether a flag counts as on while flags can't be loaded. Flags this kernel doesn't know are off. */
export function isOnByDefault(name: string): boolean {
  return isFlagName(name) && featureSwitches[name].isOnByDefault;
}

/** What a flag of the database switches; null for a name the product does not know. */
export function effectOfFlag(name: string): string | null {
  return isFlagName(name) ? featureSwitches[name].effect : null;
}

/** What to tell people where a feature is turned off. */
export function offNotice(name: FeatureFlagName): OffNotice {
  const known = isFlagName(name) ? featureSwitches[name] : undefined;
  return known?.off ?? { title: 'This is turned off right now', description: known?.effect ?? '' };
}

/** The flag that switches the page at a path; null for pages that are always there. */
export function flagOfPage(path: string): FeatureFlagName | null {
  for (const [name, { pages = [] }] of Object.entries(featureSwitches)) {
    if (isFlagName(name) && pages.some((page) => path === page || path.startsWith(`${page}/`)))
      return name;
  }
  return null;
}
