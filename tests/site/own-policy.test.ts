import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fitted } from '../../src/build/policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (scripts: string, styles: string, body: string) =>
  `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self' ${scripts}; style-src 'self'${styles};">${body}`;
const body = '<script>a()</script><script type="module">b()</script><script src="/c.js"></script>';

describe('the policy of a page', () => {
  test('keeps the hashes of its own scripts and drops those of others', () => {
    const all = `'wasm-unsafe-eval' ${hash('b()')} ${hash('x()')} ${hash('a()')} ${hash('')}`;
    expect(fitted(page(all, '', body))).toContain(
      `;script-src 'self' 'wasm-unsafe-eval' ${hash('b()')} ${hash('a()')};`,
    );
  });
  test('never allows a script that it did not allow before', () => {
    expect(fitted(page(hash('a()'), '', body))).not.toContain(hash('b()'));
  });
  test('lets in the sheets that stand in it, each once, and no other', () => {
    const sheets = '<style>p{color:red}</style><style data-x="y">a{}</style><style>p{color:red}</style>';
    const admitted = fitted(page('', ` ${hash('x{}')} ${hash('a{}')}`, sheets));
    expect(admitted).toContain(`style-src 'self' ${hash('p{color:red}')} ${hash('a{}')};`);
    expect(admitted.match(/sha256/g)).toHaveLength(2);
  });
  test('a page without one is an error', () => {
    expect(() => fitted(body)).toThrow('script-src');
    expect(() => fitted(page('', '', body).replace('style-src', 'img-src'))).toThrow('style-src');
  });
});
