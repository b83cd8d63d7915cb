import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainLayout } from '../layout/text-layout.ts'
import { type Plain, plainCv } from '../plain-cv.ts'
import { parseCv } from './parse-cv.ts'
import { isPlace, placeIn } from './places.ts'

const read = (...lines: string[]): Plain => plainCv(parseCv(plainLayout(lines.join('\n'))))

test('a town and its country with labels of their own are one place, and a school’s address is no part of its name', () => {
  const cv = read(
    'Clémence Haddou',
    'EXPÉRIENCE PROFESSIONNELLE',
    '09/2019 – Actuel',
    'Responsable logistique',
    'Groupe Atlas Distribution',
    'Ville : Casablanca | Pays : Maroc',
    'Pilotage d’un entrepôt',
    'FORMATION',
    '2011 – 2013',
    'Master en logistique',
    'Université Hassan II https://www.univh2c.example',
  )
  assert.equal(cv.experience[0]?.location, 'Casablanca, Maroc')
  assert.equal(cv.experience[0]?.title, 'Responsable logistique')
  assert.equal(cv.education[0]?.institution, 'Université Hassan II')
})

test('certificates that stand in one line are several', () => {
  const names = (...lines: string[]) =>
    read('Omar Aziz', '', 'CERTIFICATIONS', ...lines).certificates.map(({ name, issuer, date }) => [name, issuer, date])
  assert.deepEqual(names('ILS (2023); Safeguarding Level 3; Prescribing V300 (in progress)'), [
    ['ILS', null, '2023'],
    ['Safeguarding Level 3', null, null],
    ['Prescribing V300 (in progress)', null, null],
  ])
  assert.deepEqual(
    names('NEBOSH IGC (2016), IOSH Managing Safely, OSHA 30 Hrs').map(([name]) => name),
    ['NEBOSH IGC', 'IOSH Managing Safely', 'OSHA 30 Hrs'],
  )
  // who gave it, where and when
  assert.deepEqual(names('PMP, Project Management Institute, 2020'), [['PMP', 'Project Management Institute', '2020']])
})

test('the number of a department belongs to its town, and a company in a country is no town', () => {
  assert.ok(isPlace('Lyon (69)'))
  assert.ok(isPlace('Leeds UK'))
  assert.ok(!isPlace('Care UK'))
  const { experience } = read(
    'Anne Lefèvre',
    'EXPÉRIENCE',
    'Assistante de direction',
    'Mérieux — Lyon (69)',
    'mars 2021 – aujourd’hui',
    '',
    'EXPERIENCE',
    'Healthcare Assistant (bank), Care UK\t2017 – 2019',
  )
  assert.deepEqual(
    experience.map(({ title, company, location }) => [title, company, location]),
    [
      ['Assistante de direction', 'Mérieux', 'Lyon (69)'],
      ['Healthcare Assistant (bank)', 'Care UK', null],
    ],
  )
})

test('of an address only town and country stay', () => {
  for (const [address, place] of [
    ['12 rue Ibn Batouta, 20000 Casablanca (Maroc) (Domicile)', 'Casablanca, Maroc'],
    ['27 Hope Street, Glasgow G2 6AB', 'Glasgow'],
    ['100 Queen Street, Toronto M5H 2N2, Canada', 'Toronto, Canada'],
  ] as const)
    assert.equal(placeIn(address), place)
  assert.equal(read('Ann Lee', 'Flat 4, 27 Hope Street, Glasgow G2 6AB · 07700 900123').location, 'Glasgow')
})

test('what somebody tells of a negotiation is no skill; one that is listed is', () => {
  const work = ['EXPÉRIENCE', 'Acheteuse, Textiles du Sud', '2014 – 2019', 'Négociation des contrats avec SAP']
  assert.deepEqual(read('Anne Lefèvre', ...work, 'COMPÉTENCES', 'Excel').skills, ['Excel', 'SAP'])
  assert.deepEqual(read('Anne Lefèvre', ...work, 'COMPÉTENCES', 'Négociation, Permis B').skills, ['Négociation', 'SAP'])
})

test('months with hyphens on both sides of a hyphen are a period', () => {
  const [job] = read('EXPERIENCE', 'PPC Specialist, iProspect', '2017-06 - 2021-01').experience
  assert.deepEqual([job?.start, job?.end], ['2017-06', '2021-01'])
})

test('a company that is glued to its town is apart from it', () => {
  const [first, second] = read(
    'EXPERIENCE',
    'Forklift Operator',
    'Amazon Fulfillment-Columbus, OH',
    'June 2021 to Present',
    '',
    'Senior Scientist',
    'ETH Zürich, Switzerland',
    '2015 - 2019',
  ).experience
  assert.deepEqual([first?.company, first?.location], ['Amazon Fulfillment', 'Columbus, OH'])
  assert.deepEqual([second?.company, second?.location], ['ETH Zürich', 'Switzerland'])
  assert.ok(isPlace('Winston-Salem, NC'))
})

test('who lists the school of each study has not named it for the next one', () => {
  const { education } = read(
    'FORMATION',
    '2019 : Licence en études françaises, Université Mohammed V',
    '2016 : Baccalauréat lettres',
  )
  assert.deepEqual(
    education.map(({ institution }) => institution),
    ['Université Mohammed V', null],
  )
})

test('a kind of permit is no place, and a headline tells none', () => {
  const cv = read('عمر الخطيب', 'مهندس | عمّان، الأردن', 'omar@example.com', 'نوع الإقامة: إقامة عمل')
  assert.deepEqual([cv.headline, cv.location, cv.personal.visa], ['مهندس', 'عمّان، الأردن', 'إقامة عمل'])
})
