import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { admit, narrowed } from '../../src/build/policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (scripts: string, styles: string, body: string) =>
  `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self' ${scripts}; style-src 'self'${styles};">${body}`;
const body = '<script>a()</script><script type="module">b()</script><script src="/c.js"></script>';

describe('the policy of a page', () => {
  test('keeps the hashes of its own scripts and drops those of others', () => {
    const all = `'wasm-unsafe-eval' ${hash('b()')} ${hash('x()')} ${hash('a()')} ${hash('')}`;
    expect(narrowed(page(all, '', body))).toContain(
      `;script-src 'self' 'wasm-unsafe-eval' ${hash('b()')} ${hash('a()')};`,
    );
  });
  test('never allows a script that it did not allow before', () => {
    expect(narrowed(page(hash('a()'), '', body))).not.toContain(hash('b()'));
  });
  test('lets in the sheet that is put inline, and no other', () => {
    const admitted = admit(page('', '', body), 'p{color:red}');
    expect(admitted).toContain(`style-src 'self' ${hash('p{color:red}')}`);
    expect(admitted.match(/sha256/g)).toHaveLength(1);
  });
  test('a page without one is an error', () => {
    expect(() => narrowed(body)).toThrow('script-src');
    expect(() => admit(body, 'p{}')).toThrow('style-src');
  });
});
