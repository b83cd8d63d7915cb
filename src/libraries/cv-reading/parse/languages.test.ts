import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainLayout } from '../layout/text-layout.ts'
import { plainCv } from '../plain-cv.ts'
import { languageCode, levelCode, levelIn } from './languages.ts'
import { parseCv } from './parse-cv.ts'

test('a level keeps the bracket that it opens, and no other', () => {
  assert.equal(levelIn('جيد (B2)'), 'جيد (B2)')
  assert.equal(levelIn('(C1)'), 'C1')
  assert.equal(levelIn('— upper intermediate B2)'), 'upper intermediate B2')
})

test('Cantonese and Mandarin are two languages, by whatever name', () => {
  const mandarin = [
    'Mandarin',
    'Chinese',
    'Chinese (Mandarin)',
    'Mandarin Chinese',
    'chinois mandarin',
    'Китайский',
    'الصينية',
  ]
  const cantonese = [
    'Cantonese',
    'Chinese (Cantonese)',
    'cantonais',
    'Кантонский',
    'Китайский (кантонский)',
    'الكانتونية',
  ]
  for (const name of mandarin) assert.equal(languageCode(name), 'zh', name)
  for (const name of cantonese) assert.equal(languageCode(name), 'yue', name)
})

const read = (...lines: string[]) =>
  plainCv(
    parseCv(
      plainLayout(['Nadia Haddad', '', 'Experience', 'Buyer, Old Harbour', '2019 - 2021', '', ...lines].join('\n')),
    ),
  )
const spoken = (...lines: string[]) => read(...lines).languages.map(({ name, level }) => [name, level])

test('words beside a level of the scale outweigh it, in whatever language and order', () => {
  for (const level of [
    ...['B2 — Средне-продвинутый', 'В2 Продвинутый', 'fluent (B2)', 'B2, advanced', 'courant, niveau B2', 'ممتاز B2'],
    ...['native-like b2', 'Upper intermediate', 'Средне-продвинутый', 'çok iyi (B2)'],
  ])
    assert.equal(levelCode(level), 'B2', level)
  assert.equal(levelCode('Продвинутый'), 'C1')
  assert.equal(levelCode('vitamin B12'), null)
  assert.deepEqual(
    read('Языки', 'Английский — B2 — Средне-продвинутый').languages.map(({ level }) => levelCode(level ?? '')),
    ['B2'],
  )
})

test('words behind a sign that no scale has are kept as the level, but for what names another language', () => {
  const told = [
    ['Italien : je me débrouille', 'Italien', 'je me débrouille'],
    ['Немецкий — читаю техническую литературу', 'Немецкий', 'читаю техническую литературу'],
    ['التركية: أتحدثها مع الزبائن', 'التركية', 'أتحدثها مع الزبائن'],
    ['Turkish (enough for customers)', 'Turkish', 'enough for customers'],
    ['Turkish - German', 'Turkish', null],
    ['Turkish', 'Turkish', null],
  ]
  for (const [line = '', name, level] of told) assert.deepEqual(spoken('Languages', line ?? '')[0], [name, level])
})

test('very good is more than good, in whatever language', () => {
  for (const level of ['very good', 'جيد جداً', 'جيدة جدًا', 'très bon', 'très bien', 'очень хороший', 'очень хорошо'])
    assert.equal(levelCode(level), 'B2', level)
  for (const level of ['good', 'جيد', 'جيدة']) assert.equal(levelCode(level), 'B1', level)
})

test('a level is glued to the word that leads to its language, or is said of the first alone', () => {
  assert.deepEqual(spoken('Languages', 'Fluent in Spanish'), [['Spanish', 'Fluent']])
  assert.deepEqual(spoken('Languages', 'Native speaker of Arabic'), [['Arabic', 'Native']])
  assert.deepEqual(spoken('Languages', 'Fluent in Spanish and English', 'Conversational in French'), [
    ['Spanish', 'Fluent'],
    ['English', 'Fluent'],
    ['French', 'Conversational'],
  ])
})

test('how a language is spoken, or the word before the last of a list, is a skill', () => {
  assert.deepEqual(read('Skills', 'MS Word, PowerPoint, and Excel', 'Fluent in Spanish').skills, [
    ...['MS Word', 'PowerPoint', 'Excel'],
  ])
  assert.deepEqual(read('Skills', 'Word and Excel, Fluent in Spanish and English').skills, ['Word', 'Excel'])
  assert.deepEqual(read('Skills', 'Research and Development, Proficient in Excel').skills, [
    ...['Research and Development', 'Excel'],
  ])
})
