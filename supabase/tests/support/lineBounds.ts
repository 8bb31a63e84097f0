import type { Estimate } from './askEstimate';
import type { DescribedTree } from './estimateInputs';
import type { Row } from './database';
import type { Marketplace } from './marketplace';

interface Band extends Row {
  service: string;
  basis: string;
  from: number;
  low: number;
  high: number;
}

interface Surcharge extends Row {
  name: string;
  least: number;
  most: number;
}

/** A version of the price book, in cents. */
export interface Prices {
  bands: Band[];
  surcharges: Surcharge[];
}

type Line = Estimate['lines'][number];
type Bounds = readonly [low: number, high: number];

/** Reads the price book that estimates are made from. */
export async function readPrices(market: Marketplace): Promise<Prices> {
  return {
    bands: await market.database.query<Band>(
      `select service, basis, from_value::float8 as from, low_cents::float8 as low, high_cents::float8 as high
       from public.price_book_items where version = (select max(version) from public.price_book_items)
       order by from_value desc`,
    ),
    surcharges: await market.database.query<Surcharge>(
      `select surcharge as name, least_percent::float8 as least, most_percent::float8 as most
       from public.price_book_surcharges
       where version = (select max(version) from public.price_book_surcharges)`,
    ),
  };
}

const countOf = ({ count }: DescribedTree) => count ?? 1;
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The published bounds of every line of an estimate, by what was described. */
export class LineBounds {
  constructor(private readonly prices: Prices) {}

  #band(service: string, basis: string, value = 0): Bounds {
    const found = this.prices.bands.find(
      (band) =>
        band.service === service &&
        band.basis === basis &&
        (band.from === 0 || band.from < Math.round(value * 1000) / 1000),
    );
    if (!found) throw new Error(`The price book has no ${service} by ${basis}.`);
    return [found.low, found.high];
  }

  /** A surcharge lifts the middle of what it is on by a share within its published span. */
  #surcharge(name: string, low: number, high: number): Bounds {
    const found = this.prices.surcharges.find((one) => one.name === name);
    if (!found) throw new Error(`The price book has no surcharge for ${name}.`);
    const middle = (low + high) / 2;
    return [(middle * found.least) / 100, (middle * found.most) / 100];
  }

  #height(service: string, trees: readonly DescribedTree[]): Bounds {
    const bands = trees.map((tree) => ({
      count: countOf(tree),
      band: this.#band(service, 'height_ft', tree.height_m / 0.3048),
    }));
    return [
      total(bands.map(({ count, band }) => count * band[0])),
      total(bands.map(({ count, band }) => count * band[1])),
    ];
  }

  /** The widest counts as the first stump; one not measured yet may be wider. */
  #stumps(trees: readonly DescribedTree[]): Bounds {
    const [flatLow, flatHigh] = this.#band('stump', 'flat');
    const [inchLow, inchHigh] = this.#band('stump', 'per_inch');
    const [furtherLow, furtherHigh] = this.#band('stump', 'each_further');
    const [least] = this.#band('stump', 'minimum');
    const widest = Math.max(0, ...trees.map(({ diameter_cm }) => (diameter_cm ?? 0) / 2.54));
    const further = total(trees.map(countOf)) - 1;
    const low = Math.max(flatLow, inchLow * widest);
    const unmeasured = trees.some(({ diameter_cm }) => diameter_cm === undefined)
      ? low + flatHigh - Math.max(flatLow, least)
      : 0;
    return [
      low + furtherLow * further,
      Math.max(flatHigh, inchHigh * widest, unmeasured) + furtherHigh * further,
    ];
  }

  #before(line: Line, lines: readonly Line[], codes: readonly string[]): Bounds {
    const those = lines.filter(({ code, tree }) => codes.includes(code) && tree === line.tree);
    return [
      total(those.map(({ low_cents }) => low_cents)),
      total(those.map(({ high_cents }) => high_cents)),
    ];
  }

  #boundsOf(line: Line, found: Estimate, trees: readonly DescribedTree[], hours: number): Bounds {
    const own = line.tree === null ? trees : trees.slice(line.tree - 1, line.tree);
    const isBeyond = found.lines.some(({ code, tree }) => code === 'trunk' && tree === line.tree);
    switch (line.code) {
      case 'removal':
      case 'emergency_removal': {
        const [low, high] = this.#height(line.code === 'removal' ? 'removal' : 'emergency', own);
        return [low, isBeyond ? Infinity : high];
      }
      case 'trimming': {
        // Each further tree adds 7/12 of its price: five for about three and a third.
        const [low, high] = this.#height('trimming', trees);
        return [(low * 7) / 12, high];
      }
      case 'stump':
        return this.#stumps(
          found.lines.some(({ code }) => code === 'haul')
            ? trees.filter(({ stump }) => stump)
            : trees,
        );
      case 'access':
        return this.#surcharge('access', ...this.#before(line, found.lines, ['removal']));
      case 'condition': {
        const earlier = ['removal', 'emergency_removal', 'access'];
        return this.#surcharge('condition', ...this.#before(line, found.lines, earlier));
      }
      case 'urgency': {
        const others = found.lines.filter(({ code }) => code !== 'urgency');
        return this.#surcharge(
          'urgency',
          total(others.map(({ low_cents }) => low_cents)),
          total(others.map(({ high_cents }) => high_cents)),
        );
      }
      case 'crane': {
        const [low, high] = this.#band('crane', 'flat');
        const count = total(own.map(countOf));
        return [low * count, high * count];
      }
      case 'arborist_visit':
        return this.#band('arborist', 'flat');
      case 'arborist_hours': {
        const [low, high] = this.#band('arborist', 'per_hour');
        return [low * hours, high * hours];
      }
      case 'arborist_report':
        return this.#band('arborist', 'report');
      case 'haul':
      case 'permit':
      case 'trunk':
        return [0, 0];
      default:
        return [Infinity, 0];
    }
  }

  /** The lines that leave their bounds, and the totals that are not their sums. Lines are whole dollars. */
  violations(found: Estimate, trees: readonly DescribedTree[], hours = 0): string[] {
    const rounding = 50;
    const outside = found.lines.filter((line) => {
      const [low, high] = this.#boundsOf(line, found, trees, hours);
      return !(
        line.low_cents >= low - rounding &&
        line.high_cents <= high + rounding &&
        line.low_cents <= line.high_cents
      );
    });
    const [low, high] = [
      total(found.lines.map(({ low_cents }) => low_cents)),
      total(found.lines.map(({ high_cents }) => high_cents)),
    ];
    return [
      ...outside.map(({ code }) => code),
      ...(low === found.low_cents && high === found.high_cents ? [] : ['total']),
    ];
  }
}
