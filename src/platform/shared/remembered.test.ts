import assert from 'node:assert/strict'
import { test } from 'node:test'
import { remembered } from './remembered.ts'

test('an answer is worked out once, be it nothing, and again when more were asked for than are kept', () => {
  const asked: string[] = []
  const answer = remembered((of: string) => {
    asked.push(of)
    return of === 'none' ? undefined : of.length
  }, 2)
  assert.deepEqual([answer('one'), answer('none'), answer('one'), answer('none')], [3, undefined, 3, undefined])
  assert.deepEqual(asked, ['one', 'none'])
  assert.deepEqual([answer('three'), answer('three'), answer('one')], [5, 5, 3])
  assert.deepEqual(asked, ['one', 'none', 'three', 'one'])
})
