import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstNameOf } from './rules.ts'

test('strangers read a first name, however a name is written', () => {
  const names = {
    'Samir Haddad': 'Samir',
    Samir: 'Samir',
    'Haddad, Samir Ali': 'Samir',
    'Dr. Samir Haddad': 'Samir',
    'Abdul Rahman Saleh': 'Abdul Rahman',
    'عبد الرحمن صالح': 'عبد الرحمن',
    'د. سمير حداد': 'سمير',
    'Jean-Pierre Martin': 'Jean-Pierre',
    'Анна Иванова': 'Анна',
    '': '',
    Dr: 'Dr',
  }
  for (const [name, first] of Object.entries(names)) assert.equal(firstNameOf(name), first, name)
})
