import type { Going, Thing, Way } from '../going.ts'
import { aHiring, inDays, movedTo } from './parts.ts'

/** An interview that somebody is invited to, and the key of the invitation. */
async function invited(going: Going) {
  const { owner, candidate, application } = await aHiring(going)
  await movedTo(going, owner, application, 'shortlisted')
  const slot = inDays(3)
  const times = {
    kind: 'online',
    link: 'https://example.com/',
    minutes: 30,
    zone: 'Asia/Dubai',
    slots: [slot],
    people: [owner.user],
  }
  const { send } = going
  const made = await send(owner, 'POST /page/applications/{application}/interviews', { application, ...times })
  const asked = { interview: made.id, version: made.version, ...times, minutes: 45 }
  const { id, version } = await send(owner, 'PUT /page/interviews/{interview}', asked)
  const [invitation] = await going.list<Thing>(candidate, 'GET /user/interviews', { application })
  return { owner, candidate, id, version, slot, key: invitation?.key ?? 'none' }
}

const picked: Way = async (going) => {
  const { send, guest } = going
  const { key, slot } = await invited(going)
  const { version } = await send(guest(), 'GET /interview-invitations/{key}', { key })
  const { version: next } = await send(guest(), 'POST /interview-invitations/{key}/time', { key, version, slot })
  await send(guest(), 'GET /interview-invitations/{key}/calendar', { key })
  const asked = { key, version: next, reason: 'I work then.' }
  const { version: last } = await send(guest(), 'POST /interview-invitations/{key}/other-time', asked)
  await send(guest(), 'POST /interview-invitations/{key}/cancellation', { key, version: last })
}

const calledOff: Way = async (going) => {
  const { owner, id, version } = await invited(going)
  await going.send(owner, 'POST /page/interviews/{interview}/cancellation', { interview: id, version })
}

export const interviewWays = [picked, calledOff]
