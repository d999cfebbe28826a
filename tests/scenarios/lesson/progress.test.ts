import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
} from '../../../src/lesson/progress.ts';

const course: Course = {
  'depot/sharing': { at: 3, of: 5, done: false },
  'depot/digging': { at: 1, of: 9, done: true },
};
const text = formatCourse(course);

const slug = fc.constantFrom('a', 'first-deals', 'x2', 'coal-and-whistles');
const progress = fc
  .tuple(fc.integer({ min: 1, max: 200 }), fc.nat(200), fc.boolean())
  .map(([at, more, done]) => ({ at, of: at + more, done }));
const courses: fc.Arbitrary<Course> = fc.dictionary(
  fc.tuple(slug, slug).map((parts) => parts.join('/')),
  progress,
);

describe('progress as text', () => {
  test('comes back as it was, one lesson a line', () => {
    expect(parseCourse(text)).toEqual({ ok: true, course });
    expect(text.split('\n')[1]).toBe('  "depot/digging": {"at":1,"of":9,"done":true},');
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
    ['with a step beyond the end', other({ lessons: { 'a/b': { at: 6, of: 5, done: false } } }), 'damaged'],
    ['with a step before the first', other({ lessons: { 'a/b': { at: 0, of: 5, done: false } } }), 'damaged'],
    ['with a step that is no number', other({ lessons: { 'a/b': { at: '3', of: 5, done: false } } }), 'damaged'],
    ['with half a step', other({ lessons: { 'a/b': { at: 2.5, of: 5, done: false } } }), 'damaged'],
    ['with a lesson that is nothing', other({ lessons: { 'a/b': null } }), 'damaged'],
    ['with markup for a name', other({ lessons: { '<img src=x>': { at: 1, of: 5, done: false } } }), 'damaged'],
    [
      'with a name that objects have',
      '{"kind":"roundhouse course","form":1,"lessons":{"__proto__":{"at":1,"of":2,"done":true}}}',
      'damaged',
    ],
    ['of something else', '{"kind":"shopping list","form":1}', 'foreign'],
    ['that is a number', '7', 'foreign'],
    ['that is nothing', 'null', 'foreign'],
    ['in prose', 'At step 4.', 'foreign'],
    ['of a later form', other({ form: 2, lessons: 'whatever' }), 'newer'],
    ['that is far too long', text + ' '.repeat(LONGEST), 'oversized'],
    [
      'with far too many lessons',
      other({
        lessons: Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`a/l${i}`, { at: 1, of: 2, done: false }])),
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

describe('progress', () => {
  test('of two devices is the further of the two, lesson by lesson', () => {
    const here = { 'a/b': { at: 2, of: 10, done: false }, 'a/c': { at: 9, of: 9, done: true } };
    const there = {
      'a/b': { at: 5, of: 10, done: false },
      'a/c': { at: 1, of: 9, done: false },
      'a/d': { at: 1, of: 2, done: false },
    };
    expect(joinCourses(here, there)).toEqual({ ...there, 'a/c': here['a/c'] });
    expect(joinCourses(there, here)).toEqual(joinCourses(here, there));
    fc.assert(fc.property(courses, (any) => void expect(joinCourses(any, any)).toEqual(any)));
  });

  test('stays done once it was done, and is gone when it is reset', () => {
    const done = noted({}, 'a/b', { at: 5, of: 5, done: true });
    expect(noted(done, 'a/b', { at: 2, of: 5, done: false })).toEqual({ 'a/b': { at: 2, of: 5, done: true } });
    expect(without(noted(done, 'a/c', { at: 1, of: 2, done: false }), 'a/b')).toEqual({
      'a/c': { at: 1, of: 2, done: false },
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
  const add = (now: Course) => noted(now, 'a/b', { at: 1, of: 2, done: false });

  test('keeps at once what it is given', () => {
    const { store, kept } = device();
    expect(store.write(() => course)).toBe(true);
    expect(store.read()).toEqual({ course });
    expect(kept.get(COURSE_KEY)).toBe(text);
  });

  test.each([
    ['damaged', text.slice(0, -9)],
    ['newer', JSON.stringify({ kind: 'roundhouse course', form: 2 })],
  ])('loses nothing that is %s: it is set aside before anything is written', (fault, unread) => {
    const { store, kept } = device({ [COURSE_KEY]: unread });
    expect(store.read()).toEqual({ course: {}, fault });
    expect(kept.get(COURSE_KEY)).toBe(unread);
    expect(store.write(add)).toBe(true);
    expect(kept.get(`${COURSE_KEY}:aside`)).toBe(unread);
    expect(store.read()).toEqual({ course: add({}) });
    kept.set(COURSE_KEY, `${unread} `);
    expect(store.write(add)).toBe(false);
    expect(kept.get(COURSE_KEY)).toBe(`${unread} `);
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
      Array.from({ length: 400 }, (_, i) => [`a/l${i}`, { at: 1, of: 2, done: false }] as const),
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
