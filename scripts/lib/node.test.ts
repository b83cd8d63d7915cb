import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isNewEnough } from './node.mjs'

test('TypeScript runs as it is from 22.18 on', () => {
  const versions = ['20.20.2', '22.17.1', '22.18.0', '23.0.0', '24.21.0']
  assert.deepEqual(versions.map(isNewEnough), [false, false, true, true, true])
})
