import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { hiderOf } from './hidden-boxes.ts'

test('nobody in particular has a day of birth, a gender or a family on the pages of their file', () => {
  const personal = { birth_date: '1990-05-25', gender: 'Female', civil_status: 'Married', visa: 'Visit visa' }
  const content = CvContent.parse({ name: 'Nadia Haddad', personal, language: 'en' })
  const told = ['25 May 1990', 'Date of birth: 25/05/1990', 'Female', 'Marital status : Married']
  const [anonymous, contacts] = [hiderOf(content, 'anonymous'), hiderOf(content, 'contacts')]
  for (const text of told) assert.deepEqual([anonymous(text), contacts(text)], [true, false], text)
  for (const text of ['Visa: Visit visa', 'May 2019 – June 2020', 'Gender studies', 'Taught married women'])
    assert.equal(anonymous(text), false, text)
})
