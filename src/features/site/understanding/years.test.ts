import assert from 'node:assert/strict'
import { test } from 'node:test'
import { yearsIn } from './years.ts'

const read = (text: string) => {
  const typed = yearsIn(text)
  return typed && `${text.slice(typed.from, typed.to)} → ${typed.years}`
}

test('years of work are read in four languages, with what stands around them', () => {
  const rows: [text: string, years: string][] = [
    ['welder 5 years', '5 years → 5'],
    ['nurse with 5+ years of experience in Dubai', 'with 5+ years of experience → 5'],
    ['minimum 3 yrs exp driver', 'minimum 3 yrs exp → 3'],
    ['five years experience cook', 'five years experience → 5'],
    ['java 3-5 years', '3-5 years → 3'],
    ['soudeur 5 ans d’expérience', '5 ans d’expérience → 5'],
    ['expérience 2 ans minimum', 'expérience 2 ans minimum → 2'],
    ['сварщик опыт 3 года', 'опыт 3 года → 3'],
    ['опыт работы от 20 лет водитель', 'опыт работы от 20 лет → 20'],
    ['لحام خبرة ٥ سنوات', 'خبرة ٥ سنوات → 5'],
    ['محاسب سنتين خبرة', 'سنتين خبرة → 2'],
  ]
  for (const [text, years] of rows) assert.equal(read(text), years)
})

test('ages, contracts and what is no time are no years of work', () => {
  for (const text of [
    'водитель от 35 лет',
    'охранник 18 лет',
    'teacher for 5 years old',
    '2 year contract',
    'contrat de 2 ans',
    '0 years experience',
    'C++ 20',
    'plan 3',
  ])
    assert.equal(read(text), null, text)
})
