import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inviteGuest } from '#features/open-days/calls/guest-contract.ts'
import { showDoor } from '#features/open-days/door/contract.ts'
import { sayInLobby, showTeamLobby } from '#features/open-days/lobby/contract.ts'
import { callNext } from '#features/open-days/rooms/contract.ts'
import type { Call } from '#platform/shared/contract.ts'
import { parts } from '../src/features.ts'
import { namesIn, plausible, schemaOf, send } from './world/every-call.ts'
import { aRoom } from './world/rooms.ts'
import { aSite } from './world/site.ts'
import { Visitor } from './world/visitor.ts'

const site = await aSite()
const guest = new Visitor(site)
const ofOpenDays = /open-day|visit-links|call-links|walk-in|booth/
const calls = parts.calls.map(({ call }) => call).filter(({ path }) => ofOpenDays.test(path))
const named = ({ method, path }: Call) => `${method} ${path}`

/** A day that goes on, with one of each thing that has an id, and each key that leads to something. */
async function aWorld() {
  const room = await aRoom(site, 3)
  const { employer, day, first, people } = room
  const team = employer.visitor
  const { data } = await team.call(callNext, first)
  const visit = data.current?.id ?? ''
  const { data: third } = await team.call(inviteGuest, { ...first, visit, role: 'interpreter', name: 'Hala' })
  await guest.call(sayInLobby, { key: people[2]?.key ?? '', text: 'Hello' })
  const message = (await team.call(showTeamLobby, { day })).data.messages[0]?.id ?? ''
  const { data: door } = await team.call(showDoor, { day })
  const keyOf = (url: string | null | undefined) => decodeURIComponent(url?.split('/').at(-1) ?? '')
  const visitKey = people.find(({ id }) => id === visit)?.key ?? ''
  const keys = { visit: visitKey, call: keyOf(third.url), wall: keyOf(door.walk_in_url) }
  return { team, keys, things: { day, desk: first.desk, visit, guest: third.id, message } }
}
const [one, other] = [await aWorld(), await aWorld()]

async function sent(visitor: Visitor, call: Call, given: Record<string, unknown>): Promise<string[]> {
  const { properties = {} } = schemaOf(call)
  const usual = plausible({ type: 'object', properties }) as Record<string, unknown>
  const answer = await send(site, visitor, call, { ...usual, ...given })
  const isWrong = answer && (answer.statusCode < 300 || answer.statusCode >= 500)
  return isWrong ? [`${named(call)}: ${answer.statusCode} ${answer.body.slice(0, 120)}`] : []
}

test('nothing of another company’s open day is read or moved, with all its ids or with one of them on a day of one’s own', async () => {
  const open: string[] = []
  let asked = 0
  for (const call of calls.filter(({ who }) => who.kind === 'page')) {
    const names = namesIn(call).filter((name): name is keyof typeof one.things => name in one.things)
    if (names.length > 0) {
      open.push(...(await sent(other.team, call, one.things)))
      asked++
    }
    for (const name of names.filter((of) => of !== 'day')) {
      open.push(...(await sent(one.team, call, { ...one.things, [name]: other.things[name] })))
      asked++
    }
  }
  assert.deepEqual(open, [])
  assert.ok(asked > 60, String(asked))
})

test('a key opens what it was made for: of a visit, of a call and of a wall none does for another, nor with an id of somebody else', async () => {
  const open: string[] = []
  let asked = 0
  const kinds = { 'visit-links': 'visit', 'call-links': 'call', 'walk-in': 'wall' } as const
  for (const call of calls.filter(({ path }) => path.includes('{key}'))) {
    const kind = Object.entries(kinds).find(([part]) => call.path.includes(part))?.[1]
    const wrong = Object.entries(one.keys).filter(([of]) => of !== kind)
    const broken = kind ? [one.keys[kind].slice(0, -2), `${one.keys[kind]}x`, 'x'] : ['x']
    for (const key of [...wrong.map(([, key]) => key), ...broken]) {
      open.push(...(await sent(guest, call, { ...one.things, key })))
      asked++
    }
    if (kind && namesIn(call).length > 1)
      open.push(...(await sent(guest, call, { ...other.things, key: one.keys[kind] })))
  }
  assert.deepEqual(open, [])
  assert.ok(asked > 60, String(asked))
})
