import { z } from 'zod'
import { answer, done, get, post } from '#platform/shared/contract.ts'
import { flag, personName } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'
import { after, atDesk, byLink, callLimits, Guest, may, read, sent, signals, TalkCall } from './contract.ts'
import { guestRoles, guestStates } from './rules.ts'

const refreshedBy = ['call.guest_changed', 'call.joined', 'call.left', 'visit.moved']

export const inviteGuest = post('/page/open-days/{day}/desks/{desk}/visits/{visit}/call/guests', {
  summary:
    'Ask a colleague or an interpreter from outside into a running call; they come in once the visitor said yes. One at a time',
  who: may,
  takes: {
    ...atDesk,
    role: z.enum(guestRoles),
    /** The colleague. */
    user: z.uuid().optional(),
    /** What the interpreter is called, as the visitor is told. */
    name: z.union([z.literal('').transform(() => undefined), personName(80)]).optional(),
  },
  gives: answer(Guest),
  refuses: ['not_found', 'call_over', 'invalid', 'guest_there'],
  status: 201,
  limit: { times: 60, seconds: 600, per: 'account' },
})
export const endGuest = post('/page/open-days/{day}/desks/{desk}/visits/{visit}/call/guests/{guest}/end', {
  summary: 'Take a third out of the call, or a question back; their link is good for nothing from here on',
  who: may,
  takes: { ...atDesk, guest: z.uuid() },
  gives: done,
  refuses: ['not_found', 'call_over'],
})
export const answerGuest = post('/visit-links/{key}/call/guests/{guest}', {
  summary: 'A visitor says yes or no to a third in the call, also later on',
  who: anyone,
  takes: { ...byLink, guest: z.uuid(), agree: flag },
  gives: done,
  refuses: ['link_expired', 'not_found', 'call_over'],
  limit: { times: 60, seconds: 300 },
})

export const showGuestCall = get('/call-links/{key}', {
  summary: 'What the link of a third in a call leads to: with whom, and the call once the visitor said yes',
  who: anyone,
  takes: byLink,
  gives: answer(
    z.object({
      title: z.string(),
      time_zone: z.string(),
      company: z.string(),
      desk: z.object({ number: z.number(), name: z.string() }),
      /** The whole name for a colleague, the first for whoever comes from outside. */
      visitor: z.string(),
      guest: Guest,
      call: TalkCall.nullable(),
      topic: z.string(),
    }),
  ),
  refuses: ['link_expired', 'call_over'],
  refreshedBy,
  limit: callLimits.read,
})
export const knockAtCall = post('/call-links/{key}/knock', {
  summary: 'A colleague whom the desk took out of a call asks to be let in again; the desk decides, and the visitor',
  who: anyone,
  takes: byLink,
  gives: done,
  refuses: ['link_expired', 'call_over'],
  limit: { times: 30, seconds: 300 },
})
export const signalFromGuest = post('/call-links/{key}/signals', {
  summary: 'What the browser of a third tells those of the desk and the visitor: 16 KB at once, 20 times a second',
  who: anyone,
  takes: { ...byLink, signals },
  gives: sent,
  refuses: ['link_expired', 'call_over', 'invalid', 'too_many'],
  limit: callLimits.write,
})
export const readGuestSignals = get('/call-links/{key}/signals', {
  summary: 'What the other two told after a number, in its order',
  who: anyone,
  takes: { ...byLink, after },
  gives: read,
  refuses: ['link_expired', 'call_over'],
  limit: callLimits.read,
})

export const listCallInvitations = get('/page/open-days/{day}/hall/call-invitations', {
  summary: 'Calls of an open day that the caller is asked into by a desk',
  who: may,
  takes: { day: z.uuid() },
  gives: answer(
    z.array(z.object({ key: z.string(), desk: z.number(), visitor: z.string(), state: z.enum(guestStates) })),
  ),
  refuses: ['not_found'],
  refreshedBy,
})
export const listColleagues = get('/page/open-days/{day}/hall/colleagues', {
  summary: 'Colleagues a desk may ask into a call: whoever staffs open days, but for the caller',
  who: may,
  takes: { day: z.uuid() },
  gives: answer(z.array(z.object({ id: z.string(), name: z.string() }))),
  refuses: ['not_found'],
})
