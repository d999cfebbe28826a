import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stateOf, stateText } from '../../src/client/lesson-state.ts';
import {
  COURSE_KEY,
  type Course,
  courseStore,
  formatCourse,
  joinCourses,
  LONGEST,
  noted,
  parseCourse,
  without,
} from '../../src/stepper/progress.ts';

const course: Course = {
  'depot/sharing': { at: 3, of: 5, done: false, solved: [] },
  'depot/digging': { at: 1, of: 9, done: true, solved: [1, 3] },
};
const text = formatCourse(course);

const slug = fc.constantFrom('a', 'first-deals', 'x2', 'coal-and-signals');
const progress = fc
  .tuple(
    fc.integer({ min: 1, max: 200 }),
    fc.nat(200),
    fc.boolean(),
    fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 6 }),
  )
  .map(([at, more, done, solved]) => ({ at, of: at + more, done, solved: solved.sort((a, b) => a - b) }));
const courses: fc.Arbitrary<Course> = fc.dictionary(
  fc.tuple(slug, slug).map((parts) => parts.join('/')),
  progress,
);

describe('progress as text', () => {
  test('comes back as it was, one lesson a line', () => {
    expect(parseCourse(text)).toEqual({ ok: true, course });
    expect(text.split('\n')[1]).toBe('  "depot/digging": {"at":1,"of":9,"done":true,"solved":[1,3]},');
    fc.assert(
      fc.property(courses, (any) => void expect(parseCourse(formatCourse(any))).toEqual({ ok: true, course: any })),
    );
  });

  const other = (change: object) => JSON.stringify({ ...JSON.parse(text), ...change });
  test.each<[string, string, string]>([
    ['that is empty', ' \n', 'empty'],
    ['that is cut off', text.slice(0, -20), 'damaged'],
    ['of a form before the first', other({ form: 0 }), 'damaged'],
    ['without a form', other({ form: 'one' }), 'damaged'],
    ['without lessons', other({ lessons: [] }), 'damaged'],
    ['with a step beyond the end', other({ lessons: { 'a/b': { at: 6, of: 5, done: false, solved: [] } } }), 'damaged'],
    [
      'with a step before the first',
      other({ lessons: { 'a/b': { at: 0, of: 5, done: false, solved: [] } } }),
      'damaged',
    ],
    [
      'with a step that is no number',
      other({ lessons: { 'a/b': { at: '3', of: 5, done: false, solved: [] } } }),
      'damaged',
    ],
    ['with half a step', other({ lessons: { 'a/b': { at: 2.5, of: 5, done: false, solved: [] } } }), 'damaged'],
    ['without what is solved', other({ lessons: { 'a/b': { at: 1, of: 5, done: false } } }), 'damaged'],
    [
      'with a task solved twice',
      other({ lessons: { 'a/b': { at: 1, of: 5, done: false, solved: [1, 1] } } }),
      'damaged',
    ],
    [
      'with a task before the first',
      other({ lessons: { 'a/b': { at: 1, of: 5, done: false, solved: [0] } } }),
      'damaged',
    ],
    ['with a lesson that is nothing', other({ lessons: { 'a/b': null } }), 'damaged'],
    [
      'with markup for a name',
      other({ lessons: { '<img src=x>': { at: 1, of: 5, done: false, solved: [] } } }),
      'damaged',
    ],
    [
      'with a name that objects have',
      '{"kind":"roundhouse course","form":1,"lessons":{"__proto__":{"at":1,"of":2,"done":true}}}',
      'damaged',
    ],
    ['of something else', '{"kind":"shopping list","form":1}', 'foreign'],
    ['that is a number', '7', 'foreign'],
    ['that is nothing', 'null', 'foreign'],
    ['in prose', 'At step 4.', 'foreign'],
    ['of a later form', other({ form: 3, lessons: 'whatever' }), 'newer'],
    ['that is far too long', text + ' '.repeat(LONGEST), 'oversized'],
    [
      'with far too many lessons',
      other({
        lessons: Object.fromEntries(
          Array.from({ length: 500 }, (_, i) => [`a/l${i}`, { at: 1, of: 2, done: false, solved: [] }]),
        ),
      }),
      'oversized',
    ],
  ])('%s is refused', (_, given, fault) => {
    expect(parseCourse(given)).toEqual({ ok: false, fault });
  });

  test('is taken or refused whatever it is, and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.string().map((cut) => text.replace(cut, '')),
        ),
        (given) => {
          const read = parseCourse(given);
          if (read.ok) expect(parseCourse(formatCourse(read.course))).toEqual(read);
        },
      ),
    );
  });
});

test('of the first form, which knew of no tasks, is read without any', () => {
  const first = '{ "kind": "roundhouse course", "form": 1, "lessons": {\n  "a/b": {"at":4,"of":5,"done":true}\n} }\n';
  expect(parseCourse(first)).toEqual({ ok: true, course: { 'a/b': { at: 4, of: 5, done: true, solved: [] } } });
});

describe('progress', () => {
  test('is told by the tasks that are solved, and done when all are and the end is reached', () => {
    const said = (at: number, done: boolean, solved: number[], tasks = 3) => {
      const one = { at, of: 9, done, solved };
      return [stateText(one, tasks), stateOf(one, tasks)];
    };
    expect(stateText(undefined, 3)).toBe('Not started');
    expect(said(4, false, [])).toEqual(['At step 4 of 9, 0 of 3 tasks solved', 'under']);
    expect(said(9, true, [])).toEqual(['Read to the end, 0 of 3 tasks solved', 'under']);
    expect(said(9, true, [1, 3])).toEqual(['Read to the end, 2 of 3 tasks solved', 'under']);
    expect(said(8, false, [1, 2, 3])).toEqual(['At step 8 of 9, 3 of 3 tasks solved', 'under']);
    expect(said(2, true, [1, 2, 3])).toEqual(['Done: 3 of 3 tasks solved', 'done']);
    // A lesson that has fewer tasks than it had.
    expect(said(2, true, [1, 2, 3], 2)).toEqual(['Done: 2 of 2 tasks solved', 'done']);
    expect(said(2, true, [], 0)).toEqual(['Done', 'done']);
    expect(said(2, false, [1], 1)).toEqual(['At step 2 of 9, 1 of 1 task solved', 'under']);
  });

  test('keeps what was solved, here and on another device', () => {
    const at = (solved: number[]) => ({ at: 1, of: 9, done: false, solved });
    expect(noted({ 'a/b': at([3]) }, 'a/b', at([1]))).toEqual({ 'a/b': at([1, 3]) });
    expect(joinCourses({ 'a/b': at([1, 2]) }, { 'a/b': at([2, 3]) })).toEqual({ 'a/b': at([1, 2, 3]) });
  });

  test('of two devices is the further of the two, lesson by lesson', () => {
    const here = { 'a/b': { at: 2, of: 10, done: false, solved: [] }, 'a/c': { at: 9, of: 9, done: true, solved: [] } };
    const there = {
      'a/b': { at: 5, of: 10, done: false, solved: [] },
      'a/c': { at: 1, of: 9, done: false, solved: [] },
      'a/d': { at: 1, of: 2, done: false, solved: [] },
    };
    expect(joinCourses(here, there)).toEqual({ ...there, 'a/c': here['a/c'] });
    expect(joinCourses(there, here)).toEqual(joinCourses(here, there));
    fc.assert(fc.property(courses, (any) => void expect(joinCourses(any, any)).toEqual(any)));
  });

  test('stays done once it was done, and is gone when it is reset', () => {
    const done = noted({}, 'a/b', { at: 5, of: 5, done: true, solved: [] });
    expect(noted(done, 'a/b', { at: 2, of: 5, done: false, solved: [] })).toEqual({
      'a/b': { at: 2, of: 5, done: true, solved: [] },
    });
    expect(without(noted(done, 'a/c', { at: 1, of: 2, done: false, solved: [] }), 'a/b')).toEqual({
      'a/c': { at: 1, of: 2, done: false, solved: [] },
    });
  });
});

describe('the store', () => {
  const device = (entries: Record<string, string> = {}, room = Number.POSITIVE_INFINITY) => {
    const kept = new Map(Object.entries(entries));
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem(key: string, value: string) {
        if (value.length > room) throw new Error('full');
        kept.set(key, value);
      },
      removeItem: (key: string) => void kept.delete(key),
    } as Storage;
    return { kept, store: courseStore(() => storage) };
  };
  const add = (now: Course) => noted(now, 'a/b', { at: 1, of: 2, done: false, solved: [] });

  test('keeps at once what it is given', () => {
    const { store, kept } = device();
    expect(store.write(() => course)).toBe(true);
    expect(store.read()).toEqual({ course });
    expect(kept.get(COURSE_KEY)).toBe(text);
  });

  test.each([
    ['damaged', text.slice(0, -9)],
    ['newer', JSON.stringify({ kind: 'roundhouse course', form: 3 })],
  ])('loses nothing that is %s: it is set aside before anything is written', (fault, unread) => {
    const { store, kept } = device({ [COURSE_KEY]: unread });
    expect(store.read()).toEqual({ course: {}, fault });
    expect(kept.get(COURSE_KEY)).toBe(unread);
    expect(store.write(add)).toBe(true);
    expect(kept.get(`${COURSE_KEY}:aside`)).toBe(unread);
    expect(store.read()).toEqual({ course: add({}) });
    // Others that follow have places of their own, as far as there are any.
    for (const more of [' ', '  ']) {
      kept.set(COURSE_KEY, unread + more);
      expect(store.write(add)).toBe(true);
    }
    expect([2, 3].map((n) => kept.get(`${COURSE_KEY}:aside:${n}`))).toEqual([`${unread} `, `${unread}  `]);
    kept.set(COURSE_KEY, `${unread}   `);
    expect(store.write(add)).toBe(false);
    expect(kept.get(COURSE_KEY)).toBe(`${unread}   `);
  });

  describe('of which one lesson cannot be read', () => {
    const { 'depot/sharing': broken, ...others } = course;
    const part = text.replace('"at":3', '"at":"three"');
    const lessonsIn = (kept: string | undefined) => JSON.parse(kept ?? '{}').lessons;

    test('sets that one aside, and keeps the others', () => {
      const { store, kept } = device({ [COURSE_KEY]: part });
      expect(store.read()).toEqual({ course: others, fault: 'part' });
      expect(kept.get(COURSE_KEY)).toBe(part);
      expect(store.write(add)).toBe(true);
      expect(lessonsIn(kept.get(`${COURSE_KEY}:aside`))).toEqual({ 'depot/sharing': { ...broken, at: 'three' } });
      expect(store.read()).toEqual({ course: add(others) });
      expect(parseCourse(kept.get(COURSE_KEY) ?? '')).toEqual({ ok: true, course: add(others) });
    });

    test('is still refused whole where a reader brings it in', () => {
      expect(parseCourse(part)).toEqual({ ok: false, fault: 'damaged' });
    });

    test('writes nothing where there is no room to set it aside', () => {
      const full = Object.fromEntries(['aside', 'aside:2', 'aside:3'].map((name) => [`${COURSE_KEY}:${name}`, name]));
      const { store, kept } = device({ [COURSE_KEY]: part, ...full });
      expect(store.write(add)).toBe(false);
      expect(kept.get(COURSE_KEY)).toBe(part);
      expect(store.read()).toEqual({ course: others, fault: 'part' });
    });

    test('gives the others back where all of it was set aside, and what is reset then stays so', () => {
      const { store, kept } = device({ [`${COURSE_KEY}:aside`]: part });
      expect(store.write(add)).toBe(true);
      expect(store.read()).toEqual({ course: add(others) });
      expect(lessonsIn(kept.get(`${COURSE_KEY}:aside`))).toEqual({ 'depot/sharing': { ...broken, at: 'three' } });
      expect(store.write((now) => without(now, 'depot/digging'))).toBe(true);
      expect(store.read()).toEqual({ course: add({}) });
    });

    test('may be one with a name that objects have', () => {
      const odd = text.replace('"depot/sharing"', '"__proto__"');
      const { store, kept } = device({ [COURSE_KEY]: odd });
      expect(store.read()).toEqual({ course: others, fault: 'part' });
      expect(store.write(add)).toBe(true);
      expect(kept.get(`${COURSE_KEY}:aside`)).toContain('"__proto__":{"at":3');
    });
  });

  test('takes back what was set aside as soon as it can be read', () => {
    const { store, kept } = device({ [`${COURSE_KEY}:aside`]: text });
    expect(store.write(add)).toBe(true);
    expect(store.read()).toEqual({ course: add(course) });
    expect(kept.has(`${COURSE_KEY}:aside`)).toBe(false);
  });

  test('keeps nothing that it could not read again', () => {
    const { store, kept } = device({ [COURSE_KEY]: text });
    const many = Object.fromEntries(
      Array.from({ length: 400 }, (_, i) => [`a/l${i}`, { at: 1, of: 2, done: false, solved: [] }] as const),
    );
    expect(store.write((now) => joinCourses(now, many))).toBe(false);
    expect(kept.get(COURSE_KEY)).toBe(text);
    expect(store.read()).toEqual({ course });
  });

  test.each([
    ['alone', undefined],
    ['beside one that cannot', text.slice(0, -9)],
  ])('loses nothing that was set aside and can be read, %s, where storage is full', (_, main) => {
    const before = { [`${COURSE_KEY}:aside`]: text, ...(main === undefined ? {} : { [COURSE_KEY]: main }) };
    const { store, kept } = device(before, text.length);
    expect(store.write(add)).toBe(false);
    expect(Object.fromEntries(kept)).toEqual(before);
  });

  test('says where nothing can be kept', () => {
    expect(device({}, 10).store.write(() => course)).toBe(false);
    const closed = courseStore(() => {
      throw new Error('closed');
    });
    expect([closed.read(), closed.write(add)]).toEqual([{ course: {} }, false]);
  });
});
