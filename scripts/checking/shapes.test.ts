import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tooLong } from './shapes.ts'

const lines = (count: number) => 'x()\n'.repeat(count)

test('what is nested counts: a function of sixty lines, a component or hook of a hundred', () => {
  assert.deepEqual(tooLong('a.ts', `function a() {\n${lines(50)}}`), [])
  assert.deepEqual(tooLong('a.ts', `function a() {\n${lines(70)}}`), [{ name: 'a.ts a', length: 72 }])
  assert.equal(tooLong('a.ts', `const b = () => {\nconst c = () => {\n${lines(70)}}\n}`).length, 2)
  assert.deepEqual(tooLong('a.tsx', `function Part() {\n${lines(90)}}\nfunction usePart() {\n${lines(90)}}`), [])
  assert.deepEqual(tooLong('a.tsx', `function Part() {\n${lines(110)}}`), [{ name: 'a.tsx Part', length: 112 }])
})
