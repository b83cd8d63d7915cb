import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { answer, get, post } from '#platform/shared/contract.ts'
import { moment } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'
import { callMeans, callSides, guestRoles, guestStates, mostSignals } from './rules.ts'

export const may = member('openday.staff')
export const atDesk = { day: z.uuid(), desk: z.uuid(), visit: z.uuid() }
export const byLink = { key: z.string().max(400) }
const refreshedBy = ['call.joined', 'call.left', 'call.guest_changed']

/** From and to one visit of a page: after a reload it is another one. */
const ends = { from: z.uuid(), to: z.uuid().nullable().default(null) }
const Candidate = z.object({
  candidate: z.string().max(1_000),
  sdpMid: z.string().max(50).nullish(),
  sdpMLineIndex: z.number().int().min(0).max(50).nullish(),
  usernameFragment: z.string().max(300).nullish(),
})
/** What two browsers tell each other until they have a line of their own (WebRTC 1.0). */
export const Signal = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hello'), ...ends, means: z.enum(callMeans) }),
  z.object({ kind: z.literal('bye'), ...ends }),
  z.object({ kind: z.literal('sends'), ...ends, picture: z.boolean(), voice: z.boolean() }),
  z.object({
    kind: z.literal('description'),
    ...ends,
    description: z.object({ type: z.enum(['offer', 'answer']), sdp: z.string().max(16_000) }),
  }),
  // null: there are no more
  z.object({ kind: z.literal('candidate'), ...ends, candidate: Candidate.nullable() }),
])
export type Signal = z.output<typeof Signal>

/** A third in a call, as the other two are told. */
export const Guest = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(guestRoles),
  state: z.enum(guestStates),
  /** The link of an interpreter, for the desk to pass on. */
  url: z.string().nullable(),
  /** The colleague, for the desk to ask again. */
  user: z.string().nullable(),
})
export type Guest = z.output<typeof Guest>

export const TalkCall = z.object({
  /** As RTCPeerConnection takes them; what opens a relay holds ten minutes. */
  ice_servers: z.array(
    z.object({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() }),
  ),
  /** With what the other side is in the call; null while it is not. */
  other: z.enum(callMeans).nullable(),
  guest: Guest.nullable(),
  /** The live topic that tells of new signals. */
  topic: z.string(),
})
export type TalkCall = z.output<typeof TalkCall>

const Numbered = z.object({ number: z.number(), side: z.enum(callSides), at: moment, signal: Signal })
export type Numbered = z.output<typeof Numbered>
export const signals = z.array(Signal).min(1).max(mostSignals)
export const after = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
export const sent = answer(z.object({ number: z.number() }))
export const read = answer(z.array(Numbered))
/** Of an address of the network: a school or an office sits behind one. */
export const callLimits = { read: { times: 6_000, seconds: 300 }, write: { times: 1_200, seconds: 60 } }

export const showDeskCall = get('/page/open-days/{day}/desks/{desk}/visits/{visit}/call', {
  summary: 'The call of a talk, for the desk: how a line is found, and whether the visitor is in it',
  who: may,
  takes: atDesk,
  gives: answer(TalkCall),
  refuses: ['not_found', 'call_over'],
  refreshedBy,
  limit: callLimits.read,
})
export const signalFromDesk = post('/page/open-days/{day}/desks/{desk}/visits/{visit}/call/signals', {
  summary: 'What the browser of a desk tells that of the visitor: 16 KB at once, 20 times a second',
  who: may,
  takes: { ...atDesk, signals },
  gives: sent,
  refuses: ['not_found', 'call_over', 'invalid', 'too_many'],
  limit: callLimits.write,
})
export const readDeskSignals = get('/page/open-days/{day}/desks/{desk}/visits/{visit}/call/signals', {
  summary: 'What the browser of the visitor told after a number, in its order',
  who: may,
  takes: { ...atDesk, after },
  gives: read,
  refuses: ['not_found', 'call_over'],
  limit: callLimits.read,
})

export const showLinkCall = get('/visit-links/{key}/call', {
  summary: 'The call of a talk, for the visitor: how a line is found, and whether the desk is in it',
  who: anyone,
  takes: byLink,
  gives: answer(TalkCall),
  refuses: ['link_expired', 'call_over'],
  refreshedBy,
  limit: callLimits.read,
})
export const signalFromLink = post('/visit-links/{key}/call/signals', {
  summary: 'What the browser of a visitor tells that of the desk: 16 KB at once, 20 times a second',
  who: anyone,
  takes: { ...byLink, signals },
  gives: sent,
  refuses: ['link_expired', 'call_over', 'invalid', 'too_many'],
  limit: callLimits.write,
})
export const readLinkSignals = get('/visit-links/{key}/call/signals', {
  summary: 'What the browser of the desk told after a number, in its order',
  who: anyone,
  takes: { ...byLink, after },
  gives: read,
  refuses: ['link_expired', 'call_over'],
  limit: callLimits.read,
})
