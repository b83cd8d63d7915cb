import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textLayout } from '../layout/text-layout.ts'
import { roleNamed, withRoles } from './labels.ts'

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

test('a label before a value tells what it is', () => {
  assert.deepEqual(rolesOf(['Employer: Old Harbour', 'Poste occupé\tAcheteur', 'Bought rope']), [
    'company=Old Harbour',
    'title=Acheteur',
    '=Bought rope',
  ])
})
