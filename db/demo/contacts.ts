import type { Cast } from './personas.ts'
import type { Random } from './random.ts'
import { day, hour, later, type Row, type Rows } from './rows.ts'

type Line = { by: Row<'users'>; side: Row<'messages'>['author_side']; text: string; ago: number }
type Opened = Omit<Row<'threads'>, 'id' | 'created_at' | 'last_at'>

/** Whom the personas know: connections, one of them asked, and what two of them wrote to each other. */
export function makeContacts(random: Random, cast: Cast, now: Date, rows: Rows): void {
  const ago = (ms: number) => later(now, -ms)
  const { row: priya } = cast['candidate-en']
  const { row: layla } = cast['candidate-ar']
  const { row: omar } = cast.employer
  const { row: elena } = cast.recruiter
  const connect = (by: Row<'users'>, other: Row<'users'>, note: string, asked: number, answered?: number) =>
    rows.connections.push({
      ...{ id: random.id(ago(asked)), user_id: by.id as string, other_id: other.id as string, note },
      ...{ state: answered ? 'accepted' : 'asked', asked_at: ago(asked), answered_at: answered ? ago(answered) : null },
    })
  connect(elena, priya, 'We met at the logistics fair in Dubai.', 12 * day, 11 * day)
  connect(omar, elena, '', 30 * day, 29 * day)
  connect(layla, priya, 'مرحبًا بريا، درسنا معًا في دورة سلاسل الإمداد في عمّان.', 1.2 * day)

  const say = (opened: Opened, lines: readonly Line[]) => tell(random, { opened, lines, now, rows })
  const [one, other] = [elena, priya].sort((a, b) => String(a.id).localeCompare(String(b.id)))
  say({ kind: 'personal', user_id: one?.id as string, other_id: other?.id as string }, [
    { by: elena, side: 'member', text: 'Hello Priya, it was good to talk at the fair.', ago: 10 * day },
    { by: priya, side: 'member', text: 'Likewise! Is your team still growing?', ago: 10 * day - 3 * hour },
  ])
}

type Telling = { opened: Opened; lines: readonly Line[]; now: Date; rows: Rows }

/** A conversation with all its lines read. */
function tell(random: Random, { opened, lines, now, rows }: Telling): void {
  const at = (line: Line | undefined) => later(now, -(line?.ago ?? 0))
  const [begun, last] = [lines[0], lines.at(-1)]
  const id = random.id(at(begun))
  rows.threads.push({
    ...{ ...opened, id, created_by: begun?.by.id as string, created_at: at(begun), last_at: at(last) },
    ...{ last_seq: lines.length, last_side: last?.side ?? null },
  })
  const people = [...new Map(lines.map(({ by }) => [by.id, by])).values()]
  rows.thread_marks.push(...people.map((by) => ({ thread_id: id, user_id: by.id as string, read_seq: lines.length })))
  rows.messages.push(
    ...lines.map((line, index) => ({
      ...{ id: random.id(at(line)), thread_id: id, seq: index + 1, at: at(line), text: line.text },
      ...{ author_id: line.by.id as string, author_name: line.by.name as string },
      ...{ author_side: line.side, read_at: later(at(line), hour) },
    })),
  )
}
