import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stepsOf } from '#features/cvs/cvs/steps-of.ts'
import { plainLayout } from '../layout/text-layout.ts'
import { plainCv } from '../plain-cv.ts'
import { parseCv } from './parse-cv.ts'

const parsed = (...lines: string[]) => parseCv(plainLayout(lines.join('\n')))
const read = (...lines: string[]) => plainCv(parsed(...lines))
const job = [
  'Гульнара Шарипова',
  'Опыт работы — 6 лет',
  'Март 2018 — настоящее время',
  'Городская поликлиника № 2',
  'Медицинская сестра',
  'Ведение документации, работа с Microsoft Excel.',
]
const listed = ['Внутривенные инъекции', 'ЭКГ', '1С:Медицина', 'Вакцинация', 'Уход за больными']

test('skills are those of their row, whatever section it stands in, and none of a job', () => {
  const list = listed.join(', ')
  for (const rows of [
    ['Ключевые навыки', list],
    [`Навыки\t${list}`],
    ['Знание языков\tРусский — Родной', `Навыки\t${list}`],
    ['Знание языков', 'Русский — Родной', 'Навыки', list],
  ])
    assert.deepEqual(read(...job, 'Образование', 'Казанский колледж, 2014', ...rows).skills, listed, rows.join('|'))
})

test('a name with a colon inside is not cut at it', () => {
  assert.ok(!read(...job, 'Работала в 1С:Медицина каждый день.').skills.includes('1С'))
})

test('how high a study was is its degree, its year no detail', () => {
  const study = (...lines: string[]) => {
    const [first] = read(...job, 'Образование', ...lines).education
    return first && [first.degree, first.institution, first.end, first.description]
  }
  const college = 'Казанский медицинский колледж'
  assert.deepEqual(study('Среднее специальное', `2014\t${college}`), ['Среднее специальное', college, '2014', null])
  assert.deepEqual(study('Среднее', 'специальное', `2014\t${college}`), ['Среднее специальное', college, '2014', null])
  assert.deepEqual(study('Среднее специальное', '2014', college, 'Сестринское дело'), [
    'Среднее специальное, Сестринское дело',
    college,
    '2014',
    null,
  ])
})

test('the number of an employer keeps its sign', () => {
  assert.equal(read(...job).experience[0]?.company, 'Городская поликлиника № 2')
})

test('the letters of a degree are the degree, and what stands behind them its field', () => {
  const degrees = new Map([
    ['bachelor', 1],
    ['doctorate', 2],
  ])
  const studies = (line: string) =>
    stepsOf(parsed('Nadia Haddad', 'Education', line, 'Stanford University, 2015 - 2019'), degrees).education.map(
      ({ degree_id, field }) => [degree_id, field],
    )
  assert.deepEqual(studies('BS, Computer Engineering'), [[1, 'Computer Engineering']])
  assert.deepEqual(studies('PhD, Computer Science'), [[2, 'Computer Science']])
  assert.deepEqual(studies('Bachelor’s in Marketing'), [[1, 'Marketing']])
  assert.deepEqual(studies('Master’s in Marketing'), [[null, 'Master’s in Marketing']])
  // a degree that the list does not have stays in words
  assert.deepEqual(studies('MS, Computer Science'), [[null, 'MS, Computer Science']])
})
