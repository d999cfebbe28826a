import { canonical } from './json.ts';

/**
 * A 53-bit hash of a JSON value as 14 hexadecimal digits; equal values have equal hashes whatever the order of their keys.
 * Two interleaved multiply-xorshift lanes over the canonical text (the construction of MurmurHash3's finaliser). It is for
 * look-up and for comparing logs, not for secrets.
 */
export function hash(value: unknown): string {
  const text = canonical(value);
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x85ebca6b);
    b = Math.imul(b ^ unit, 0xc2b2ae35);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return (2 ** 32 * (b & 0x1fffff) + (a >>> 0)).toString(16).padStart(14, '0');
}
