import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressOf, nothingAsked, readAsked, setIn } from './companies-address.ts'

test('an address holds everything asked, and what makes no sense is left out', () => {
  const address = '/companies?q=%D8%AF%D8%A7%D8%B1&place=-5&industry=12&size=11-50&kind=agency&verified=1&open=1'
  const asked = readAsked(new URLSearchParams(address.split('?')[1]))
  assert.equal(addressOf(asked), address)
  assert.deepEqual(
    setIn(asked).map(({ name }) => name),
    ['q', 'place', 'industry', 'size', 'kind', 'verified', 'open'],
  )
  const odd = readAsked(new URLSearchParams('place=x&industry=-1&size=9&kind=__proto__&verified=maybe&cursor=%00'))
  assert.deepEqual(odd, nothingAsked)
  assert.equal(
    addressOf({ ...asked, cursor: 'abc' }, { q: '', place: null }),
    addressOf({ ...asked, q: '', place: null }),
  )
})
