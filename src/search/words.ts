/** The words of a text. Symbols are words here: `$400`, `4+`, `B&O`, `10.2.1`. */
export function words(text: string): string[] {
  const spelled = text
    // `3p` is how players write a count; the rest are ways to write an amount or a company.
    .replace(/\b(\d)p\b/giu, '$1 players')
    .replace(/\$\s+(?=\d)/g, '$')
    .replace(/(?<![$\d.,])(\d[\d.,]*)\s?(?:\$|dollars?\b|bucks\b)/giu, (_, amount: string) => `$${amount} `)
    .replace(/(?<![\p{Letter}\p{Number}])(\p{Letter})\s*&\s*(\p{Letter})(?!\p{Letter})/gu, '$1&$2');
  // `8VP` is `8 VP`.
  return spelled.match(/[$]?\p{Letter}*\p{Number}+(?:[.,]\p{Number}+)*\+?|\p{Letter}+(?:[&'’]\p{Letter}+)*/gu) ?? [];
}

const fillers = new Set(
  `a about an and any are as at be been being but by can could did do does doing for from get gets got had has have
  having he her him his how i if in into is it its let like ll many may me might much must my of on or our out she should
  so than that the their them then there these they this to us was we were what when where which who whom why
  will with would you your nd rd st th`
    .split(/\s+/)
    .concat("i'm it's what's who's that's".split(' ')),
);

/** Whether a word only holds a question together. Words that tell rules apart do not: `no`, `first`, `B`. */
export function isFiller(word: string): boolean {
  return fillers.has(word.toLowerCase()) || /^(?:\p{Lowercase_Letter}|[AI])$/u.test(word);
}

const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A word as the index keeps it: in small letters, without its ending, numbers up to nine as digits. */
export function normal(word: string): string {
  const small = word.toLowerCase().replace(/[’']s?$/, '');
  const digit = digits.indexOf(small);
  if (digit >= 0) return `${digit}`;
  if (/[^\p{Letter}]/u.test(small)) return small.replace(/(?<=\d),(?=\d{3})/g, '');
  if (small.length < 4) return small;
  const one = small.replace(/ies$/, 'y').replace(/(ss|us|is)$|s$/, '$1');
  const bare = one.replace(/(?<=[a-z]{3})(?:ing|ed)$/, '');
  // A last e goes too: score, scored, scoring.
  return (bare === one ? one : bare.replace(/([^aeiouls])\1$/, '$1')).replace(/(?<=[a-z]{3})e$/, '');
}

const known = new Map<string, readonly string[]>();

/** Everything that a word is kept as: an amount or a minimum is found by its bare number too, `$400` by `400`. */
export function keptAs(word: string): readonly string[] {
  // A text says the same few words over and over.
  const before = known.get(word);
  if (before !== undefined) return before;
  const whole = normal(word);
  const bare = /^\$?(\d+)\+?$/.exec(whole)?.[1];
  const kept = bare === undefined || bare === whole ? [whole] : [whole, bare];
  known.set(word, kept);
  return kept;
}
