import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { contactsIn } from './contacts-in.ts'

test('name, e-mail and phone are read off a CV, in Latin, Arabic and Cyrillic letters', () => {
  assert.deepEqual(
    contactsIn('Curriculum Vitae\n\nPriya Nair\nDubai | priya.nair@example.com | 050 123 4567\nWarehouse lead', 'AE'),
    { name: 'Priya Nair', email: 'priya.nair@example.com', phone: '+971501234567' },
  )
  assert.deepEqual(contactsIn('السيرة الذاتية\nليلى الحداد\nهاتف: ٠٥٠ ١٢٣ ٤٥٦٧\nالبريد: layla@example.com.', 'AE'), {
    name: 'ليلى الحداد',
    email: 'layla@example.com',
    phone: '+971501234567',
  })
  assert.deepEqual(contactsIn('Резюме\nЕлена Морозова\nТел. +7 912 345-67-89', 'AE'), {
    name: 'Елена Морозова',
    email: null,
    phone: '+79123456789',
  })
})

test('where nothing is to be read, nothing is made up', () => {
  assert.deepEqual(contactsIn('', 'AE'), { name: null, email: null, phone: null })
  assert.deepEqual(contactsIn('2019 – 2024\nForklift 3,5 t\n12 000 AED', 'AE').email, null)
  assert.equal(contactsIn('2019 – 2024\nForklift: 3,5 t', 'AE').name, null)
})

test('no text makes it fail', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => Boolean(contactsIn(text, 'AE'))))
})
