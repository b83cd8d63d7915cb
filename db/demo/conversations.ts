import type { Drawing } from './page-profiles.ts'
import type { Page } from './pages.ts'
import type { Cast, PersonaKey } from './personas.ts'
import type { Random } from './random.ts'
import { day, later, minute, type Row, type Rows } from './rows.ts'
import { feeWarning, fromCvSearch, hiringTeam, type Line, support } from './texts/conversations.ts'

type Speaker = { id: string; name: string }
type Side = 'page' | 'candidate' | 'member' | 'person' | 'staff'
type Making = { random: Random; cast: Cast; pages: readonly Page[]; now: Date; rows: Rows; drawings: Drawing[] }
type Talk = Pick<Row<'threads'>, 'kind' | 'page_id' | 'user_id' | 'title' | 'created_by'> & {
  lines: readonly Line[]
  sideOf: (by: string) => Side
  /** Up to how many messages were read by the other side of whoever wrote them. */
  read: number
}

/** What is said beyond applications: in a team, by a company to people it found, with the site. All for the personas to see. */
export function makeConversations(
  random: Random,
  { cast, pages, now, rows }: Omit<Making, 'random' | 'drawings'>,
): Drawing[] {
  const making: Making = { random, cast, pages, now, rows, drawings: [] }
  makeTeamGroup(making)
  makeDirect(making)
  makeSupport(making)
  return making.drawings
}

const team: PersonaKey[] = ['employer', 'recruiter', 'hiring-manager']

function makeTeamGroup(making: Making): void {
  const { cast, pages, now, rows } = making
  const [first] = pages
  if (!first) return
  const thread = talk(making, {
    ...{ kind: 'internal', page_id: first.row.id, user_id: null, title: 'Warehouse hiring' },
    ...{ created_by: cast.employer.row.id, lines: hiringTeam, sideOf: () => 'member', read: 0 },
  })
  for (const key of team) {
    const user_id = cast[key].row.id
    const isOwner = key === 'employer'
    rows.thread_members.push({
      ...{ thread_id: thread.id, user_id, role: isOwner ? 'owner' : 'member', from_seq: 0 },
      ...{ invited_by: isOwner ? null : cast.employer.row.id, joined_at: thread.created_at },
    })
    const unread = { employer: 2, recruiter: 1, 'hiring-manager': 0 }[key as string] ?? 0
    rows.thread_marks.push({
      ...{ thread_id: thread.id, user_id, read_seq: hiringTeam.length - unread },
      pinned_at: isOwner ? later(now, -day) : null,
      ...(key === 'recruiter'
        ? { draft: 'Спрошу её сегодня', drafted_at: later(now, -10 * minute) }
        : { draft: '', drafted_at: null }),
    })
  }
}

/** One of the employer's page, and two of a company of which nothing was checked. */
function makeDirect(making: Making): void {
  const { cast, pages, now, rows } = making
  const unlock = (page: Page, user: Speaker) => {
    const known = rows.cv_unlocks.some((one) => one.page_id === page.row.id && one.user_id === user.id)
    const by_id = page.team[0]?.row.id as string
    if (!known)
      rows.cv_unlocks.push({
        ...{ page_id: page.row.id, user_id: user.id, by_id, way: 'credit', credits: 1, at: later(now, -3 * day) },
      })
  }
  const unchecked = pages.find(({ row }) => !row.email_verified_at && !row.licence_checked_at && row.kind === 'agency')
  const [first] = pages
  if (first) {
    unlock(first, cast['candidate-en'].row)
    talk(making, direct(first, cast['candidate-en'].row, fromCvSearch, fromCvSearch.length - 1))
  }
  for (const [key, lines] of [
    ['candidate-en', feeWarning.en],
    ['candidate-ar', feeWarning.ar],
  ] as const) {
    if (!unchecked) continue
    unlock(unchecked, cast[key].row)
    talk(making, direct(unchecked, cast[key].row, lines, 0))
  }
}

const direct = (page: Page, user: Speaker, lines: readonly Line[], read: number): Talk => ({
  ...{ kind: 'direct', page_id: page.row.id, user_id: user.id, title: '', created_by: null, lines, read },
  sideOf: (by) => (by.startsWith('candidate') ? 'candidate' : 'page'),
})

function makeSupport(making: Making): void {
  for (const [key, lines] of Object.entries(support)) {
    const user = making.cast[key as PersonaKey].row.id
    talk(making, {
      ...{ kind: 'support', page_id: null, user_id: user, created_by: user, lines },
      title: key === 'employer' ? 'Licence of our second branch' : 'Old phone number',
      sideOf: (by) => (by === 'admin' ? 'staff' : 'person'),
      read: key === 'employer' ? lines.length : lines.length - 1,
    })
  }
}

/** A conversation as its lines left it. */
function talk(
  making: Making,
  { lines, sideOf, read, ...thread }: Talk,
): Row<'threads'> & { id: string; created_at: Date } {
  const { random, now, rows } = making
  const at = (line: Line | undefined) => later(now, -(line?.ago ?? 0) * minute)
  const created_at = at(lines[0])
  const id = random.id(created_at)
  const ids = new Map<string, string>()
  const messages = lines.map((line, place) => {
    const message = messageOf(making, {
      thread: id,
      line,
      seq: place + 1,
      at: at(line),
      side: sideOf(line.by),
      page: thread.page_id,
    })
    if (line.key) ids.set(line.key, message.id)
    const answered = line.answers ? (ids.get(line.answers) ?? null) : null
    const isRead = message.author_side !== 'member' && place < read
    return { ...message, reply_to: answered, read_at: isRead ? later(message.at, 3 * minute) : null }
  })
  const unread = (sides: readonly string[]) =>
    messages.filter(({ author_side, read_at }) => sides.includes(author_side) && !read_at).length
  const row = {
    ...{ id, ...thread, created_at, last_at: at(lines.at(-1)), job_id: null, last_seq: lines.length },
    last_side: messages.at(-1)?.author_side ?? null,
    ...{ unread_inside: unread(['candidate', 'person']), unread_outside: unread(['page', 'staff']) },
  }
  rows.threads.push(row)
  rows.messages.push(...messages)
  return row
}

type Said = { thread: string; line: Line; seq: number; at: Date; side: Side; page: string | null | undefined }

function messageOf(making: Making, { thread, line, seq, at, side, page }: Said) {
  const { random, cast, rows } = making
  const author = speakerOf(making, line.by, page)
  const id = random.id(at)
  for (const [emoji, people] of Object.entries(line.reactions ?? {}))
    for (const key of people)
      rows.message_reactions.push({
        ...{ message_id: id, user_id: cast[key as PersonaKey].row.id, emoji, at: later(at, 5 * minute) },
      })
  if (line.picture) attach(making, { message: id, owner: author.id, at })
  return {
    ...{ id, thread_id: thread, seq, author_id: author.id, author_side: side, author_name: author.name },
    ...{ text: line.text, at, edited_at: line.edited ? later(at, 2 * minute) : null },
    unsent_at: line.unsent ? later(at, minute) : null,
    mentions: (line.mentions ?? []).map((key) => cast[key as PersonaKey].row.id),
    warnings: [...(line.warnings ?? [])],
  }
}

/** `page` is whoever owns the company that writes. */
function speakerOf({ cast, pages }: Making, by: string, page: string | null | undefined): Speaker {
  const owner = by === 'page' ? pages.find(({ row }) => row.id === page)?.team[0]?.row : cast[by as PersonaKey].row
  if (!owner) throw new Error(`nobody is called ${by}`)
  return owner
}

function attach(
  { random, drawings, rows }: Making,
  { message, owner, at }: { message: string; owner: string; at: Date },
) {
  const id = random.id(at)
  const row = {
    ...{ id, owner_id: owner, page_id: null, name: 'hall.webp', mime: 'image/webp', bytes: 0, sha256: Buffer.alloc(0) },
    ...{ storage_key: `${id.slice(-2)}/${id}`, width: null, height: null, thing: 'message', thing_id: message },
    created_at: at,
  }
  rows.files.push(row)
  drawings.push({ row, scene: 'hall', hue: 205, seed: 7 })
}
