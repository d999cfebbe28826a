import { describe, expect, test } from 'vitest';
import { find, makeIndex, readIndex } from '../../src/search/index.ts';
import { isFiller, normal, words } from '../../src/search/words.ts';
import { searchRecords } from '../../src/spine/records.ts';
import { siteGame, siteSpine } from '../../src/spine/site.ts';

function indexOf(game: string) {
  const records = searchRecords(siteSpine(), siteGame(game));
  return readIndex(makeIndex(records.map(({ path, ...record }, id) => ({ ...record, id, href: path }))));
}
const index = indexOf('railroad-revolution');
const workers = indexOf('railway-workers');
const whistles = indexOf('whistle-stop');

/** What answers, best first: the id of a clause, `faq/…`, `ruling/…` or `word/…`. */
function answers(query: string, of = index): string[] {
  return find(of, query).map(({ hit: { href } }) => {
    const [, folder, slug] = /\/(faq|rulings)\/([^/]+)\/$/.exec(href) ?? [];
    const anchor = href.split('#')[1] ?? '';
    if (folder !== undefined) return `${folder === 'faq' ? 'faq' : 'ruling'}/${slug}`;
    return href.startsWith('/glossary/') ? `word/${anchor}` : anchor;
  });
}

/** Questions as players type them, each with the clause or question that answers it. */
const asked: readonly (readonly [row: string, query: string, answer: string])[] = [
  ['rrev-003', 'starting money', 'starting-money'],
  ['rrev-006', 'intial rail washngton', 'opening-rail'],
  ['rrev-009', 'dummy stations 3p', 'neutral-stations'],
  ['rrev-012', 'who picks a setup tile first?', 'setup-choice-order'],
  ['rrev-015', 'ran out of stock tokens', 'unlimited-money-and-shares'],
  ['rrev-018', 'can i place a 2nd worker on the same action', 'shared-action-space'],
  ['rrev-021', 'use a colored guy as a white one', 'specialist-as-white'],
  ['rrev-024', 'minimum workers', 'four-worker-minimum'],
  ['rrev-027', '$800', 'hire-worker'],
  ['rrev-030', '2 stations in same city', 'one-station-a-city'],
  ['rrev-033', 'turquoise station 300', 'station-turquoise'],
  ['rrev-036', '$200 hire city bonus', 'bonus-worker'],
  ['rrev-039', 'do both rails have to touch each other', 'rails-need-not-touch'],
  ['rrev-042', 'turqoise railroad', 'railroad-turquoise'],
  ['rrev-045', 'how do i use the telegraph tile', 'telegraph-tile'],
  ['rrev-048', 'which piece can i sell with trade?', 'trade-sale'],
  ['rrev-051', 'orange trade $100', 'trade-orange'],
  ['rrev-054', 'can i take both deals', 'faq/both-deals'],
  ['rrev-057', 'two deal icons in one railroad action', 'faq/two-deal-icons'],
  ['rrev-060', 'finished a B milestone, what next?', 'replacement-draw'],
  ['rrev-063', 'rightmost track scoring', 'network-score'],
  ['rrev-066', 'how many turns after someone clears their board?', 'final-turns'],
  ['rrev-069', '8VP', 'train-vp'],
];

/** Those of Railway Workers that its chapters answer so far. */
const askedOfWorkers: typeof asked = [
  ['rwork-003', '2p construction sites at start', 'first-site'],
  ['rwork-009', 'rolled 4 or less', 'faq/rolled-four-or-less'],
  ['rwork-012', 'who goes first when playing a card?', 'faq/who-plays-first'],
  ['rwork-015', 'sum is 2 can i pay to do 4+', 'faq/pay-to-raise-a-sum'],
  ['rwork-024', 'what if we tie for most money', 'shared-victory'],
  ['rwork-033', 'how many tracks can I store?', 'storage-limit'],
];

/** The same, of our own: slips of the finger, other words, whole sentences. */
const own: readonly (readonly [query: string, answer: string])[] = [
  ['how many shares to start', 'starting-shares'],
  ['who goes first', 'first-player'],
  ['buy stock', 'no-buying-shares'],
  ['sell stoks', 'sell-shares'],
  ['get workers back', 'recall-workers'],
  ['mountain cost', 'terrain-price'],
  ['turn train over', 'flip-face-down'],
  ['hire wroker', 'hire-worker'],
  ['milstone complete', 'milestone-completed'],
  ['what happens on a tie', 'tie-break'],
  ['when does the game end?', 'end-trigger'],
  ['how much is a share worth', 'what-shares-do'],
  ['can opponents block my rails', 'one-rail-a-space'],
  ['B milestone', 'milestone-replacement'],
  ['shuffel deal stack', 'deal-stack'],
  ['10.1.1', 'deal-trigger'],
];

const ownOfWorkers: typeof own = [
  ['fourth die', 'fourth-die'],
  ['7+', 'word/seven-plus-action'],
  ['who takes the 6', 'fourth-die'],
  ['buton passes', 'pass-baton'],
  ['reroll tokn', 'reroll-token'],
  ['+1 token', 'faq/when-to-use-tokens'],
  ['can i swap dice', 'rearrange-dice'],
  ['price of a plan', 'black-prices'],
  ['when do i get my cards back', 'cards-back'],
  ['raise a sum to 7', 'faq/pay-to-raise-a-sum'],
  ['how long is the game', 'four-rounds-at-most'],
  ['dice hidden', 'one-die-a-card'],
  ['tie of sums', 'equal-sums'],
  ['strating coins', 'first-player-coins'],
];

const askedOfWhistles: typeof asked = [
  ['wstop-006', 'P5 coal', 'starting-coal'],
  ['wstop-009', 'start of round income', 'even-income'],
  ['wstop-012', 'refil hand last round', 'no-refill-last-round'],
  ['wstop-015', 'black hexagon', 'large-stop'],
  ['wstop-018', 'tile i played has no stop on it', 'faq/tile-without-a-stop'],
  ['wstop-030', 'end game triger', 'last-train'],
  ['wstop-033', 'leftover coal', 'token-score'],
];

const ownOfWhistles: typeof own = [
  ['how do i get past another train', 'faq/blocked-by-a-train'],
  ['opponnent on the next stop', 'ruling/next-stop-taken'],
  ['skip end tile', 'faq/skip-an-end-tile'],
  ['my own train in the way', 'faq/own-train-in-the-way'],
  ['must a whistle skip a stop', 'faq/whistle-one-or-two-stops'],
  ['whistle past a town', 'bypass-large-stop'],
  ['move east', 'coal-westward'],
  ['can a whistle go back east', 'whistle-any-direction'],
  ['wistle bypass', 'bypassed-stop'],
  ['retrace', 'no-way-back'],
  ['dead end tile', 'tile-forward'],
  ['4.3.5', 'bypass-own-train'],
  ['question mark', 'question-mark'],
  ['resource limit', 'resource-limit'],
  ['tie for a majority', 'majority-tie'],
];

describe('search of Whistle Stop', () => {
  test.each(askedOfWhistles)('%s: %s', (_row, query, answer) => {
    expect(answers(query, whistles)[0]).toBe(answer);
  });
  test.each(ownOfWhistles)('%s', (query, answer) => {
    expect(answers(query, whistles).slice(0, 3)).toContain(answer);
  });
});

describe('search of Railway Workers', () => {
  test.each(askedOfWorkers)('%s: %s', (_row, query, answer) => {
    expect(answers(query, workers)[0]).toBe(answer);
  });
  test.each(ownOfWorkers)('%s', (query, answer) => {
    expect(answers(query, workers).slice(0, 3)).toContain(answer);
  });
});

describe('search of Railroad Revolution', () => {
  test.each(asked)('%s: %s', (_row, query, answer) => {
    expect(answers(query).slice(0, 3)).toContain(answer);
  });
  test('nine in ten of them are answered by the first result', () => {
    const first = asked.filter(([, query, answer]) => answers(query)[0] === answer);
    expect(first.length).toBeGreaterThanOrEqual(Math.ceil(asked.length * 0.9));
  });
  test.each(own)('%s', (query, answer) => {
    expect(answers(query).slice(0, 3)).toContain(answer);
  });

  test('words that only hold a question together are neither searched nor given as found', () => {
    const found = find(index, 'how do i sell a share');
    expect(found.length).toBeGreaterThan(3);
    for (const { words } of found) expect(words.filter((word) => isFiller(word))).toEqual([]);
    expect(answers('how do i sell a share')).toEqual(answers('sell share'));
  });
  test.each(['a', 'i', 'the', 'no', 'first', 'after'])('a word alone is searched, however common: %s', (query) => {
    const [best] = find(index, query);
    expect(best?.words).toContain(normal(query));
  });
  test('what is quoted must stand so', () => {
    const found = find(index, '"at any time"');
    expect(found.length).toBeGreaterThan(0);
    for (const { hit } of found) expect(`${hit.title} ${hit.text}`.toLowerCase()).toContain('at any time');
    expect(find(index, '"time any at"')).toEqual([]);
  });
  test('all that is found is given', () => {
    expect(find(index, 'rail').length).toBeGreaterThan(30);
  });
  test('one more letter never loses the answer', () => {
    const query = 'four-worker minimum';
    for (let length = 4; length <= query.length; length += 1) {
      expect(answers(query.slice(0, length)).slice(0, 3).join(), query.slice(0, length)).toMatch(/four-worker/);
    }
  });
});

describe('words of a search', () => {
  test.each([
    ['$400 and 10.2.1', ['$400', 'and', '10.2.1']],
    ['B&O, 4+ or 7+', ['B&O', '4+', 'or', '7+']],
    ['8VP', ['8', 'VP']],
    ['dummy stations 3p', ['dummy', 'stations', '3', 'players']],
    ['( [ \\ * ?', []],
  ])('%s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });
  test.each([
    ['Shares', 'share'],
    ['scored', 'scoring'],
    ['cities', 'city'],
    ['two', '2'],
    ['stopped', 'stops'],
    ['player’s', 'players'],
  ])('%s and %s are the same', (one, other) => {
    expect(normal(one)).toBe(normal(other));
  });
});
