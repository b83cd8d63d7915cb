import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Row } from '#features/site/lookups/texts.ts'
import { degreeIn } from '#features/site/understanding/degree-in.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { explain } from './explain.ts'
import { linesOf } from './lines-of.ts'
import { type Asks, matchOf, type Said } from './match-of.ts'
import { mustOf, skillNames } from './skill-names.ts'

const row = (id: number, en: string, ar: string, ru: string, fr: string): Row => ({
  ...{ list: 'skill', id, parent: null, code: null },
  texts: { en, ar, ru, fr },
})
const skills = [
  row(1, 'Time management', 'إدارة الوقت', 'Управление временем', 'Gestion du temps'),
  row(2, 'Microsoft Excel', 'Microsoft Excel', 'Microsoft Excel', 'Microsoft Excel'),
  row(3, 'Contracts (FIDIC)', 'عقود فيديك', 'Контракты FIDIC', 'Contrats FIDIC'),
]
const stems = new Map<string, readonly (readonly string[])[] | null>([
  ['управление', [['управлен']]],
  ['управлением', [['управлен']]],
  ['временем', [['времен']]],
])
const now = new Date('2026-06-15T00:00:00Z')
const nobody: Said = { experience: null, degrees: [], languages: [], licences: [], skills: [], home: null, wishes: [] }
const nothingAsked: Asks = {
  ...{ skills: [], experience: null, degree: null, languages: [], licences: [], place: null, answers: [] },
}

function told(asks: Partial<Asks> & { must?: string[] }, cv: Partial<CvContent> | null, said: Partial<Said> = {}) {
  const content = cv && CvContent.parse({ name: 'Ruby Page', language: 'en', ...cv })
  const { must = [], ...others } = asks
  const musts = must.map((one) => mustOf(skillNames(one, skills), stems))
  const known = { cv: content && { content, lines: linesOf(content) }, said: { ...nobody, ...said }, stems, now }
  return matchOf({ ...nothingAsked, ...others, skills: musts }, known).map(({ asked, result, shown, years }) => [
    asked,
    result,
    shown?.text ?? null,
    ...(years === null ? [] : [years]),
  ])
}

test('a skill is found by what people of other languages call it, and a product within words by its name alone', () => {
  const has = (must: string, text: string) => {
    const line = { number: 1, section: 'skills', kind: 'text', text, aside: '' } as const
    return explain([line], [mustOf(skillNames(must, []), new Map())], new Map()).length > 0
  }
  for (const name of ['Hot kitchen', 'المطبخ الساخن', 'Горячий цех', 'Cuisine chaude'])
    for (const other of ['hot kitchen', 'المطبخ الساخن', 'горячий цех', 'cuisine chaude'])
      assert.ok(has(name, other), `${name}: ${other}`)
  assert.ok(has('نظام SAP', 'SAP FI'))
  assert.ok(has('Документы CMR', 'CMR papers'))
  assert.ok(has('سلامة الغذاء HACCP', 'ХАССП'))
  assert.ok(!has('SAP FI', 'SAP B1'))
  assert.ok(!has('نظام SAP', 'نظام إدارة'))
  assert.ok(!has('Hot kitchen', 'Cold kitchen'))
})

test('a skill is found by its name in any language, with its line; never in a name of a person, never within a word', () => {
  const must = ['Time management', 'Microsoft Excel', 'Contracts (FIDIC)', 'Ruby', 'Java']
  const job = (description: string) => [
    { title: 'Lead', company: 'Dune', location: '', start: null, end: null, description },
  ]
  const skill = (name: string) => [{ name, years: null }]
  const found = (cv: Partial<CvContent>) => told({ must }, cv).map(([, result, text]) => [result, text])
  const no = ['not_met', null]
  assert.deepEqual(found({ experience: job('• إدارة الوقت في المشاريع') }), [
    ['met', 'إدارة الوقت في المشاريع'],
    no,
    no,
    no,
    no,
  ])
  assert.deepEqual(found({ experience: job('Занимался управлением временем') }), [
    ['met', 'Занимался управлением временем'],
    ...[no, no, no, no],
  ])
  assert.deepEqual(found({ summary: 'Bonne gestion du temps\nJavaScript', skills: skill('Excel') }), [
    ['met', 'Bonne gestion du temps'],
    ['met', 'Excel'],
    ...[no, no, no],
  ])
  assert.deepEqual(found({ summary: 'Ran contracts under FIDIC' })[2], ['met', 'Ran contracts under FIDIC'])
})

test('names of one letter count among the skills alone; a profile counts where the CV says nothing; no CV is no fault', () => {
  const summary = 'Grade C in school'
  assert.deepEqual(told({ must: ['C'] }, { summary }), [['C', 'not_met', null]])
  assert.deepEqual(told({ must: ['C'] }, { summary, skills: [{ name: 'C', years: 4 }] }), [['C', 'met', 'C']])
  assert.deepEqual(told({ must: ['Welding'] }, { summary }, { skills: ['Welding'] }), [['Welding', 'met', 'Welding']])
  assert.deepEqual(told({ must: ['Welding'] }, null), [['Welding', 'unknown', null]])
})

test('years are counted from the CV, or stated by the profile; more than asked is met, none at all is unknown', () => {
  const work = mustOf(skillNames('Cook', []), stems)
  const asks = { experience: { text: '3–5 years', range: '3|5', work } }
  const experience = (start: string | null, end: string | null) => [
    { title: 'Cook', company: 'Palm', location: '', start, end, description: '' },
  ]
  assert.deepEqual(told(asks, { experience: experience('2014-01', 'present') }), [
    ['3–5 years', 'met', 'Cook, Palm · \u20662014-01 –\u2069', 12],
  ])
  assert.deepEqual(told(asks, { experience: experience('2025-01', '2025-12') }), [
    ['3–5 years', 'not_met', 'Cook, Palm · \u20662025-01 – 2025-12\u2069', 1],
  ])
  assert.deepEqual(told(asks, { experience: experience(null, null) }), [['3–5 years', 'unknown', null]])
  assert.deepEqual(told(asks, { experience: experience(null, null) }, { experience: '5|10' }), [
    ['3–5 years', 'met', '', 5],
  ])
})

test('only work of the kind that is asked for counts, the longest of it first, more than asked is said', () => {
  const work = mustOf(skillNames('Cook', []), stems)
  const asks = { experience: { text: '1–3 years', range: '1|3', work } }
  const job = (title: string, start: string, end: string) => ({
    ...{ title, company: 'Palm', location: '', start, end, description: '' },
  })
  const porter = job('Kitchen porter', '2010-01', '2019-12')
  assert.deepEqual(told(asks, { experience: [porter] }), [['1–3 years', 'not_met', null]])
  const cooked = [job('Head cook', '2022-01', '2022-06'), job('Cook', '2020-01', '2021-12'), porter]
  assert.deepEqual(told(asks, { experience: cooked }), [
    [
      '1–3 years',
      'met',
      'Cook, Palm · \u20662020-01 – 2021-12\u2069; Head cook, Palm · \u20662022-01 – 2022-06\u2069',
      2,
    ],
  ])
  const nobodyKnows = { experience: { ...asks.experience, work: null } }
  assert.deepEqual(told(nobodyKnows, { experience: cooked }), [['1–3 years', 'unknown', null]])
  const content = CvContent.parse({ name: '', language: 'en', experience: [job('Cook', '2010-01', '2019-12')] })
  const known = { cv: { content, lines: linesOf(content) }, said: nobody, stems, now }
  assert.deepEqual(matchOf({ ...nothingAsked, ...asks }, known)[0]?.is_more, true)
})

test('degrees compare by height, whatever they are called; one nobody knows is for a person to read', () => {
  assert.deepEqual(
    [
      'BSc Computer Science',
      'بكالوريوس هندسة مدنية',
      'Магистр экономики',
      'Diplôme d’ingénieur',
      'Doctorat',
      'Zorbing',
    ].map(degreeIn),
    ['bachelor', 'bachelor', 'master', 'engineer', 'doctorate', null],
  )
  const asks = { degree: { text: 'Bachelor', code: 'bachelor' } }
  const study = (degree: string) => ({
    education: [{ degree, institution: 'MGU', start: null, end: null, description: '' }],
  })
  assert.deepEqual(told(asks, study('Магистр права')), [['Bachelor', 'met', 'Магистр права, MGU']])
  assert.deepEqual(told(asks, study('دبلوم سياحة')), [['Bachelor', 'not_met', null]])
  assert.deepEqual(told(asks, study('Zorbing')), [['Bachelor', 'unknown', 'Zorbing, MGU']])
  assert.deepEqual(told(asks, {}), [['Bachelor', 'not_met', null]])
  const twoYears = { degree: { text: 'Bac+2', code: 'diploma' } }
  for (const same of ['Bac+2, Communication', 'BAC + 3 gestion', 'DTS', 'BTS banque', 'Associate degree', 'تقني متخصص'])
    assert.deepEqual(told(twoYears, study(same))[0]?.[1], 'met', same)
  assert.deepEqual(told(twoYears, study('Среднее техническое'))[0]?.[1], 'met')
  assert.deepEqual(told(twoYears, study('Bac sciences')), [['Bac+2', 'not_met', null]])
  assert.deepEqual(told(twoYears, study('Niveau bac')), [['Bac+2', 'unknown', 'Niveau bac, MGU']])
  assert.deepEqual(told(asks, study('Незаконченное высшее')), [['Bachelor', 'not_met', null]])
  const professional = { degree: { text: 'ACCA', code: 'professional' } }
  assert.deepEqual(told(professional, study('Doctorat')), [['ACCA', 'not_met', null]])
})

test('languages are known by any of their names, with the level beside; who names none has not denied one', () => {
  const asks = { languages: [{ text: 'Arabic', code: 'ar' }] }
  const languages = (name: string) => ({
    languages: [
      { name: 'English', level: '' },
      { name, level: 'C1' },
    ],
  })
  for (const name of ['العربية', 'Арабский', 'Arabe', 'Arabic'])
    assert.deepEqual(told(asks, languages(name)), [['Arabic', 'met', `${name}${name === 'العربية' ? '،' : ','} C1`]])
  assert.deepEqual(told(asks, languages('Hindi')), [['Arabic', 'not_met', null]])
  assert.deepEqual(told(asks, {}), [['Arabic', 'unknown', null]])
})

test('Cantonese is not Mandarin: it leaves open whether Chinese is met, and Chinese does not meet it', () => {
  const chinese = { languages: [{ text: 'Chinese', code: 'zh' }] }
  const cantonese = { languages: [{ text: 'Cantonese', code: 'yue' }] }
  const speaks = (name: string) => ({ languages: [{ name, level: 'C1' }] })
  assert.deepEqual(told(chinese, speaks('Mandarin')), [['Chinese', 'met', 'Mandarin, C1']])
  assert.deepEqual(told(chinese, speaks('Cantonese')), [['Chinese', 'unknown', 'Cantonese, C1']])
  assert.deepEqual(told(cantonese, speaks('кантонский')), [['Cantonese', 'met', 'кантонский, C1']])
  assert.deepEqual(told(cantonese, speaks('Mandarin')), [['Cantonese', 'not_met', null]])
})

test('a licence is met by its class, and unknown where the class is not said', () => {
  const asks = { licences: ['C'] }
  const line = (summary: string) => told(asks, { summary })[0]?.slice(1)
  assert.deepEqual(line('UAE driving licence B, C'), ['met', 'UAE driving licence B, C'])
  assert.deepEqual(line('Permis de conduire B'), ['not_met', null])
  assert.deepEqual(line('Водительские права ВС'), ['met', 'Водительские права ВС'])
  assert.deepEqual(line('لدي رخصة قيادة'), ['unknown', 'لدي رخصة قيادة'])
  assert.deepEqual(line('A driving licence'), ['unknown', 'A driving licence'])
  assert.deepEqual(line('Programming in C'), ['not_met', null])
  assert.deepEqual(told(asks, {}, { licences: ['C'] })[0], ['C', 'met', 'C'])
  assert.deepEqual(told({ licences: ['forklift'] }, { summary: 'Водил погрузчик' })[0]?.slice(1), [
    'met',
    'Водил погрузчик',
  ])
  const called = (title: string, headline = '') => {
    const job = { title, company: 'Ajman', location: '', start: null, end: null, description: '' }
    return told({ licences: ['forklift'] }, { headline, experience: [job] })[0]?.slice(1)
  }
  assert.deepEqual(called('Forklift operator'), ['unknown', null])
  assert.deepEqual(called('Storekeeper', 'Cariste'), ['unknown', null])
  assert.deepEqual(called('Storekeeper'), ['not_met', null])
  assert.deepEqual(called('Licensed forklift operator'), ['met', 'Licensed forklift operator, Ajman'])
})

test('a place is met by living in it; elsewhere in its country and would move are said as that; nothing known is held against nobody', () => {
  const place = { text: 'Al Ain', countries: [784], cities: [7] }
  const ajman = { from: 'profile' as const, text: 'Ajman', country: 784, city: 8 }
  const alAin = { ...ajman, text: 'Al Ain', city: 7 }
  const uae = { ...ajman, text: 'UAE', city: null }
  const cairo = { ...ajman, text: 'Cairo', country: 818, city: 3 }
  const placed = (said: Partial<Said>, asked = place) =>
    matchOf({ ...nothingAsked, place: asked }, { cv: null, said: { ...nobody, ...said }, stems, now }).map(
      ({ result, near, shown }) => [result, near ?? null, shown?.text ?? null],
    )[0]
  assert.deepEqual(placed({ home: alAin }), ['met', null, 'Al Ain'])
  assert.deepEqual(placed({ home: ajman }), ['unknown', 'other_city', 'Ajman'])
  assert.deepEqual(placed({ home: uae }), ['unknown', 'country', 'UAE'])
  assert.deepEqual(placed({ home: ajman, wishes: [alAin] }), ['unknown', 'wish', 'Al Ain'])
  assert.deepEqual(placed({ home: ajman, wishes: [uae] }), ['unknown', 'other_city', 'Ajman'])
  assert.deepEqual(placed({ home: cairo, wishes: [uae] }), ['unknown', 'wish', 'UAE'])
  assert.deepEqual(placed({ home: cairo }), ['not_met', null, 'Cairo'])
  assert.deepEqual(placed({}), ['unknown', null, null])
  // where any city of the country will do, each is met
  assert.deepEqual(placed({ home: ajman }, { ...place, cities: [] }), ['met', null, 'Ajman'])
})

test('a beginner’s level of a language is shown and left open', () => {
  const asks = { languages: [{ text: 'English', code: 'en' }] }
  const speaks = (level: string) => told(asks, { languages: [{ name: 'English', level }] })
  assert.deepEqual(speaks('A2'), [['English', 'unknown', 'English, A2']])
  assert.deepEqual(speaks('B1'), [['English', 'met', 'English, B1']])
})

test('Arabic words have their own comma, whatever language the CV is in', () => {
  const asks = { languages: [{ text: 'English', code: 'en' }] }
  const spoken = { languages: [{ name: 'الإنجليزية', level: 'جيد (B2)' }] }
  assert.deepEqual(told(asks, spoken), [['English', 'met', 'الإنجليزية، جيد (B2)']])
})
