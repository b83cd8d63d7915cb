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

test('years are spelled as they are counted, to forty', () => {
  const rows: [text: string, years: number][] = [
    ['driver eleven years experience', 11],
    ['cook with fifteen years of experience', 15],
    ['twenty-five years experience welder', 25],
    ['thirty years of experience', 30],
    ['soudeur quinze ans d’expérience', 15],
    ['dix-sept ans d’expérience', 17],
    ['vingt et un ans d’expérience', 21],
    ['опыт двенадцать лет', 12],
    ['опыт работы от пяти лет', 5],
    ['стаж двадцать пять лет', 25],
    ['سائق خبرة خمسة عشر سنة', 15],
    ['سائق خبرة خمس عشرة سنة', 15],
    ['خبرة خمسطاشر سنة', 15],
    ['خبرة أحد عشر عاما', 11],
    ['خبرة اثنتي عشرة سنة', 12],
    ['خبرة عشرين سنة', 20],
    ['خبرة خمس وعشرين سنة', 25],
  ]
  for (const [text, years] of rows) assert.equal(yearsIn(text)?.years, years, text)
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
