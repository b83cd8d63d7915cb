import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { contentOf } from '#libraries/cv-content/content-of.ts'
import { plainLayout } from '../layout/text-layout.ts'
import { plainCv } from '../plain-cv.ts'
import { dayIn } from './days.ts'
import { parseCv } from './parse-cv.ts'

const read = (...lines: string[]) => parseCv(plainLayout(lines.join('\n')))
const told = (cv: ReturnType<typeof read>) =>
  Object.fromEntries(Object.entries(contentOf(plainCv(cv)).personal).filter(([, value]) => value))

const forms: [string, string[], Partial<CvContent['personal']>][] = [
  [
    'labels with colons',
    [
      'PERSONAL DETAILS',
      'Date of Birth : 25-11-1991',
      'Nationality: Indian',
      'Marital Status: Married',
      'Gender: Male',
      'Visa Status: Employment visa (transferable)',
      'Notice Period: 30 days',
      'Driving License: Valid UAE light vehicle',
    ],
    {
      birth_date: '1991-11-25',
      nationality: 'Indian',
      civil_status: 'Married',
      gender: 'Male',
      visa: 'Employment visa (transferable)',
      notice: '30 days',
      driving_licence: 'Valid UAE light vehicle',
    },
  ],
  [
    'several labels in one line',
    ['DOB: 5 May 1990, Nationality: Filipino | Gender: Female; Civil status: Single'],
    { birth_date: '1990-05-05', nationality: 'Filipino', gender: 'Female', civil_status: 'Single' },
  ],
  [
    'a table of labels',
    [
      'تاريخ الميلاد\t١٢ مارس ١٩٩١ (العمر: 34)',
      'الجنسية\t:\tمصري',
      'الحالة الاجتماعية\tمتزوج',
      'رخصة القيادة\tنعم',
      'نوع الإقامة\tقابلة للتحويل',
    ],
    {
      birth_date: '1991-03-12',
      nationality: 'مصري',
      civil_status: 'متزوج',
      driving_licence: 'نعم',
      visa: 'قابلة للتحويل',
    },
  ],
  [
    'values below their labels',
    ['Nationality', 'Lebanese', 'Date of birth', '14 August 1988'],
    { nationality: 'Lebanese', birth_date: '1988-08-14' },
  ],
  [
    'the head of a Russian site',
    [
      'Женщина, 31 год, родилась 14 марта 1994',
      'Гражданство: Россия, есть разрешение на работу: Россия',
      'Права категории B, C',
    ],
    {
      gender: 'Женщина',
      birth_date: '1994-03-14',
      nationality: 'Россия',
      visa: 'есть разрешение на работу: Россия',
      driving_licence: 'B, C',
    },
  ],
  [
    'Russian labels',
    ['Дата рождения: 05.05.1990', 'Семейное положение: женат, двое детей', 'Водительские права: кат. B'],
    { birth_date: '1990-05-05', civil_status: 'женат, двое детей', driving_licence: 'кат. B' },
  ],
  [
    'a French head',
    ['Née le 5 mai 1990 à Lyon', 'Nationalité française', 'Mariée, 2 enfants – Permis B, véhiculée – 35 ans'],
    { birth_date: '1990-05-05', nationality: 'française', civil_status: 'Mariée', driving_licence: 'B' },
  ],
  [
    'a head of Europass',
    [
      'Date de naissance : 03/07/1990 | Nationalité : marocaine, française | Sexe : Féminin',
      'Situation familiale : célibataire',
      'Préavis : 1 mois',
    ],
    {
      birth_date: '1990-07-03',
      nationality: 'marocaine, française',
      gender: 'Féminin',
      civil_status: 'célibataire',
      notice: '1 mois',
    },
  ],
  ['what is said in brackets', ['Jubail, KSA (Transferable Iqama)'], { visa: 'Transferable Iqama' }],
  ['what is none', ['Driving licence: No', 'Visa: N/A', 'Gender: any', 'Date of birth: 1 May 2024'], {}],
]
for (const [what, lines, meant] of forms)
  test(`what some countries ask of a person: ${what}`, () =>
    assert.deepEqual(told(read('Nadia Aziz', 'nadia@example.com', ...lines)), meant))

test('what a job, a skill and a hobby say is nothing personal', () => {
  const cv = read(
    'Nadia Aziz',
    'EXPERIENCE',
    'Teacher, Old Harbour School',
    '2019 - 2022',
    'Taught men and women, single and married, to drive',
    'Wrote the notice period policy of the school',
    'SKILLS',
    'Visa processing, Gender studies',
    'INTERESTS',
    'Football',
  )
  assert.deepEqual(told(cv), {})
})

test('a day that may be of two months is less sure', () => {
  const sure = (day: string) => read('Nadia Aziz', `Date of birth: ${day}`).personal.birth_date?.confidence ?? 0
  assert.ok(sure('05/06/1990') < sure('25/06/1990'))
})

test('days are read in the ways they are written', () => {
  for (const [text, day] of [
    ['1990-05-07', '1990-05-07'],
    ['7.5.1990', '1990-05-07'],
    ['May 7th, 1990', '1990-05-07'],
    ['07-May-1990', '1990-05-07'],
    ['1er mai 1990', '1990-05-01'],
    ['٧ مايو ١٩٩٠', '1990-05-07'],
    ['12/25/1990', '1990-12-25'],
    ['May 1990', '1990-05'],
    ['31.02.1990', null],
  ] as const)
    assert.equal(dayIn(text)?.value ?? null, day, text)
})

test('numbers of passports and cards are in nothing that is read, and are no phone', () => {
  const cv = read(
    'Nadia Aziz',
    'Passport No: R1234567, Nationality: Indian',
    'Iqama Number\t2345678901',
    'Паспорт: 4510 № 123456',
    'رقم الهوية: 1098765432',
    'N° de CIN : BE123456',
    'Emirates ID\t784-1989-7654321-1',
    'Driving licence: KSA No. 2345678901',
    'SUMMARY',
    'Nurse with a passport no. R1234567 and an Emirates ID 784-1989-7654321-1 and a licence of the board, DHA-P-0123456, valid',
    'PASSPORT DETAILS',
    'Passport: R1234567',
    'Place of issue: Cochin',
  )
  const all = JSON.stringify(plainCv(cv))
  for (const number of ['R1234567', '2345678901', '123456"', '1098765432', 'BE123456', '7654321', 'Cochin'])
    assert.ok(!all.includes(number), `${number} in ${all}`)
  assert.deepEqual(cv.phones, [])
  assert.match(all, /DHA-P-0123456/)
  assert.match(JSON.stringify(read('Nadia Aziz', 'CERTIFICATES', 'CPR 2019 - 2021').certificates), /CPR.*2021/)
  assert.deepEqual(told(cv), { nationality: 'Indian', driving_licence: 'KSA' })
})

test('a section of nothing but a licence is that field', () => {
  const cv = read('Nadia Aziz', 'DRIVING LICENCE', 'Driving licence: B')
  assert.deepEqual([cv.personal.driving_licence?.value, cv.others], ['B', []])
})
