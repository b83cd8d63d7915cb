import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainLayout } from '../layout/text-layout.ts'
import { type Plain, plainCv } from '../plain-cv.ts'
import { parseCv } from './parse-cv.ts'

const read = (...lines: string[]): Plain => plainCv(parseCv(plainLayout(lines.join('\n'))))

test('what was learned stands in quotes, whoever gave it stands first', () => {
  const { certificates } = read(
    'Илья Захаров',
    '',
    'Курсы',
    'Яндекс.Практикум, «Архитектура ПО», 2021',
    'Stepik, «Алгоритмы», 2019',
  )
  assert.deepEqual(
    certificates.map(({ name, issuer }) => [name, issuer]),
    [
      ['«Архитектура ПО»', 'Яндекс.Практикум'],
      ['«Алгоритмы»', 'Stepik'],
    ],
  )
})

test('work that goes on to date is today’s', () => {
  assert.equal(read('EXPERIENCE', 'Nurse, Old Harbour Hospital', 'Jan. 2022 – date').experience[0]?.end, 'present')
})

test('how well a skill is known is no skill, and what is written with a stroke is one', () => {
  const { skills } = read(
    'Omar Aziz',
    '',
    'المهارات',
    'المحاسبة المالية (المستوى: خبير | الخبرة: 9 سنوات)',
    'Excel (5 years)',
    'CI/CD',
  )
  assert.deepEqual(skills, ['المحاسبة المالية', 'Excel', 'CI/CD'])
})

test('who says which post they look for is called that', () => {
  assert.equal(
    read('Анна Гаврилова', '', 'Желаемая должность и зарплата', 'Главный бухгалтер').headline,
    'Главный бухгалтер',
  )
  assert.equal(
    read('CURRICULUM VITAE', 'Karim Aziz', 'Jubail', 'POST APPLIED FOR: SAFETY OFFICER').headline,
    'SAFETY OFFICER',
  )
})

test('a level that a narrow column cut at its hyphen is whole', () => {
  const { languages } = read(
    'Илья Захаров',
    '',
    'Языки',
    'английский — Upper-',
    'Intermediate',
    'татарский — разговорный',
  )
  assert.deepEqual(
    languages.map(({ name, level }) => [name, level]),
    [
      ['английский', 'Upper Intermediate'],
      ['татарский', 'разговорный'],
    ],
  )
})
