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

test('every state, move and side: where it leads, or refused', () => {
  const past = new Date(0)
  for (const state of interviewStates)
    for (const move of interviewMoves)
      for (const side of sides) {
        const to = table.get(`${state} ${move} ${side}`) ?? null
        assert.equal(stateAfter(state, move, side), to, `${state} ${move} ${side}`)
        assert.equal(mayDo({ state, starts_at: past }, move, side, new Date()).refused, to === null)
      }
})

test('an outcome is said only once the interview has begun', () => {
  const now = new Date()
  const ahead = { state: 'confirmed' as const, starts_at: new Date(now.getTime() + 1) }
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
