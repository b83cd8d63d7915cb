import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyPage, missingIn, pageOf, stepOf, wizardSteps } from './wizard-steps.ts'

test('a step is left when what it must have is there', () => {
  const values = emptyPage('company', '')
  assert.deepEqual(
    wizardSteps.map((step) => missingIn(step, values)),
    [[], ['name'], ['country_id'], [], [], [], []],
  )
  assert.deepEqual(missingIn('name', { ...values, name: '  شركة ' }), [])
})

test('what the call refuses leads back to the step of the field', () => {
  assert.equal(stepOf('email'), 'contact')
  assert.equal(stepOf('logo_id'), 'pictures')
  assert.equal(stepOf('something'), 'review')
})

test('what was left empty is not sent', () => {
  const input = pageOf({ ...emptyPage('agency', '5'), name: 'Dune' }, 'ar')
  assert.deepEqual(Object.keys(input).sort(), [
    ...['about', 'country_id', 'email', 'kind', 'language', 'legal_name', 'name', 'website'],
  ])
})
