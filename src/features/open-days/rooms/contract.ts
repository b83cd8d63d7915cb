import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { arranged } from '#features/hiring/interviews/contract.ts'
import { dayStates } from '#features/open-days/open-days/day-states.ts'
import { deskWays } from '#features/open-days/open-days/rules.ts'
import { outcomes, visitStates } from '#features/open-days/visits/visit-states.ts'
import { answer, done, get, post } from '#platform/shared/contract.ts'
import { flag, moment, prose } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'
import { HallBooth, HallDesk, HallTeam, Member } from './hall-contract.ts'
import { Before, Elsewhere, Onward } from './onward-contract.ts'
import { roomMoves } from './rules.ts'

const may = member('openday.staff')
const desk = { day: z.uuid(), desk: z.uuid() }
const ofDay = ['open_day.moved', 'open_day.changed', 'open_day.announced', 'open_day.extended']
const live = ['visit.moved', 'visit.put_first', 'desk.paused', 'desk.seats_moved', ...ofDay]

/** What was said to everybody, the latest first. */
const announcements = z.array(z.object({ id: z.string(), words: z.string(), at: moment }))

const Queued = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(visitStates),
  number: z.number(),
  since: moment,
  handed: z.boolean(),
  goes_first: z.boolean(),
  when: z.object({ date: z.string(), half: z.number() }).nullable(),
  spoken: z.boolean(),
  room_note: z.string(),
  rating: z.number().nullable(),
})
const Current = Queued.extend({
  calls: z.number(),
  called_at: moment.nullable(),
  began_at: moment.nullable(),
  cv: z.object({ id: z.string(), name: z.string(), url: z.string() }).nullable(),
  note: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
})
export type Queued = z.output<typeof Queued>
export type Current = z.output<typeof Current>

export const RoomDesk = z.object({
  id: z.string(),
  name: z.string(),
  number: z.number(),
  team: z.number(),
  way: z.enum(deskWays),
  paused: z.boolean(),
  /** Not once the day ended. */
  open: z.boolean(),
  title: z.string(),
  time_zone: z.string(),
  current: Current.nullable(),
  queue: z.array(Queued),
  seen: z.number(),
  teams: z.array(z.object({ team: z.number(), name: z.string() })),
  /** Desks of other companies at the same day whom whoever sits here has not visited. */
  elsewhere: z.array(Elsewhere),
  /** Jobs of the day that are open: an outcome may put somebody forward for one. */
  jobs: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Whether the hall is one’s own; a booth stands in somebody else’s. */
  hall: z.boolean(),
  /** Who sits here. */
  staff: z.array(Member),
  /** The team whose queue it calls for now, where that is not its own. */
  helps: z.string().nullable(),
  /** Where the reader sits, where that is another desk. */
  moved: z.object({ desk: z.string(), number: z.number() }).nullable(),
})
export type RoomDesk = z.output<typeof RoomDesk>

export const showRoomDesk = get('/page/open-days/{day}/desks/{desk}/room', {
  summary: 'A desk of the own company: who sits there, who is next, and what they brought',
  who: may,
  takes: desk,
  gives: answer(RoomDesk),
  refuses: ['not_found'],
  refreshedBy: live,
})
export const callNext = post('/page/open-days/{day}/desks/{desk}/next', {
  summary: 'Call the next one to a desk, by the rule of the queue; nobody is called twice',
  who: may,
  takes: desk,
  gives: answer(RoomDesk),
  refuses: ['not_found', 'open_day_state', 'desk_paused', 'desk_busy', 'queue_empty'],
})
/** An interview arranged at the desk; whoever sits there holds it. */
const NextInterview = z
  .object(arranged)
  .pick({ kind: true, minutes: true, zone: true, slots: true, place: true, link: true })
  // the visitor said yes to the one time there is
  .extend({ agreed: flag.default(false) })
export type NextInterview = z.output<typeof NextInterview>

export const moveInRoom = post('/page/open-days/{day}/desks/{desk}/moves', {
  summary:
    'What becomes of whoever is at a desk: a talk begins, ends with an outcome, goes on elsewhere, or they are gone',
  who: may,
  takes: {
    ...desk,
    visit: z.uuid(),
    move: z.enum(roomMoves),
    outcome: z.enum(outcomes).optional(),
    rating: z.coerce.number().int().min(1).max(5).optional(),
    note: prose(2000).default(''),
    /** The job of the day somebody is put forward for. */
    job: z.uuid().optional(),
    /** With the outcome that says so: it becomes an interview of the application. */
    interview: NextInterview.optional(),
    /** With an outcome: on to another company of the day, where the visitor agreed that it gets what they brought. */
    onward: Onward.optional(),
    team: z.coerce.number().int().min(1).max(10_000).optional(),
  },
  gives: answer(RoomDesk),
  refuses: [
    'not_found',
    'visit_state',
    'open_day_state',
    'invalid',
    'not_allowed',
    'slot_past',
    'slot_far',
    'slot_taken',
    'candidate_taken',
  ],
})
export const pauseDesk = post('/page/open-days/{day}/desks/{desk}/pause', {
  summary: 'Let a desk rest, or go on; whoever sits there stays',
  who: may,
  takes: { ...desk, paused: flag },
  gives: answer(RoomDesk),
  refuses: ['not_found'],
})

export const showHall = get('/page/open-days/{day}/hall', {
  summary: 'All desks of an open day at once: who is where by number, who waits and for how long',
  who: may,
  takes: { day: z.uuid() },
  gives: answer(
    z.object({
      title: z.string(),
      state: z.enum(dayStates),
      /** When its hours end. */
      ends_at: moment.nullable(),
      time_zone: z.string(),
      desks: z.array(HallDesk),
      teams: z.array(HallTeam),
      booths: z.array(HallBooth),
      counts: z.object({ waiting: z.number(), talking: z.number(), done: z.number() }),
      /** Whether it has a lobby: those who wait at home write there. */
      lobby: z.boolean(),
      announcements,
    }),
  ),
  refuses: ['not_found'],
  refreshedBy: live,
})

export const showRoom = get('/visit-links/{key}/room', {
  summary:
    'The room as a visitor sees it: the number, people ahead, the wait as far as it is known, and the desk that calls',
  who: anyone,
  takes: { key: z.string().max(400) },
  gives: answer(
    z.object({
      state: z.enum(visitStates),
      name: z.string(),
      title: z.string(),
      time_zone: z.string(),
      number: z.number().nullable(),
      ahead: z.number().nullable(),
      wait_minutes: z.number().nullable(),
      desk: z
        .object({ number: z.number(), name: z.string(), way: z.enum(deskWays), booth: z.string().nullable() })
        .nullable(),
      called_at: moment.nullable(),
      outcome: z.enum(outcomes).nullable(),
      /** The company whose line it is, where that is a booth or another one sent them on; what that one said stands before. */
      line_of: z.string().nullable(),
      before: z.array(Before),
      /** The day ended while somebody waited whom a desk had sent on: the company still says what came of the talk. */
      outlasted: z.boolean(),
      announcements,
      feedback: z.object({ stars: z.number(), words: z.string() }).nullable(),
      /** How far the lobby has come, for whoever may read it; another word means that there is something new. */
      lobby: z.string().nullable(),
      /** The live topic that tells of the own steps, for a screen that is not looked at. */
      topic: z.string(),
      /** Of whoever is still to come: when their own time begins, or else the day. */
      begins_at: moment.nullable(),
      own_time: z.boolean(),
      /** Of whoever comes from home: from when on they may say that they are there, and whether that is now. */
      arrival: z.object({ from: moment, open: z.boolean() }).nullable(),
      /** Of whoever is still to come: what to bring, or to have at hand. */
      bring: z.array(z.string()),
    }),
  ),
  refuses: ['link_expired'],
  refreshedBy: live,
  limit: { times: 600, seconds: 300, per: 'link' },
})
export const arriveInRoom = post('/visit-links/{key}/room-arrival', {
  summary: 'A visitor of an online day says that they are there, half an hour before their time at the earliest',
  who: anyone,
  takes: { key: z.string().max(400) },
  gives: done,
  refuses: ['link_expired', 'visit_state', 'open_day_state', 'arrival_early'],
  limit: { times: 60, seconds: 300, per: 'link' },
})

export const leaveRoom = post('/visit-links/{key}/room-departure', {
  summary: 'A visitor goes before being seen; back within two minutes the place is kept',
  who: anyone,
  takes: { key: z.string().max(400) },
  gives: done,
  refuses: ['link_expired', 'visit_state'],
  limit: { times: 60, seconds: 300, per: 'link' },
})
export const returnToRoom = post('/visit-links/{key}/room-return', {
  summary: 'A visitor who had gone is back: at the old place within two minutes, else with a new number',
  who: anyone,
  takes: { key: z.string().max(400) },
  gives: done,
  refuses: ['link_expired', 'visit_state', 'open_day_state'],
  limit: { times: 60, seconds: 300, per: 'link' },
})
