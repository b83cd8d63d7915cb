import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textLayout } from '../layout/text-layout.ts'
import { labelBefore, personLabel } from './person-labels.ts'

const line = (text: string) => textLayout([{ text }]).lines[0] ?? assert.fail()

test('labels of a person are told in four languages, and by nothing else', () => {
  for (const [text, kind] of [
    ['Full name', 'name'],
    ['Name:', 'name'],
    ['ФИО', 'name'],
    ['الاسم', 'name'],
    ['Address', 'place'],
    ['Ville', 'place'],
    ['Место жительства:', 'place'],
    ['العنوان', 'place'],
    ['Mobile', 'other'],
  ] as const)
    assert.equal(personLabel(text), kind, text)
  for (const text of ['Nadia Haddad', 'Name of the ship', 'x'.repeat(50)]) assert.equal(personLabel(text), null, text)
})

test('the label before a cell stands left of it, a colon between them, or inside', () => {
  assert.equal(labelBefore(line('Name\tNadia Haddad'), 1), 'name')
  assert.equal(labelBefore(line('Address\t:\tAmman'), 2), 'place')
  assert.equal(labelBefore(line('Address: Amman'), 0), 'place')
  assert.equal(labelBefore(line('Nadia Haddad\tAmman'), 1), null)
  assert.equal(labelBefore(line('Nadia Haddad'), 0), null)
})
