import type { Message } from '#features/talk/threads/message-contract.ts'
import type { Waiting } from '../write/outbox.ts'

/** What stands in a conversation without being part of it: notes of the team, moves of an application. */
export type Aside = { id: string; at: string } & (
  | { what: 'note'; by: string; text: string; mine: boolean }
  | { what: 'moved'; by: string | null; to: string }
)

export type Row =
  | { type: 'day'; key: string; at: string }
  | { type: 'new'; key: string }
  | { type: 'message'; key: string; message: Message; begins: boolean; ends: boolean }
  | { type: 'waiting'; key: string; waiting: Waiting }
  | { type: 'aside'; key: string; aside: Aside }

type Given = {
  messages: readonly Message[]
  waiting: readonly Waiting[]
  asides: readonly Aside[]
  /** The first message that was not read when the conversation was opened. */
  newFrom: number | null
  /** Whether there is more before and after what was read. */
  older: boolean
  newer: boolean
  /** The day of a moment where the reader is. */
  dayOf: (at: string) => string
}

/** Messages of one person within this many minutes stand together. */
const together = 5 * 60_000

/** All lines of a conversation in the order they are drawn; each keeps its key from when it was written on. */
export function rowsOf({ messages, waiting, asides, newFrom, older, newer, dayOf }: Given): Row[] {
  const rows: Row[] = []
  const sent = new Set(messages.flatMap(({ client_id }) => client_id ?? []))
  const shown = asides.filter(({ at }) => within(at, messages, { older, newer }))
  let day = ''
  const add = (at: string, row: Row) => {
    if (dayOf(at) !== day) {
      day = dayOf(at)
      rows.push({ type: 'day', key: `day ${day}`, at })
    }
    rows.push(row)
  }
  let next = 0
  const asidesUpTo = (at: string | null) => {
    for (let aside = shown[next]; aside && (at === null || aside.at < at); aside = shown[++next])
      add(aside.at, { type: 'aside', key: aside.id, aside })
  }
  for (const [place, message] of messages.entries()) {
    asidesUpTo(message.at)
    if (message.seq === newFrom) add(message.at, { type: 'new', key: 'new' })
    const [before, after] = [messages[place - 1], messages[place + 1]]
    add(message.at, {
      ...{ type: 'message', key: message.client_id ?? message.id, message },
      begins: !before || !isOne(before, message) || message.seq === newFrom,
      ends: !after || !isOne(message, after) || after.seq === newFrom,
    })
  }
  asidesUpTo(null)
  for (const one of newer ? [] : waiting)
    if (!sent.has(one.client_id)) add(one.at, { type: 'waiting', key: one.client_id, waiting: one })
  return rows
}

const isOne = (one: Message, other: Message): boolean =>
  one.author === other.author &&
  one.side === other.side &&
  one.name === other.name &&
  !one.unsent &&
  !other.unsent &&
  Date.parse(other.at) - Date.parse(one.at) < together

/** What happened before or after the stretch that was read is shown once that has been read. */
function within(
  at: string,
  messages: readonly Message[],
  { older, newer }: { older: boolean; newer: boolean },
): boolean {
  const [first, last] = [messages[0], messages.at(-1)]
  return !(older && first && at < first.at) && !(newer && last && at > last.at)
}
