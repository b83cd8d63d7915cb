import { closedAllDay, paint } from '#features/open-days/open-days/hour-rules.ts'
import { nowThere, type World, write } from './open-day-rows.ts'
import { onlineLobby, openDayTexts } from './open-day-texts.ts'
import { visitOf } from './open-day-visits.ts'
import type { Page } from './pages.ts'
import type { Random } from './random.ts'
import { later, minute, type Row } from './rows.ts'

const lines = 9

/** An online day that goes on while one looks: some wait and write in its lobby, one talks, and the persona may come into the line. */
export function makeOnlineDay(random: Random, world: World, page: Page): void {
  const { now, people, rows } = world
  const { half, today } = nowThere(world)
  const made = write(random, world, {
    ...{ page, kind: 'open_house', way: 'online', state: 'live', texts: openDayTexts.online, dates: [today] },
    hours: paint(closedAllDay, Math.max(0, half - 1), Math.min(47, half + 8), 'open'),
    desks: [
      { name: 'Reservations', languages: ['en', 'ar'] },
      { name: 'Reservations', languages: ['en', 'ru'] },
    ],
  })
  const [priya, , ...rest] = people
  const [desk] = made.desks
  // nobody who comes to another day of the company
  const others = rest.slice(360, 360 + lines)
  const visits = others.map(
    (one, at): Row<'day_visits'> => ({
      ...visitOf(random, { made, now, rows }, one, 6),
      ...{ way: 'online', team: desk?.team ?? 1, state: 'checked_in', number: at + 1 },
      checked_in_at: later(now, -(40 - at * 4) * minute),
    }),
  )
  const [talking] = visits
  if (talking && desk)
    Object.assign(talking, {
      ...{ state: 'in_session', called_desk_id: desk.id, calls: 1 },
      ...{ called_at: later(now, -9 * minute), began_at: later(now, -8 * minute) },
    })
  rows.day_visits.push(...visits)
  const next = desk?.cells.find(({ half: one }) => one === Math.min(47, half + 1))
  if (priya && desk && next) {
    next.taken = 1
    const { desk_id, on_date, half: at, starts_at } = next
    const own = visitOf(random, { made, now, rows }, priya, 5)
    rows.day_visits.push({ ...own, ...{ way: 'online', team: desk.team, desk_id, on_date, half: at, starts_at } })
  }
  fillLobby(random, world, { day: made.id, page, visits })
}

type Lobby = { day: string; page: Page; visits: Row<'day_visits'>[] }

/** What those who wait say to each other, and what the company answers; one line was reported. */
function fillLobby(random: Random, { now, rows }: World, { day: thread_id, page, visits }: Lobby): void {
  const messages = onlineLobby.map(({ by, ago, text }, place): Row<'messages'> & { id: string } => {
    const at = later(now, -ago * minute)
    const visit = by === null ? null : visits[by]
    return {
      ...{ id: random.id(at), thread_id, seq: place + 1, text, at, visit_id: visit?.id ?? null },
      ...{ author_id: visit ? null : page.team[0]?.row.id, author_side: visit ? 'candidate' : 'page' },
      author_name: visit ? (visit.name.split(' ')[0] ?? '') : page.row.name,
    }
  })
  const [first, last] = [messages[0], messages.at(-1)]
  if (!first || !last) return
  rows.threads.push({
    ...{ id: thread_id, kind: 'openday', page_id: page.row.id, created_at: first.at, last_at: last.at },
    ...{ last_seq: messages.length, last_side: last.author_side },
  })
  rows.messages.push(...messages)
  const reporter = visits.at(-1)?.id
  if (reporter) rows.lobby_reports.push({ message_id: last.id, visit_id: reporter, at: later(now, -minute) })
}
