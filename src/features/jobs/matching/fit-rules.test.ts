import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Counted,
  compareJobs,
  comparePeople,
  countsOf,
  type Fit,
  isTooFar,
  isWeak,
  isWorthTelling,
  missingOf,
  withoutFarBelow,
  worthTelling,
} from './fit-rules.ts'
import type { Match } from './match-contract.ts'

const plain: Fit = {
  ...{ asked: 4, met: 4, missing: 0, is_barred: false, is_bare: false, is_new: false, is_shown: true },
  ...{ work: 'done', place: 'country', pay: 'unsaid', level: 'same', is_read: true },
}
const a = (over: Partial<Fit>): Fit => ({ ...plain, ...over })

const pairs: [why: string, first: Fit, then: Fit][] = [
  ['all that is asked for is met', a({}), a({ met: 3 })],
  ['nothing is missing', a({ met: 2 }), a({ met: 3, missing: 1 })],
  ['one thing is missing, not two', a({ met: 3, missing: 1 }), a({ met: 2, missing: 2 })],
  ['what is proved before what asks for nothing', a({ asked: 1, met: 1 }), a({ asked: 0, met: 0 })],
  ['what asks for nothing before what is missing', a({ asked: 0, met: 0 }), a({ met: 3, missing: 1 })],
  ['met in full elsewhere in the country before missing in the city', a({}), a({ missing: 1, met: 3, place: 'city' })],
  ['met in full before the very work that is not', a({}), a({ missing: 1, met: 3, work: 'wished' })],
  ['the work that is looked for', a({ work: 'wished' }), a({})],
  ['the own work, of which much is missing, before work like it', a({ met: 1, missing: 3 }), a({ work: 'near' })],
  [
    'work like it before the own of which nothing is met',
    a({ work: 'near', met: 3, missing: 1 }),
    a({ met: 1, missing: 4, is_bare: true }),
  ],
  [
    'work that was done before work that is only wished for',
    a({ met: 2, missing: 2 }),
    a({ work: 'wished', met: 3, missing: 1, is_new: true }),
  ],
  ['work of today before work of once, however much of it is met', a({ met: 1, missing: 3 }), a({ work: 'before' })],
  ['work of once before work like it', a({ work: 'before', met: 1, missing: 3 }), a({ work: 'near' })],
  ['the same level before a step off', a({}), a({ level: 'above' })],
  [
    'a step off with all that is asked for before the same level with less',
    a({ level: 'below' }),
    a({ met: 3, missing: 1 }),
  ],
  [
    'the same level, of which much is missing, before more than a step off',
    a({ met: 1, missing: 3 }),
    a({ level: 'well_below' }),
  ],
  ['a step off before more', a({ level: 'above', met: 2, missing: 2 }), a({ level: 'well_above' })],
  ['more than a step off before work like it', a({ level: 'well_above' }), a({ work: 'near' })],
  [
    'of work like it a level tells nothing',
    a({ work: 'near', level: 'above' }),
    a({ work: 'near', met: 3, missing: 1 }),
  ],
  ['work like it before what is to be learnt, beside who has learnt it', a({ work: 'near' }), a({ level: 'trained' })],
  ['work like it before what asks for more than who learns it', a({ work: 'near' }), a({ level: 'learning' })],
  [
    'work like it before the own where one did not ask to go',
    a({ work: 'near', met: 1, missing: 3 }),
    a({ place: 'elsewhere' }),
  ],
  ['the level before the place', a({}), a({ level: 'below', place: 'city' })],
  ['the same title before work like it', a({ work: 'title', met: 1, missing: 3 }), a({ work: 'near' })],
  ['work that is known before the same title', a({}), a({ work: 'title' })],
  [
    'much missing before a language that the work cannot do without',
    a({ met: 1, missing: 3 }),
    a({ met: 3, missing: 1, is_barred: true }),
  ],
  ['a language missing before work like it', a({ met: 3, missing: 1, is_barred: true }), a({ work: 'near' })],
  ['work that was done before work like it', a({}), a({ work: 'near' })],
  ['the work before the place', a({ work: 'wished' }), a({ place: 'city' })],
  ['the own city', a({ place: 'city' }), a({ place: 'wish' })],
  ['where one would go', a({ place: 'wish' }), a({})],
  ['a place before pay', a({ place: 'city', pay: 'below' }), a({ pay: 'meets' })],
  ['what pays enough', a({ pay: 'meets' }), a({})],
  ['pay that nobody says before pay that is too little', a({}), a({ pay: 'below' })],
  ['an advert one can read before one where more is met', a({ met: 1, missing: 3 }), a({ is_read: false })],
  ['the own work before other work one can read of', a({ is_read: false }), a({ work: 'near' })],
  ['four things met before one', a({}), a({ asked: 1, met: 1 })],
]

test('this before that: each fact decides before those that follow it', () => {
  for (const [why, first, then] of pairs) {
    assert.ok(compareJobs(first, then) < 0, why)
    assert.ok(compareJobs(then, first) > 0, `${why}, the other way round`)
  }
  assert.equal(compareJobs(plain, { ...plain }), 0)
})

test('of people, whoever lives in the country stands before whoever would come', () => {
  assert.ok(comparePeople(a({}), a({ place: 'wish' })) < 0)
  assert.ok(comparePeople(a({ place: 'city' }), a({})) < 0)
  const lacks = (missing: number, place: Fit['place'], work: Fit['work'] = 'done') =>
    a({ met: 4 - missing, missing, place, work })
  assert.ok(comparePeople(lacks(1, 'country'), lacks(0, 'wish')) < 0, 'less than half is missing of who lives there')
  assert.ok(comparePeople(lacks(0, 'wish'), lacks(2, 'city')) < 0, 'half is missing of who lives there')
  assert.ok(comparePeople(lacks(3, 'country'), lacks(4, 'wish')) < 0)
  assert.ok(comparePeople(lacks(2, 'remote'), lacks(3, 'remote')) < 0)
  assert.ok(comparePeople(lacks(0, 'wish', 'near'), lacks(1, 'city', 'near')) < 0, 'of work like it')
  // of jobs what is asked for still decides before the place
  assert.ok(compareJobs(lacks(0, 'wish'), lacks(2, 'country')) < 0)
})

test('where one must be is no requirement of its own', () => {
  const match = (kind: 'skill' | 'place', result: 'met' | 'not_met' | 'unknown') => ({ kind, result })
  assert.deepEqual(countsOf([match('skill', 'met'), match('skill', 'unknown'), match('place', 'not_met')]), {
    asked: 2,
    met: 1,
    missing: 0,
    is_barred: false,
    is_bare: false,
    is_new: false,
    is_shown: true,
  })
})

test('only a language or licence that is missing bars, not one that nobody spoke of', () => {
  const barred = (kind: 'skill' | 'language' | 'licence', result: 'met' | 'not_met' | 'unknown') =>
    countsOf([{ kind, result }]).is_barred
  assert.deepEqual([barred('language', 'not_met'), barred('licence', 'not_met')], [true, true])
  assert.deepEqual(
    [barred('language', 'unknown'), barred('licence', 'met'), barred('skill', 'not_met')],
    [false, false, false],
  )
})

test('what bars is named: the languages, and the licences by their codes', () => {
  const match = (kind: Match['kind'], asked: string, result: Match['result']): Match => ({
    ...{ kind, asked, result, shown: null, years: null, is_more: false },
  })
  const matches = [
    ...[match('language', 'Russian', 'not_met'), match('language', 'English', 'met')],
    ...[match('licence', 'B', 'not_met'), match('skill', 'Excel', 'not_met')],
  ]
  assert.deepEqual([missingOf(matches, 'language'), missingOf(matches, 'licence')], [['Russian'], ['B']])
})

test('other work is told of where half of it fits, the own work always', () => {
  const told = (work: Fit['work'], asked: number, met: number, missing: number) =>
    isWorthTelling(a({ work, asked, met, missing }), some('skill', asked, met))
  assert.deepEqual([told('near', 1, 0, 1), told('near', 4, 2, 2), told('near', 4, 1, 3)], [true, true, false])
  // of unknown work something has to be shown, not only not missed
  assert.deepEqual([told('skills', 4, 2, 2), told('skills', 4, 1, 1), told('near', 4, 1, 1)], [true, false, true])
  assert.equal(told('done', 4, 0, 4), true)
})

test('other work of which nothing is there is no such work: a degree and a language show none of it', () => {
  const years = (known: number | null): Counted => ({ kind: 'experience', result: 'not_met', years: known })
  const beside: Counted[] = [{ kind: 'degree', result: 'met' }, ...some('language', 1, 1)]
  const told = (matches: readonly Counted[], over: Partial<Fit> = {}) =>
    isWorthTelling(a({ work: 'near', ...countsOf(matches), ...over }), matches)
  assert.equal(told([...some('skill', 3, 0), years(null), ...beside]), false)
  assert.equal(told([...some('skill', 3, 1), years(null), ...beside]), true)
  assert.equal(told([...some('skill', 2, 0), years(2), ...beside]), true)
  assert.equal(told(beside), true)
  // who learns has nothing to show yet, where no years are asked
  assert.equal(told([...some('skill', 2, 0), ...beside], { level: 'learning' }), true)
  assert.equal(told([...some('skill', 2, 0), years(null), ...beside], { level: 'learning' }), false)
})

const lacking = { kind: 'experience', result: 'not_met' } as const

test('what only skills led to is told of by half of the skills: languages are none of them', () => {
  const of = (met: number) => [lacking, ...some('skill', 4, met), ...some('language', 2, 2)]
  const told = (met: number) => isWorthTelling(a({ work: 'skills', asked: 6, met: met + 2, missing: 3 }), of(met))
  assert.deepEqual([told(1), told(2)], [false, true])
  assert.equal(isWorthTelling(a({ work: 'skills', asked: 2, met: 2, missing: 0 }), some('language', 2, 2)), false)
})

test('a job that takes beginners is told of by a third of its skills, whatever led to it', () => {
  const told = (met: number, years: readonly (typeof lacking)[]) =>
    isWorthTelling(a({ work: 'skills', asked: 6, met, missing: 3 }), [...some('skill', 6, met), ...years])
  assert.deepEqual([told(1, []), told(2, []), told(2, [lacking]), told(3, [lacking])], [false, true, false, true])
})

test('where next to nothing is told of, the nearest work is, but for where one would not go and what bars', () => {
  const one = (name: string, over: Partial<Fit>, isWorth = false, isKin = true) => ({
    ...{ name, isWorth, isKin },
    fit: a({ work: 'near', met: 0, missing: 4, ...over }),
  })
  const own = one('own', { work: 'done' }, true, false)
  const rest = [
    one('kin', {}),
    one('barred', { is_barred: true }),
    one('far', { place: 'unsaid' }),
    one('family', {}, false, false),
    one('able', { work: 'skills' }),
  ]
  const names = (...all: (typeof rest)[number][]) => worthTelling(all).map(({ name }) => name)
  assert.deepEqual(names(own, ...rest), ['own', 'kin'])
  assert.deepEqual(names(own, own, own, ...rest), ['own', 'own', 'own'])
})

/** So many of a kind, of which the first are met. */
const some = (kind: 'skill' | 'language', asked: number, met: number) =>
  Array.from({ length: asked }, (_, at) => ({ kind, result: at < met ? ('met' as const) : ('not_met' as const) }))

test('no person for a job is who stands two levels below and lacks half, or has done nothing like it and lacks its licence', () => {
  for (const [over, isFar] of [
    [{ work: 'near', level: 'well_below', met: 2, missing: 2 }, true],
    [{ work: 'near', level: 'well_below', met: 3, missing: 1 }, false],
    [{ work: 'done', level: 'below' }, false],
    [{ work: 'done', level: 'learning' }, false],
    [{ work: 'near', is_new: true, is_barred: true, met: 2 }, true],
    [{ work: 'wished', is_new: true, is_barred: true }, true],
    // what a headline says was done, and related work of which nothing vital is missing
    [{ work: 'done', is_new: true, is_barred: true }, false],
    [{ work: 'near', is_new: true }, false],
    [{ work: 'near', is_barred: true }, false],
  ] as const)
    assert.equal(isTooFar(a(over)), isFar, JSON.stringify(over))
})

test('work two levels below somebody is left out, and fills up where next to nothing is told of', () => {
  const at = (level: Fit['level']) => ({ fit: a({ level }) })
  const [own, above, below] = [at('same'), at('below'), at('well_above')]
  assert.deepEqual(withoutFarBelow([own, below, above, at('above'), below]).length, 3)
  assert.deepEqual(withoutFarBelow([below, own, below, below]), [own, below, below])
})

test('little of what is asked and nothing of the work is weak; half of it, a part of a skill, its years, or few things asked are not', () => {
  const english: Counted = { kind: 'language', result: 'met' }
  const lacks: Counted = { kind: 'skill', result: 'not_met' }
  const part: Counted = {
    ...{ kind: 'skill', result: 'unknown' },
    shown: { from: 'cv', text: 'SAP', marks: [], line: 1 },
  }
  assert.ok(isWeak([english, lacks, lacks, lacks]))
  assert.ok(isWeak([english, lacks, lacks, { kind: 'degree', result: 'unknown' }]))
  assert.ok(!isWeak([english, { kind: 'degree', result: 'met' }, lacks, lacks]))
  assert.ok(!isWeak([english, lacks, lacks, part]))
  assert.ok(!isWeak([english, lacks]) && isWeak([lacks, lacks]))
  assert.ok(!isWeak([{ kind: 'experience', result: 'met', years: 5 }, lacks, lacks, lacks]))
  assert.ok(!isWeak([english, { kind: 'degree', result: 'not_met' }, { kind: 'licence', result: 'not_met' }]))
})
