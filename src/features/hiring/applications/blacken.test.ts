import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blacken } from './blacken.ts'

const person = { name: 'Nadia El Haddad', email: 'nadia@example.com', phone: '+971501234567' }

test('a note loses name, addresses and numbers, and nothing else', () => {
  assert.equal(
    blacken('I am NADIA, write to n.haddad+job@mail.example.com or +971 50 123 45 67. Shelves of 2024.', person),
    'I am ▇▇▇, write to ▇▇▇ or ▇▇▇. Shelves of 2024.',
  )
  assert.equal(blacken('Elegant solutions', person), 'Elegant solutions')
  assert.equal(blacken('اسمي ليلى الحداد', { ...person, name: 'ليلى الحداد' }), 'اسمي ▇▇▇ ▇▇▇')
})
