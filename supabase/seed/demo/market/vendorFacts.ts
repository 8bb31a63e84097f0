import type { MIXES } from './businesses/business';
import type { Area, Standing } from './areas';

/** One credential of a demo Pro. Days count from the day of the seed. */
export interface CredentialFacts {
  kind: string;
  issuer: string;
  number: string;
  expiresInDays: number;
  verified: boolean;
}

/** What the demo data says about one Pro. */
export interface VendorFacts {
  email: string;
  ownerName: string;
  businessName: string;
  area: Area;
  zip: string;
  about: string;
  terms?: string;
  radiusKm: number;
  crewSize: number;
  foundedYear: number;
  joinedDaysAgo: number;
  categories: readonly string[];
  /** What their pictures show. */
  mix: keyof typeof MIXES;
  credentials: CredentialFacts[];
  equipment: { kind: string; quantity: number }[];
  prices: { label: string; unit: string; price_cents: number }[];
  standing: Standing;
  plan?: 'premium' | 'preferred';
  /** Accepts every offer. */
  answersAlways?: boolean;
}
