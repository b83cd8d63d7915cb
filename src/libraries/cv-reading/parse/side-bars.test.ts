import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainLayout } from '../layout/text-layout.ts'
import { plainCv } from '../plain-cv.ts'
import { parseCv } from './parse-cv.ts'

const read = (...lines: string[]) => plainCv(parseCv(plainLayout(lines.join('\n'))))

test('the last list of a side bar ends where the person begins', () => {
  const cv = read(
    ...['Contact', 'omar.haddad@example.com', 'Top Skills', 'Procurement', 'SAP MM'],
    ...['Languages', 'Arabic (Native or Bilingual)', 'Certifications', 'CIPS Level 4', 'Lean Six Sigma Green Belt'],
    ...['Omar Haddad', 'Procurement Manager at Gulf Foods', 'Dubai, United Arab Emirates'],
    ...['Experience', 'Gulf Foods', 'Procurement Manager', 'January 2021 - Present', 'Led a team of five buyers.'],
  )
  assert.deepEqual(
    cv.certificates.map(({ name }) => name),
    ['CIPS Level 4', 'Lean Six Sigma Green Belt'],
  )
  assert.deepEqual([cv.name, cv.headline], ['Omar Haddad', 'Procurement Manager at Gulf Foods'])
  assert.equal(cv.location, 'Dubai, United Arab Emirates')
})

test('an address that is spelled as the name is not the name above the headline', () => {
  for (const address of [['omar.haddad@example.com'], ['omar.haddad', '@example.com']])
    assert.equal(
      read(...address, 'Omar Haddad', 'Procurement Manager at Gulf Foods').headline,
      'Procurement Manager at Gulf Foods',
    )
})

test('points without their marks tell of the job above, and name no company', () => {
  const jobs = (...lines: string[]) =>
    read('Nadia Haddad', '', ...lines).experience.map(({ company, description }) => [company, description])
  assert.deepEqual(
    jobs(
      ...['EXPERIENCE', 'Harbour Hotel, Dubai', 'Supervisor     Jan 2021 - Present', 'Cleaned 16 rooms a day'],
      ...['Room attendant     Mar 2018 - Dec 2020', 'Bought linen.'],
    ),
    [
      ['Harbour Hotel', 'Cleaned 16 rooms a day'],
      ['Harbour Hotel', 'Bought linen.'],
    ],
  )
  assert.deepEqual(
    jobs(
      ...[
        'ОПЫТ РАБОТЫ',
        'ООО «Ромашка»',
        'Главный бухгалтер     январь 2020 – по настоящее время',
        'Ведение учёта, отчётность',
      ],
      ...['Бухгалтер     март 2016 – декабрь 2019', 'Контроль оплаты счетов'],
    ).map(([, told]) => told),
    ['Ведение учёта, отчётность', 'Контроль оплаты счетов'],
  )
})

test('a title in small letters below what is told is no point without its mark', () => {
  const { experience } = read(
    ...['Пётр Соколов', '', 'ОПЫТ РАБОТЫ', 'Менеджер магазина', 'ООО «Гавань»     январь 2020 – декабрь 2022'],
    ...['Вёл закупки и склад.', 'Менеджер по ключевым клиентам', 'Синяя Гавань Логистика     март 2016 – декабрь 2019'],
  )
  assert.equal(experience[1]?.title, 'Менеджер по ключевым клиентам')
})

test('a number without a prefix is at home in the country that is named', () => {
  const phones = (home: string, number: string) => read('Nadia Haddad', home, number, '', 'SKILLS', 'SQL').phones
  assert.deepEqual(phones('France', '06 12 34 56 78'), ['+33612345678'])
  assert.deepEqual(phones('United Kingdom', '07400 123456'), ['+447400123456'])
  assert.deepEqual(phones('Germany', '0151 23456789'), ['+4915123456789'])
  assert.deepEqual(phones('Россия', '8 495 123-45-67'), ['+74951234567'])
})
