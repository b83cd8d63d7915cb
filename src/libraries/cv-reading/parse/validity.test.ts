import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainLayout } from '../layout/text-layout.ts'
import { plainCv } from '../plain-cv.ts'
import { parseCv } from './parse-cv.ts'

const read = (...lines: string[]) => plainCv(parseCv(plainLayout(lines.join('\n'))))
const job = ['Experience', 'Supervisor, Harbour Hotel', 'Jan 2020 - Present', 'Led a team of five people.', '']

test('papers that still hold have the day they were given, each its own', () => {
  const { certificates } = read(
    ...['Amelia Grant', '', ...job, 'Licenses & Certifications'],
    ...['AWS Cloud Practitioner', 'Amazon Web Services', 'Issued Jan 2022 - No Expiration Date'],
    ...['NEBOSH International General Certificate', 'NEBOSH', 'Jan 2019 - Present'],
  )
  assert.deepEqual(
    certificates.map(({ name, date, description }) => [name, date, description]),
    [
      ['AWS Cloud Practitioner', '2022-01', null],
      ['NEBOSH International General Certificate', '2019-01', null],
    ],
  )
})

test('a paper told of among studies, or in their shape, is no study under way', () => {
  const ends = (...lines: string[]) => read('Amelia Grant', '', ...job, ...lines).education.map(({ end }) => end)
  assert.deepEqual(
    ends(
      'Certificates',
      'Certified Housekeeper, American Hotel Institute, 2016 - Present',
      'Diploma in Hospitality, Leeds College, 2014',
    ),
    ['2016', '2014'],
  )
  assert.deepEqual(
    ends(
      'Education and certificates',
      'Diploma in Hospitality, Leeds College, 2012 - 2014',
      'Certified Housekeeper, AHLEI, 2016 - Present',
    ),
    ['2014', '2016'],
  )
  // whoever still studies does so to this day
  assert.deepEqual(ends('Education', 'BA History, University of Leeds', '2023 - Present'), ['present'])
})

test('in four languages', () => {
  for (const [heading, line] of [
    ['Сертификаты', 'ДипИФР, 2018 – по настоящее время'],
    ['Certifications', 'PMP, 2018 – aujourd’hui'],
    ['الشهادات', 'CMA، 2018 – حتى الآن'],
  ] as const) {
    const [one] = read('Amelia Grant', '', heading, line).certificates
    assert.deepEqual([one?.date, one?.description, /[–-]/.test(one?.name ?? '')], ['2018', null, false], line)
  }
})
