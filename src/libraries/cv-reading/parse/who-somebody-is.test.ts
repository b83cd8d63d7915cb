import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainLayout } from '../layout/text-layout.ts'
import { type Plain, plainCv } from '../plain-cv.ts'
import { parseCv } from './parse-cv.ts'

const read = (...lines: string[]): Plain => plainCv(parseCv(plainLayout(lines.join('\n'))))

test('what somebody calls themselves holds neither what they ask for nor where they live', () => {
  assert.equal(read('Марина Соколова', 'Главный бухгалтер — 140 000 ₽ на руки').headline, 'Главный бухгалтер')
  assert.equal(read('سامي نبيل حداد', 'مهندس مدني – الرياض، المملكة العربية السعودية').headline, 'مهندس مدني')
  assert.equal(read('Nadia Haddad', 'Sales manager – Key accounts').headline, 'Sales manager – Key accounts')
})

test('whether somebody would move is kept, and that a job was for learning', () => {
  const cv = read(
    'Марина Соколова',
    'Казань, готова к переезду: Москва, готова к командировкам',
    '',
    'Образование',
    'Учебное заведение: Казанский университет',
    'Специальность: Бухгалтерский учёт',
    'Год окончания: 2014',
  )
  assert.deepEqual(cv.others, [{ name: 'готова к переезду', description: 'Москва, готова к командировкам' }])
  assert.equal(cv.education[0]?.description, null)
  const french = read('Camille Roux', '', 'EXPÉRIENCES', 'Stage – Assistante marketing, BNP Paribas', '2023 – 2024')
  assert.equal(french.experience[0]?.description, 'Stage')
})

test('a number without a prefix is at home where somebody lives', () => {
  const phone = (town: string, number: string) =>
    read('Camille Roux', `${town} – ${number}`, '', 'SKILLS', 'SQL').phones
  assert.deepEqual(phone('Lyon', '06 12 34 56 78'), ['+33612345678'])
  assert.deepEqual(phone('الرياض', '0501234567'), ['+966501234567'])
})

test('who speaks Mandarin and Cantonese speaks two languages', () => {
  const cv = read('Wei Chan', '', 'LANGUAGES', 'Cantonese (native), Mandarin (fluent), English (C1)')
  assert.deepEqual(
    cv.languages.map(({ name }) => name),
    ['Cantonese', 'Mandarin', 'English'],
  )
})

test('languages told in a sentence are read', () => {
  const cv = read(
    'SUMMARY',
    'Operations manager, fluent in English, Mandarin and Russian, with ten years in logistics.',
  )
  assert.deepEqual(
    cv.languages.map(({ name, level }) => [name, level]),
    [
      ['English', 'fluent'],
      ['Mandarin', 'fluent'],
      ['Russian', 'fluent'],
    ],
  )
  assert.deepEqual(read('SUMMARY', 'Fluent in the language of numbers and English humour.').languages, [])
})
