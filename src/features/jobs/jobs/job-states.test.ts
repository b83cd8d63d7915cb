import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actors, jobMoves, jobStates, type MoveFacts, stepOf } from './job-states.ts'

const trusted: MoveFacts = {
  permission: 2,
  clientWaits: false,
  later: false,
  ended: false,
  full: false,
  closedAs: null,
  stale: false,
  suspendedFrom: null,
}

/** Conditions a job may be in when something happens to it, by name. */
const situations: Record<string, Partial<MoveFacts>> = {
  trusted: {},
  moderated: { permission: 1 },
  blocked: { permission: 0 },
  'trusted, opens later': { later: true },
  'moderated, opens later': { permission: 1, later: true },
  'blocked, opens later': { permission: 0, later: true },
  'trusted, client waits': { clientWaits: true },
  'moderated, client waits': { permission: 1, clientWaits: true },
  'blocked, client waits': { permission: 0, clientWaits: true },
  'client waits, opens later': { clientWaits: true, later: true },
  ended: { ended: true },
  full: { full: true },
  'ended and full': { ended: true, full: true },
  'closed as filled': { closedAs: 'filled' },
  'closed as filled elsewhere': { closedAs: 'filled_elsewhere' },
  'closed as cancelled': { closedAs: 'cancelled' },
  'closed as expired': { closedAs: 'expired' },
  'closed as full': { closedAs: 'cap_reached' },
  'closed by staff': { closedAs: 'moderation' },
  'closed as expired, long ago': { closedAs: 'expired', stale: true },
  'closed as filled, long ago': { closedAs: 'filled', stale: true },
  'closed by staff, long ago': { closedAs: 'moderation', stale: true },
  'suspended while scheduled, opens later': { suspendedFrom: 'scheduled', later: true },
  'suspended while scheduled, time come': { suspendedFrom: 'scheduled' },
  'suspended while live': { suspendedFrom: 'live' },
  'suspended while live, ended since': { suspendedFrom: 'live', ended: true },
  'suspended while live, full': { suspendedFrom: 'live', full: true },
  'suspended while paused': { suspendedFrom: 'paused' },
}

/**
 * What must come of it. A line: state, who, move → outcome, then the situations that differ. What no line names is refused
 * with `job_state`. Written by hand from product.md; the generator below tries every state × who × move × situation.
 */
const expected = `
draft              member submit          → live; *opens later: scheduled; moderated*: submitted; *client waits*: awaiting_client; blocked*: no posting_blocked
draft              member archive         → archived
awaiting_client    member recall          → draft
awaiting_client    client client_approve  → live; *opens later: scheduled; moderated*: submitted; blocked*: no posting_blocked
awaiting_client    client client_refuse   → changes_requested
submitted          member recall          → draft
submitted          staff  approve         → approved
submitted          staff  request_changes → changes_requested
submitted          staff  refuse          → refused
changes_requested  member submit          → live; *opens later: scheduled; moderated*: submitted; *client waits*: awaiting_client; blocked*: no posting_blocked
changes_requested  member archive         → archived
refused            member archive         → archived
approved           member recall          → draft
approved           staff  close           → closed
approved           clock  release         → live; *opens later: scheduled; blocked*: no posting_blocked
scheduled          member recall          → draft
scheduled          member open            → live
scheduled          member close           → closed
scheduled          staff  suspend         → suspended
scheduled          staff  close           → closed
scheduled          clock  open            → live; *opens later: no too_early
live               member pause           → paused
live               member close           → closed
live               staff  suspend         → suspended
live               staff  close           → closed
live               clock  pause           → paused
live               clock  close           → closed
paused             member resume          → live; ended*: no job_ended; *ended since: no job_ended; full: no job_full; suspended while live, full: no job_full
paused             member close           → closed
paused             staff  suspend         → suspended
paused             staff  close           → closed
paused             clock  close           → closed
suspended          staff  reinstate       → live; ended*: paused; *ended since: paused; full: paused; suspended while live, full: paused; suspended while paused: paused; suspended while scheduled, opens later: scheduled
suspended          staff  close           → closed
closed             member settle          → no job_state; closed as expired*: closed; closed as full: closed
closed             member relist          → draft; *long ago: no relist_late; closed by staff*: no job_state
closed             member archive         → archived
`

type Line = { key: string; usual: string; others: { fits: RegExp; outcome: string }[] }

const lines: Line[] = expected
  .trim()
  .split('\n')
  .map((line) => {
    const [head = '', tail = ''] = line.split('→')
    const [usual = '', ...others] = tail.split(';').map((part) => part.trim())
    return {
      key: head.trim().split(/\s+/).join(' '),
      usual,
      others: others.map((other) => {
        const [name = '', outcome = ''] = other.split(':').map((part) => part.trim())
        return { fits: new RegExp(`^${name.replaceAll('*', '.*')}$`), outcome }
      }),
    }
  })

/** The last part of a line that fits a situation counts. */
function outcomeOf(key: string, situation: string): string {
  const line = lines.find((one) => one.key === key)
  if (!line) return 'no job_state'
  return line.others.findLast(({ fits }) => fits.test(situation))?.outcome ?? line.usual
}

test('every state, whoever acts, whatever the move, in every condition: where it leads, or why not', () => {
  let rows = 0
  for (const state of jobStates)
    for (const by of actors)
      for (const move of jobMoves)
        for (const [situation, facts] of Object.entries(situations)) {
          const step = stepOf(state, by, move, { ...trusted, ...facts })
          const got = 'to' in step ? step.to : `no ${step.code}`
          assert.equal(got, outcomeOf(`${state} ${by} ${move}`, situation), `${state} · ${by} · ${move} · ${situation}`)
          rows += 1
        }
  assert.ok(rows > 20_000, `${rows} rows`)
})

test('every line of the expectations is about a state, somebody and a move that exist', () => {
  assert.equal(new Set(lines.map(({ key }) => key)).size, lines.length)
  for (const { key, others } of lines) {
    const [state, by, move] = key.split(' ')
    assert.ok(jobStates.some((one) => one === state) && actors.some((one) => one === by), key)
    assert.ok(
      jobMoves.some((one) => one === move),
      key,
    )
    for (const { fits } of others)
      assert.ok(
        Object.keys(situations).some((situation) => fits.test(situation)),
        `${key}: ${fits}`,
      )
  }
})

test('every state can be reached, and only the archive is left by no move', () => {
  const reached = new Set<string>(['draft'])
  const left = new Set<string>()
  for (const state of jobStates)
    for (const by of actors)
      for (const move of jobMoves)
        for (const facts of Object.values(situations)) {
          const step = stepOf(state, by, move, { ...trusted, ...facts })
          if (!('to' in step)) continue
          reached.add(step.to)
          left.add(state)
        }
  assert.deepEqual([...reached].sort(), [...jobStates].sort())
  assert.deepEqual(
    jobStates.filter((state) => !left.has(state)),
    ['archived'],
  )
})
