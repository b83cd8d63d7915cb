import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CvEvent, type CvState, cvEvents, cvStates, eventOfRefusal, mayMoveCv, stateAfter } from './cv-states.ts'

/** Every pair, written out: state, then what each event leads to in the order of `cvEvents`; `-` is no way. */
const expected: Record<CvState, string> = {
  stored: 'scanning unsupported encrypted unreadable wordless parsed parsed -',
  scanning: 'scanning unsupported encrypted unreadable wordless parsed parsed -',
  unsupported: 'scanning - - - - parsed parsed -',
  encrypted: 'scanning - - - - parsed parsed -',
  unreadable: 'scanning - - - - parsed parsed -',
  wordless: 'scanning - - - - parsed parsed -',
  parsed: '- - - - - parsed parsed confirmed',
  confirmed: '- - - - - parsed confirmed confirmed',
}

test('every event in every state leads where the product says', () => {
  for (const state of cvStates)
    assert.equal(cvEvents.map((event: CvEvent) => stateAfter(state, event) ?? '-').join(' '), expected[state], state)
})

test('what cannot happen is refused by its code', () => {
  assert.deepEqual(mayMoveCv('stored', 'confirm'), { refused: true, code: 'cv_state' })
  assert.deepEqual(mayMoveCv('parsed', 'confirm'), { refused: false })
})

test('a refused reading names the state it leads to', () => {
  const after = (code: string) => stateAfter('scanning', eventOfRefusal(code))
  assert.deepEqual(['file_unsupported', 'file_encrypted', 'file_wordless', 'file_bomb', 'anything'].map(after), [
    'unsupported',
    'encrypted',
    'wordless',
    'unreadable',
    'unreadable',
  ])
})
