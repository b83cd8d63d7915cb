import assert from 'node:assert/strict'
import { test } from 'node:test'
import { htmlLayout } from '../layout/html-layout.ts'
import { textLayout } from '../layout/text-layout.ts'
import { withRoles } from './labels.ts'
import { roleNamed } from './roles.ts'

const rolesOf = (rows: string[]) =>
  withRoles(textLayout(rows.map((text) => ({ text }))).lines).map(({ cells }) =>
    cells.map(({ role, text }) => `${role ?? ''}=${text}`).join('|'),
  )

test('labels are known in several languages, and only where they say nothing else', () => {
  assert.equal(roleNamed('Employer:'), 'company')
  assert.equal(roleNamed('Должность'), 'title')
  assert.equal(roleNamed('المسمى الوظيفي'), 'title')
  assert.equal(roleNamed('Nom et adresse de l’employeur'), 'company')
  assert.equal(roleNamed('Company secretary'), null)
})

test('the head of a table tells what its columns hold', () => {
  assert.deepEqual(rolesOf(['Period\tPosition\tEmployer', '2019 - 2021\tBuyer\tOld Harbour']), [
    'dates=2019 - 2021|title=Buyer|company=Old Harbour',
  ])
})

test('a wide table may have columns of which nothing is known', () => {
  assert.deepEqual(rolesOf(['S.No\tName of employer\tPosition\tShift pattern', '1\tOld Harbour\tBuyer\tNights']), [
    'grade=1|company=Old Harbour|title=Buyer|grade=Nights',
  ])
})

test('from and to are two columns of dates', () => {
  assert.deepEqual(rolesOf(['С\tПо\tОрганизация\tДолжность', '2019\t2021\tСтарый порт\tзакупщик']), [
    'dates=2019|dates=2021|company=Старый порт|title=закупщик',
  ])
})

test('what a Word file sets below the first words of a cell belongs to its column', () => {
  const cell = (...paragraphs: string[]) => `<td>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</td>`
  const row = (...cells: string[]) => `<tr>${cells.join('')}</tr>`
  const { lines } = htmlLayout(
    `<table>${row(cell('Period'), cell('Employer'), cell('Job and duties'))}${row(
      cell('2019 - 2021'),
      cell('Old Harbour', 'Riga'),
      cell('Buyer', 'Ropes and sails'),
    )}</table>`,
  )
  assert.deepEqual(
    withRoles(lines).map(({ cells }) => cells.map(({ role, text }) => `${role}=${text}`)),
    [['dates=2019 - 2021', 'company=Old Harbour\tRiga', 'title=Buyer\tRopes and sails']],
  )
})

test('a label before a value tells what it is', () => {
  assert.deepEqual(rolesOf(['Employer: Old Harbour', 'Poste occupé\tAcheteur', 'Bought rope']), [
    'company=Old Harbour',
    'title=Acheteur',
    '=Bought rope',
  ])
})
