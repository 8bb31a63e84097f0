import { SIGNED_IN, type Aggregate } from './aggregate';

export const live: Aggregate = {
  tables: {
    'realtime.messages of a person': {
      target: () => 'true',
      select: 'owner',
      settings: (world) => ({ 'realtime.topic': `user:${world.ids.owner}` }),
    },
    'realtime.messages of the error log': {
      target: () => 'true',
      select: 'admin',
      settings: (world) => ({ 'realtime.topic': `admin:errors:${world.ids.admin}` }),
    },
  },
  functions: {
    news_since: { allowed: SIGNED_IN, given: () => ({ seconds: 5 }) },
  },
};
