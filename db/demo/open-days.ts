import { closedAllDay, paint } from '#features/open-days/open-days/hour-rules.ts'
import { addBooths, makeLiveFair } from './open-day-fair.ts'
import { makeOnlineDay } from './open-day-online.ts'
import { fillRoom, leaveOver } from './open-day-room.ts'
import { nowThere, type World, write } from './open-day-rows.ts'
import { openDayTexts, otherDays } from './open-day-texts.ts'
import { bookPostponed, makeVisits } from './open-day-visits.ts'
import type { Page } from './pages.ts'
import type { Random } from './random.ts'

/** Open days: of the employer one with bookings, an expo with booths, a draft and a cancelled one; some of other companies. */
export function makeOpenDays(random: Random, world: World): void {
  const { pages } = world
  const [own, agency] = pages
  if (!own || !agency) return
  const team = { page: own, kind: 'open_house', way: 'hybrid', state: 'published' } as const
  const hiring = write(random, world, {
    ...team,
    texts: openDayTexts.hiring,
    dates: [6, 7],
    desks: [
      { name: 'Front of house', languages: ['en', 'ar'] },
      { name: 'Front of house', languages: ['en'] },
      { name: 'Kitchen', languages: ['en', 'fr'] },
      { name: 'Online interviews', way: 'online', languages: ['en', 'ru'] },
    ],
    more: { parties: true, walk_ins: true },
  })
  makeVisits(random, world, hiring)
  const expo = write(random, world, {
    ...{ ...team, kind: 'expo', way: 'on_site' },
    texts: openDayTexts.expo,
    dates: [20],
    desks: [{ name: 'Welcome', languages: ['en', 'ar'] }],
  })
  addBooths(random, world, expo, agency)
  makeLiveDay(random, world, own)
  makeLiveFair(random, world, { host: own, agency })
  makeOnlineDay(random, world, own)
  makeEndedDay(random, world, own)
  write(random, world, {
    ...team,
    kind: 'walk_in',
    way: 'on_site',
    state: 'draft',
    texts: openDayTexts.walkIn,
    dates: [],
    desks: [{ name: 'Reception', languages: ['en'] }],
  })
  write(random, world, {
    ...{
      ...team,
      way: 'on_site',
      state: 'cancelled',
      reason: 'The hall is being repaired. We will be back in spring.',
    },
    ...{ texts: openDayTexts.cancelled, dates: [3], desks: [{ name: 'Night team', languages: ['en'] }] },
  })
  const others = pages.slice(2).filter(({ row }) => row.state === 'active')
  const [waiting, ...rest] = others
  if (waiting)
    write(random, world, {
      ...team,
      page: waiting,
      way: 'on_site',
      state: 'submitted',
      texts: openDayTexts.submitted,
      dates: [15],
      desks: [{ name: 'Engineering', languages: ['en'] }],
    })
  makeJustEndedDay(random, world, own)
  otherDays.forEach(({ language, text }, at) => {
    const page = rest[at * 3]
    if (page)
      write(random, world, {
        ...team,
        page,
        way: at % 2 ? 'online' : 'on_site',
        texts: { [language]: text },
        dates: [4 + at * 5],
        desks: [
          { name: text.title.split(' ')[0] ?? text.title, way: at % 2 ? 'online' : 'on_site', languages: [language] },
        ],
      })
  })
  makeKeptDays(random, world, own)
  makeWalkInDay(random, world, own)
}

/** A day without bookings, on site and by video: the next Saturday, from ten to two. */
function makeWalkInDay(random: Random, world: World, page: Page): void {
  const saturday = (6 - world.now.getUTCDay() + 7) % 7 || 7
  write(random, world, {
    ...{ page, kind: 'walk_in', way: 'hybrid', state: 'published', texts: openDayTexts.walkInBoth, dates: [saturday] },
    hours: paint(closedAllDay, 20, 27, 'walk_in'),
    desks: [
      { name: 'Reception', languages: ['en', 'ar'] },
      { name: 'Video desk', way: 'online', languages: ['en', 'ru'] },
    ],
    more: { walk_ins: true },
  })
}

/** A day that was postponed, with people who booked it, and one that is kept to be copied. */
function makeKeptDays(random: Random, world: World, page: Page): void {
  const kept = { page, kind: 'open_house', way: 'on_site' } as const
  const postponed = write(random, world, {
    ...{ ...kept, state: 'postponed', texts: openDayTexts.postponed, dates: [9] },
    reason: 'The ballroom is booked for a wedding. We will tell you the new date this week.',
    desks: [{ name: 'Spa', languages: ['en', 'ar'] }],
  })
  for (const one of world.people.slice(280, 286)) bookPostponed(random, { ...world, made: postponed }, one)
  write(random, world, {
    ...{ ...kept, state: 'draft', isTemplate: true, texts: openDayTexts.template, dates: [] },
    desks: [
      { name: 'Front of house', languages: ['en'] },
      { name: 'Kitchen', languages: ['en'] },
    ],
  })
}

/** A day that goes on while one looks: begun two hours ago, with four more to come, as far as the date of Dubai reaches. */
function makeLiveDay(random: Random, world: World, page: Page): void {
  const { half, today } = nowThere(world)
  const live = write(random, world, {
    ...{ page, kind: 'open_house', way: 'on_site', state: 'live', texts: openDayTexts.live, dates: [today] },
    hours: paint(closedAllDay, Math.max(0, half - 4), Math.min(47, half + 8), 'open'),
    desks: [
      { name: 'Front of house', languages: ['en', 'ar'] },
      { name: 'Front of house', languages: ['en', 'ru'] },
      { name: 'Kitchen', languages: ['en', 'fr'] },
    ],
    more: { walk_ins: true, most_inside: 40 },
  })
  fillRoom(random, world, live, { over: false })
}

/** A day that is over: what became of everybody, and what they say of it. */
function makeEndedDay(random: Random, world: World, page: Page): void {
  const ended = write(random, world, {
    ...{ page, kind: 'open_house', way: 'on_site', state: 'reported', texts: openDayTexts.ended, dates: [-12] },
    desks: [
      { name: 'Housekeeping', languages: ['en', 'ar'] },
      { name: 'Guest relations', languages: ['en', 'fr'] },
    ],
    more: { walk_ins: true },
  })
  fillRoom(random, world, ended, { over: true })
}

/** A day that ended yesterday and is not closed: its first desk still owes somebody an outcome. */
function makeJustEndedDay(random: Random, world: World, page: Page): void {
  const ended = write(random, world, {
    ...{ page, kind: 'open_house', way: 'on_site', state: 'ended', texts: openDayTexts.justEnded, dates: [-1] },
    desks: [
      { name: 'Banquets', languages: ['en', 'ar'] },
      { name: 'Pastry', languages: ['en', 'fr'] },
    ],
  })
  leaveOver(random, world, ended)
}
