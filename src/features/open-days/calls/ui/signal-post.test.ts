import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newId } from '#platform/shared/ids.ts'
import type { Numbered, Signal } from '../contract.ts'
import { SignalPost, together } from './signal-post.ts'

const from = newId<'visit of a page'>()
const candidate = (name: string): Signal => ({ kind: 'candidate', from, to: null, candidate: { candidate: name } })
const hello: Signal = { kind: 'hello', from, to: null, means: 'voice' }
const at = new Date().toISOString()
const numbered = (number: number): Numbered => ({ number, side: 'desk', at, signal: candidate(String(number)) })
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

/** A post whose server is here: what was sent, and what may be read. */
function aPost({ fails = [] as unknown[] } = {}) {
  const sent: Signal[][] = []
  const taken: number[] = []
  const there = [numbered(1), numbered(2)]
  const asked: number[] = []
  const post = new SignalPost({
    async send(signals) {
      const failure = fails.shift()
      if (failure) throw failure
      sent.push(signals)
      there.push(numbered(there.length + 1))
      return there.length
    },
    async read(after) {
      asked.push(after)
      return there.filter(({ number }) => number > after)
    },
    async take({ number }) {
      taken.push(number)
    },
    meaning: (failure) => failure as 'over' | 'refused' | 'away',
    rest: async () => {},
  })
  return { post, sent, taken, there, asked }
}

test('what is said in a moment goes together and in order; a failure on the way loses and turns around nothing', async () => {
  const { post, sent } = aPost({ fails: ['away', 'away'] })
  const said = [hello, ...['a', 'b', 'c'].map(candidate)]
  for (const one of said) post.say(one)
  await settled()
  assert.deepEqual(sent.flat(), said)
  assert.equal(sent.length, 1)
})

test('what the server refuses is dropped, and what follows goes on', async () => {
  const { post, sent } = aPost({ fails: ['refused'] })
  post.say(candidate('too long'))
  await settled()
  post.say(hello)
  await settled()
  assert.deepEqual(sent, [[hello]])
})

test('nothing said before the own hello is read, and nothing twice', async () => {
  const { post, taken, there, asked } = aPost()
  await post.look()
  post.say(hello)
  await settled()
  await post.look()
  there.push(numbered(4))
  await Promise.all([post.look(), post.look()])
  await post.look()
  assert.deepEqual(taken, [4])
  assert.deepEqual(asked.slice(0, 2), [3, 3])
})

test('once the talk is over nothing is sent or asked for again', async () => {
  const { post, sent, asked } = aPost({ fails: ['over'] })
  post.say(hello)
  await settled()
  await post.look()
  assert.deepEqual([sent, asked], [[], []])
})

test('a letter holds twenty signals and 16 KB, and one that is longer goes alone', () => {
  const long = { ...candidate('x'.repeat(9_000)) }
  assert.equal(together(Array.from({ length: 30 }, () => hello)).length, 20)
  assert.equal(together([long, long]).length, 1)
  assert.equal(together([candidate('x'.repeat(20_000)), hello]).length, 1)
  assert.ok(JSON.stringify(together([hello, candidate('x'.repeat(16_000)), hello])).length <= 16_384)
})
