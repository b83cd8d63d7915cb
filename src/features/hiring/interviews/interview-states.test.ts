import assert from 'node:assert/strict'
import { test } from 'node:test'
import { interviewMoves, interviewStates, isOver, mayDo, sides, stateAfter } from './interview-states.ts'

/** Written by hand: state, move, who → where it leads. All other rows are refused. */
const leads = `
proposed     propose   page       proposed
proposed     pick      candidate  confirmed
proposed     ask_other candidate  other_asked
proposed     cancel    page       cancelled
proposed     cancel    candidate  cancelled
proposed     lapse     site       lapsed
confirmed    propose   page       proposed
confirmed    ask_other candidate  other_asked
confirmed    cancel    page       cancelled
confirmed    cancel    candidate  cancelled
confirmed    finish    page       done
confirmed    miss      page       no_show
other_asked  propose   page       proposed
other_asked  cancel    page       cancelled
other_asked  cancel    candidate  cancelled
lapsed       propose   page       proposed
lapsed       cancel    page       cancelled
done         miss      page       no_show
no_show      finish    page       done
no_show      propose   page       proposed`
const table = new Map(
  leads
    .trim()
    .split('\n')
    .map((row) => {
      const [state, move, side, to] = row.split(/\s+/)
      return [`${state} ${move} ${side}`, to]
    }),
)

const open = { stage: 'interviewing', told_stage: 'interviewing', has_other: false, page_closed: false } as const

test('every state, move and side: where it leads, or refused', () => {
  const past = new Date(0)
  for (const state of interviewStates)
    for (const move of interviewMoves)
      for (const side of sides) {
        const to = table.get(`${state} ${move} ${side}`) ?? null
        assert.equal(stateAfter(state, move, side), to, `${state} ${move} ${side}`)
        assert.equal(mayDo({ ...open, state, starts_at: past }, move, side, new Date()).refused, to === null)
      }
})

test('an outcome is said only once the interview has begun', () => {
  const now = new Date()
  const ahead = { ...open, state: 'confirmed' as const, starts_at: new Date(now.getTime() + 1) }
  for (const move of ['finish', 'miss'] as const)
    assert.deepEqual(mayDo(ahead, move, 'page', now), { refused: true, code: 'interview_ahead' })
  assert.equal(mayDo(ahead, 'cancel', 'page', now).refused, false)
})

test('what is over holds nobody’s day', () => {
  assert.deepEqual(
    interviewStates.filter((state) => !isOver(state)),
    ['proposed', 'confirmed', 'other_asked'],
  )
})

test('after the end of an application nobody is invited or agrees, and what is agreed can be called off', () => {
  const [now, at] = [new Date(), { starts_at: null, has_other: false, page_closed: false }]
  const ended = { ...at, stage: 'withdrawn', told_stage: 'withdrawn' } as const
  // the candidate does not know of it yet
  const held = { ...at, stage: 'rejected', told_stage: 'interviewing' } as const
  assert.equal(mayDo({ ...ended, state: 'lapsed' }, 'propose', 'page', now).refused, true)
  assert.equal(mayDo({ ...ended, state: 'lapsed' }, 'cancel', 'page', now).refused, true)
  assert.equal(mayDo({ ...ended, state: 'proposed' }, 'pick', 'candidate', now).refused, true)
  assert.equal(mayDo({ ...ended, state: 'confirmed' }, 'cancel', 'page', now).refused, false)
  assert.equal(mayDo({ ...held, state: 'no_show' }, 'propose', 'page', now).refused, true)
  assert.equal(mayDo({ ...held, state: 'proposed' }, 'pick', 'candidate', now).refused, false)
  assert.equal(mayDo({ ...held, page_closed: true, state: 'proposed' }, 'pick', 'candidate', now).refused, true)
})
