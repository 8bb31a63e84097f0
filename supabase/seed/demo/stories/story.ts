import type { Row } from '../../../local/database';
import type { DemoContext } from '../demoContext';
import type { Work } from '../words/trees';
import { subjectBefore } from './subjects';
import { wallClock } from './workingHours';

export interface Owner {
  id: string;
  firstName: string;
  lastName: string;
  phone: string;
}

/** What a request starts from. */
export interface Opening {
  owner: Owner;
  property: { label?: string; address: string; zip: string };
  /** IANA time zone of the property. */
  timeZone: string;
  work: Work;
  photos: number;
  hoursAgo: number;
}

const HOUR = 3_600_000;

/**
 * One request from its submission on. Every step calls the function that the page calls, as the same
 * account, and is then moved to the story's own time, which advances between steps.
 */
export class Story {
  readonly context: DemoContext;
  readonly owner: Owner;
  readonly work: Work;
  requestId = '';
  jobId = '';
  readonly leads = new Map<string, string>();
  readonly quotes = new Map<string, string>();
  readonly timeZone: string;
  /** When the work is planned to begin. */
  plannedStart = 0;
  #time: number;

  private constructor(context: DemoContext, opening: Opening) {
    this.context = context;
    this.owner = opening.owner;
    this.work = opening.work;
    this.timeZone = opening.timeZone;
    this.#time = context.now.getTime();
    this.#time = this.#inDaytime(context.now.getTime() - opening.hoursAgo * HOUR);
  }

  /** Submits the request. */
  static async begin(context: DemoContext, opening: Opening): Promise<Story> {
    const story = new Story(context, opening);
    const photos = [];
    for (let count = 0; count < opening.photos; count += 1)
      photos.push(await context.storePhoto(opening.owner.id, subjectBefore(opening.work)));
    const { owner, property, work } = opening;
    const contact = { first_name: owner.firstName, last_name: owner.lastName, phone: owner.phone };
    const [answer] = await context.as(
      owner.id,
      'select public.submit_request($1::jsonb, $2) as answer',
      [JSON.stringify({ ...work, property, photos, contact }), context.random.uuid()],
    );
    story.requestId = textIn(answer?.['answer'], 'id');
    await story.#move();
    await story.readLeads();
    return story;
  }

  /** The story's own time. */
  get time(): Date {
    return new Date(this.#time);
  }

  /**
   * Advances by hours, on to the next morning where they end at night. Nights make a story longer than
   * planned; a time in the future becomes one halfway to now.
   */
  advance(hours: number): this {
    const now = this.context.now.getTime();
    const meant = this.#inDaytime(this.#time + hours * HOUR);
    this.#time = meant < now ? meant : (this.#time + now) / 2;
    return this;
  }

  /** Advances to so many hours before now, day or night; never backward. */
  advanceTo(hoursAgo: number): this {
    this.#time = Math.max(this.#time, this.context.now.getTime() - hoursAgo * HOUR);
    return this;
  }

  /** Hours between the story's time and now. */
  get hoursAgo(): number {
    return (this.context.now.getTime() - this.#time) / HOUR;
  }

  /** Runs one statement as a person, at the story's time. */
  async act(userId: string, sql: string, parameters: readonly unknown[]): Promise<Row[]> {
    const rows = await this.context.as(userId, sql, parameters);
    await this.#move();
    return rows;
  }

  /** As act, with all rights. */
  async actAsSystem(sql: string, parameters: readonly unknown[], onBehalfOf = ''): Promise<void> {
    await this.context.onBehalfOf(onBehalfOf, sql, parameters);
    await this.#move();
  }

  /** Reads the leads of the request. */
  async readLeads(): Promise<void> {
    const rows = await this.context.asProduct<{ id: string; vendor_id: string }>(
      'select id, vendor_id from public.leads where request_id = $1 order by offer_position',
      [this.requestId],
    );
    for (const row of rows) this.leads.set(row.vendor_id, row.id);
  }

  /** The lead a Pro has been offered. Throws when the match did not reach this Pro. */
  leadOf(vendorId: string): string {
    const lead = this.leads.get(vendorId);
    if (!lead) throw new Error(`Request ${this.requestId} was not offered to ${vendorId}.`);
    return lead;
  }

  /** Moves deadlines to the story's times; open offers stay open for some days from now. */
  async finish(offersOpenForDays?: number): Promise<this> {
    const until = offersOpenForDays ? this.context.ago(-24 * offersOpenForDays) : null;
    await this.context.asProduct('select pg_temp.settle_request($1, $2)', [this.requestId, until]);
    return this;
  }

  async #move(): Promise<void> {
    await this.context.asCurrentRole('select pg_temp.move_request($1, $2)', [
      this.requestId,
      this.time.toISOString(),
    ]);
  }

  #inDaytime(time: number): number {
    const now = this.context.now.getTime();
    const { hour } = wallClock(time, this.timeZone);
    const untilMorning = hour < 8 ? 8 - hour : hour >= 20 ? 32 - hour : 0;
    const morning = time + untilMorning * HOUR;
    return morning < now ? morning : time;
  }
}

/** A text field of a value that came out of the database as JSON. Throws when it is not there. */
export function textIn(value: unknown, field: string): string {
  const found: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  if (typeof found !== 'string') throw new Error(`The answer has no ${field}.`);
  return found;
}
