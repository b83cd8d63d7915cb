import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { answer, done, get, post } from '#platform/shared/contract.ts'
import { flag, moment, prose } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'
import { mostLetters } from './rules.ts'

const may = member('openday.staff')
const day = { day: z.uuid() }
const byLink = { key: z.string().max(400) }
const text = prose(mostLetters, 1)

const said = {
  id: z.string(),
  at: moment,
  /** The company answers as one, whoever of its team writes. */
  company: z.boolean(),
  /** A first name, or the company's. */
  name: z.string(),
  /** Of a visitor: the number in the queue. */
  number: z.number().nullable(),
  text: z.string(),
  /** It asks for money, or looks like it. */
  careful: z.boolean(),
}
export const Said = z.object({ ...said, mine: z.boolean() })
export type Said = z.output<typeof Said>
const TeamSaid = z.object({
  ...said,
  /** Who of the team wrote it. */
  by: z.string().nullable(),
  visit: z.string().nullable(),
  hidden: z.boolean(),
  muted: z.boolean(),
  /** How many visitors reported it. */
  reports: z.number(),
})
export type TeamSaid = z.output<typeof TeamSaid>

export const showLobby = get('/visit-links/{key}/lobby', {
  summary: 'What those who wait say to each other and to the team, the latest last; first names and numbers alone',
  who: anyone,
  takes: byLink,
  gives: answer(z.object({ company: z.string(), messages: z.array(Said), muted: z.boolean() })),
  refuses: ['link_expired', 'visit_state', 'lobby_closed'],
  limit: { times: 600, seconds: 300, per: 'link' },
})
export const sayInLobby = post('/visit-links/{key}/lobby/messages', {
  summary: 'Write to everybody who waits: six times in half a minute, from check-in until one goes',
  who: anyone,
  takes: { ...byLink, text },
  gives: done,
  refuses: ['link_expired', 'visit_state', 'lobby_closed', 'lobby_muted', 'too_many'],
  limit: { times: 60, seconds: 60, per: 'link' },
})
export const reportInLobby = post('/visit-links/{key}/lobby/messages/{message}/reports', {
  summary: 'Report a visitor’s message to the team; whoever did does not see it any more, and twice is once',
  who: anyone,
  takes: { ...byLink, message: z.uuid() },
  gives: done,
  refuses: ['link_expired', 'visit_state', 'lobby_closed', 'not_found'],
  limit: { times: 60, seconds: 300, per: 'link' },
})

export const showTeamLobby = get('/page/open-days/{day}/lobby', {
  summary: 'The lobby of an own open day with what is hidden, reported and muted',
  who: may,
  takes: day,
  gives: answer(
    z.object({
      title: z.string(),
      company: z.string(),
      time_zone: z.string(),
      /** Whether it is there now: of an online or hybrid day until it ends, unless it is switched off. */
      open: z.boolean(),
      off: z.boolean(),
      messages: z.array(TeamSaid),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy: ['lobby.changed', 'open_day.moved'],
})
export const answerInLobby = post('/page/open-days/{day}/lobby/messages', {
  summary: 'Write to the lobby as the company',
  who: may,
  takes: { ...day, text },
  gives: done,
  refuses: ['not_found', 'lobby_closed'],
  limit: { times: 60, seconds: 60, per: 'account' },
})
export const hideInLobby = post('/page/open-days/{day}/lobby/messages/{message}/visibility', {
  summary: 'Take a message of the lobby out of sight, or show it again',
  who: may,
  takes: { ...day, message: z.uuid(), hidden: flag },
  gives: done,
  refuses: ['not_found'],
})
export const muteInLobby = post('/page/open-days/{day}/lobby/visits/{visit}/voice', {
  summary: 'Let a visitor only read, or write again; they are told so where they would write',
  who: may,
  takes: { ...day, visit: z.uuid(), muted: flag },
  gives: done,
  refuses: ['not_found'],
})
export const switchLobby = post('/page/open-days/{day}/lobby/switch', {
  summary: 'Switch the lobby of an open day off for visitors, or on again',
  who: member('openday.manage'),
  takes: { ...day, off: flag },
  gives: done,
  refuses: ['not_found'],
})
