import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  actionsIn,
  isEmoji,
  isInside,
  mayChange,
  mayInThread,
  sidesOf,
  type ThreadKind,
  type ThreadRole,
  type ThreadSide,
  threadActions,
  threadKinds,
  threadRoles,
  threadSides,
} from './rules.ts'

const reads = 'read export'
const speaks = `${reads} write react edit unsend`
const moderates = `${speaks} unsend_others invite remove rename`
type Row = [ThreadKind, ThreadSide, ThreadRole, string]
const groups = (['internal', 'job_group', 'openday'] as const).flatMap((kind): Row[] => [
  [kind, 'member', 'owner', `${moderates} set_role leave`],
  [kind, 'member', 'moderator', `${moderates} leave`],
  [kind, 'member', 'member', `${speaks} leave`],
  [kind, 'member', 'reader', `${reads} leave`],
])
/** Every row that is not here may do nothing. */
const rows: Row[] = [
  ['application', 'page', 'member', `${speaks} assign`],
  ['application', 'page', 'reader', reads],
  ['application', 'candidate', 'member', `${speaks} block report`],
  ['direct', 'page', 'member', `${speaks} assign report`],
  ['direct', 'page', 'reader', reads],
  ['direct', 'candidate', 'member', `${speaks} block report`],
  ['support', 'staff', 'member', `${speaks} assign`],
  ['support', 'staff', 'reader', reads],
  ['support', 'person', 'member', speaks],
  ['personal', 'member', 'member', `${speaks} block report`],
  ...groups,
]

/** Sides that a kind of conversation has. */
const sidesIn = (kind: ThreadKind): ThreadSide[] => {
  const sides = sidesOf(kind)
  if (sides) return [sides.inside, sides.outside]
  return ['member']
}

test('what each role may do in each kind of conversation is what the table says, and nothing else', () => {
  let asked = 0
  for (const kind of threadKinds)
    for (const side of sidesIn(kind))
      for (const role of threadRoles)
        for (const action of threadActions) {
          const row = rows.find((one) => one[0] === kind && one[1] === side && one[2] === role)
          const isTheirs =
            row?.[3].split(' ').includes(action) ??
            (role === 'reader' && reads.split(' ').includes(action) && Boolean(sidesOf(kind) ?? kind === 'personal'))
          assert.equal(mayInThread(kind, side, role, action), isTheirs, `${kind} ${side} ${role} ${action}`)
          asked++
        }
  assert.equal(asked, threadKinds.flatMap(sidesIn).length * threadRoles.length * threadActions.length)
})

test('only whoever answers for a company or the site assigns, only whoever stands outside one blocks', () => {
  for (const kind of threadKinds)
    for (const side of threadSides)
      for (const role of threadRoles) {
        const may = actionsIn(kind, side, role)
        assert.ok(!may.includes('assign') || isInside(side), `${kind} ${side} ${role}`)
        assert.ok(!may.includes('block') || !isInside(side), `${kind} ${side} ${role}`)
      }
})

test('one changes one’s own words for fifteen minutes, and never what was unsent or came as a mail', () => {
  const at = new Date('2026-11-24T10:00:00Z')
  const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
  const message = { author_id: 'me', at, unsent_at: null, by_mail: false }
  const code = (over: object, user = 'me', now = later(1)) => {
    const answer = mayChange({ ...message, ...over }, user, now)
    return answer.refused ? answer.code : 'yes'
  }
  assert.equal(code({}), 'yes')
  assert.equal(code({}, 'me', later(15)), 'yes')
  assert.equal(code({}, 'me', new Date(later(15).getTime() + 1)), 'change_late')
  assert.equal(code({}, 'other'), 'not_allowed')
  assert.equal(code({ author_id: null }, 'me'), 'not_allowed')
  assert.equal(code({ by_mail: true }), 'change_late')
  assert.equal(code({ unsent_at: at }), 'message_unsent')
})

test('a reaction is one emoji and nothing beside it', () => {
  for (const emoji of ['👍', '👍🏽', '👨‍👩‍👧', '🇦🇪', '❤️', '1️⃣']) assert.ok(isEmoji(emoji), emoji)
  for (const text of ['', 'a', '1', '👍👍', '👍 ', ' 👍', '\u202e', '<b>', ':)', '🇦']) assert.ok(!isEmoji(text), text)
})
