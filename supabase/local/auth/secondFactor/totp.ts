import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_S = 30;

/** A new secret of 160 bits in base32, as authenticator apps take it. */
export function newSecret(): string {
  return base32(randomBytes(20));
}

/** The six digits of a secret for a step of 30 seconds (RFC 6238, SHA-1). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The step of 30 seconds a moment lies in. */
export function stepOf(now: number): number {
  return Math.floor(now / 1000 / STEP_S);
}

/** The step a code belongs to, a step before or after included; undefined when it is wrong. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | undefined {
  const given = Buffer.from(code);
  return [0, -1, 1]
    .map((shift) => stepOf(now) + shift)
    .find((step) => {
      const right = Buffer.from(codeAt(secret, step));
      return right.length === given.length && timingSafeEqual(right, given);
    });
}

function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[parseInt(five, 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}
