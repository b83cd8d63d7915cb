import assert from 'node:assert/strict'
import { beforeEach, mock, test } from 'node:test'
import { forgetInvite, keepInvite, readInvite } from './invite.ts'

const day = 86_400_000
const kept = new Map<string, string>()
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
Object.assign(globalThis, { localStorage: store, location: { search: '' } })
mock.timers.enable({ apis: ['Date'], now: Date.UTC(2026, 0, 1) })
beforeEach(() => kept.clear())

test('a code of any address is kept for 90 days and not a moment longer', () => {
  keepInvite('?x=1&invite=FRIEND')
  assert.equal(kept.get('invite'), 'FRIEND')
  mock.timers.tick(90 * day - 1)
  assert.equal(readInvite(), 'FRIEND')
  mock.timers.tick(1)
  assert.equal(readInvite(), undefined)
  assert.equal(kept.size, 0)
})

test('the newest code counts; an address without one changes nothing; what is too long is cut', () => {
  keepInvite('?invite=FIRST')
  keepInvite('?invite=')
  keepInvite('')
  assert.equal(readInvite(), 'FIRST')
  keepInvite(`?invite=${'Z'.repeat(200)}`)
  assert.equal(readInvite()?.length, 64)
})

test('once sent along it is forgotten', () => {
  keepInvite('?invite=ONCE')
  forgetInvite()
  assert.equal(readInvite(), undefined)
})

test('a browser that keeps nothing goes on without', () => {
  const refusing = () => {
    throw new Error('denied')
  }
  Object.assign(globalThis, { localStorage: { getItem: refusing, setItem: refusing, removeItem: refusing } })
  keepInvite('?invite=X')
  assert.equal(readInvite(), undefined)
  forgetInvite()
  Object.assign(globalThis, { localStorage: store })
})
