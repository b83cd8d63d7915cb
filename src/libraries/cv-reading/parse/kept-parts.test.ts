import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainLayout } from '../layout/text-layout.ts'
import { plainCv } from '../plain-cv.ts'
import { parseCv } from './parse-cv.ts'

const read = (...lines: string[]) => plainCv(parseCv(plainLayout(lines.join('\n'))))
const jobs = (...lines: string[]) =>
  read('Nadia Haddad', '', ...lines).experience.map(({ title, company, start, end }) => [title, company, start, end])

test('a job of one year is told of the one above it', () => {
  assert.deepEqual(
    jobs(
      ...['EXPERIENCE', 'Staff Nurse, Hamad Hospital, Doha — 03/2018 to date', '• 12-bed ICU'],
      ...[
        "Staff Nurse, St. Luke's Medical Center, Quezon City — Jun '13 – Feb 2018",
        'Volunteer nurse, Red Cross, 2012',
      ],
    ).at(-1),
    ['Volunteer nurse', 'Red Cross', '2012', '2012'],
  )
  assert.deepEqual(
    jobs(
      ...['EXPERIENCE', 'Staff Nurse, Hamad Hospital, Doha\t03/2018 to date', '• 12-bed ICU'],
      ...[
        "Staff Nurse, St. Luke's Medical Center, Quezon City\tJun 2013 – Feb 2018",
        'Volunteer nurse, Red Cross, 2012',
      ],
    ).slice(1),
    [
      ['Staff Nurse', "St. Luke's Medical Center", '2013-06', '2018-02'],
      ['Volunteer nurse', 'Red Cross', '2012', '2012'],
    ],
  )
  assert.deepEqual(
    jobs(
      ...['EXPÉRIENCES', '2018 – 2021 : Secrétaire médicale, Cabinet Bernard', 'Accueil, prise de rendez-vous.'],
      ...['Été 2016 : Vendeuse, Monoprix'],
    ).at(-1),
    ['Vendeuse', 'Monoprix', '2016', '2016'],
  )
  assert.deepEqual(
    jobs(
      ...['ОПЫТ РАБОТЫ', 'Менеджер, ООО «Ромашка», 2017 – 2020', '• Холодные звонки.', 'Стажёр, АО «Волга», 2015'],
    ).at(-1),
    ['Стажёр', 'АО «Волга»', '2015', '2015'],
  )
})

test('a prize with its year is a job', () => {
  for (const line of [
    'Promoted to charge nurse, 2015',
    'Gold medal of the hospital, 2015',
    'Reduced falls by 20%, 2015',
  ])
    assert.equal(
      jobs(
        ...['EXPERIENCE', 'Staff Nurse, Hamad Hospital, Doha, 2012 - 2018', 'Ward of thirty beds.', line],
        ...['Nurse, Red Crescent, Doha, 2010 - 2012'],
      ).length,
      2,
      line,
    )
})

test('the name of a school goes to the degree where its line ends before it', () => {
  const layout = plainLayout(
    ['FORMATION', '2015-2017 : BTS Support managérial, Lycée', 'Ampère, Lyon', '2014 : Baccalauréat STMG'].join('\n'),
  )
  for (const [at, line] of layout.lines.entries()) {
    line.room = at === 1 ? 3 : 30
    line.above = 1.2
    for (const cell of line.cells) cell.box = { page: 1, x: 50, y: at * 14, width: cell.text.length * 6, height: 11 }
  }
  const [study] = plainCv(parseCv(layout)).education
  assert.deepEqual([study?.degree, study?.institution], ['BTS Support managérial', 'Lycée Ampère'])
})

test('until when a paper holds is the day it was given, or a part of its name', () => {
  const papers = (...lines: string[]) =>
    read('Nadia Haddad', '', ...lines).certificates.map(({ name, date, description }) => [name, date, description])
  assert.deepEqual(papers('LICENCES', 'QCHP Registered Nurse valid to 12/2027; BLS'), [
    ['QCHP Registered Nurse', null, 'valid to 12/2027'],
    ['BLS', null, null],
  ])
  for (const [heading, line, name, told] of [
    ['Certifications', 'SST 2022, valable jusqu’au 05/2026', 'SST', 'valable jusqu’au 05/2026'],
    ['Сертификаты', 'НАКС, 2022, действителен до 05/2026', 'НАКС', 'действителен до 05/2026'],
    ['الشهادات', 'ICDL، 2022، صالحة حتى 05/2026', 'ICDL', 'صالحة حتى 05/2026'],
    ['Certificates', 'NEBOSH, 2022 (expires May 2026)', 'NEBOSH', 'expires May 2026'],
  ] as const)
    assert.deepEqual(papers(heading, line), [[name, '2022', told]], line)
})

test('that somebody would not move heads what they would do', () => {
  const told = (line: string) => read('Анна Кузнецова', line, 'anna@post.example', '', 'Навыки', 'Excel').others
  assert.deepEqual(told('Не готова к переезду, готова к редким командировкам'), [
    { name: 'Переезд и командировки', description: 'Не готова к переезду, готова к редким командировкам' },
  ])
  assert.deepEqual(told('Willing to relocate'), [{ name: 'Relocation and travel', description: 'Willing to relocate' }])
})

test('a head in a list of jobs that no job takes as its company is lost', () => {
  const [, last] = read(
    ...['Nadia Haddad', '', 'EXPERIENCE', 'Buyer, Old Harbour, 2019 - 2021', '• Bought linen.'],
    ...['Clerk, Dune Trading, 2015 - 2018', '• Kept books.', 'Harbour Bank Group'],
  ).experience
  assert.match(last?.description ?? '', /Harbour Bank Group/)
})

test('a day of birth that may be of two months is taken without a question', () => {
  const sure = (day: string) =>
    parseCv(plainLayout(`Nadia Aziz\nDate of birth: ${day}\n`)).personal.birth_date?.confidence ?? 0
  assert.ok(sure('03/04/1990') < 0.65 && sure('25/04/1990') >= 0.8 && sure('04/04/1990') >= 0.8)
})
