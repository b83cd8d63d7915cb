import pg from 'pg'
import { remembered } from '#platform/shared/remembered.ts'

/** What is asked of the database, as the driver is given it. */
export type Question = { text: string; values: readonly unknown[] }

const { builtins } = pg.types
/** Columns that JSON carries as they are: no digit, no zone and no byte is lost on the way. */
const asTheyAre = new Set([
  ...[builtins.BOOL, builtins.INT2, builtins.INT4, builtins.INT8, builtins.UUID, builtins.DATE],
  ...[builtins.TEXT, builtins.VARCHAR, builtins.JSON, builtins.JSONB],
  // boolean[], smallint[], integer[], text[], uuid[]
  ...[1000, 1005, 1007, 1009, 2951],
])
const ends: Record<string, number> = { infinity: Number.POSITIVE_INFINITY, '-infinity': Number.NEGATIVE_INFINITY }

function momentOf(told: string): Date | number {
  return ends[told] ?? new Date(told)
}

/** And those whose values, some or all, it carries as texts, alone or in lists. */
const readBack = new Map<number, (told: string) => unknown>([
  [builtins.TIMESTAMPTZ, momentOf],
  // timestamptz[]
  [1185, momentOf],
  [builtins.BYTEA, (told) => Buffer.from(told.slice(2), 'hex')],
  // only what is no number
  [builtins.FLOAT4, Number],
  [builtins.FLOAT8, Number],
])

/** The columns of an answer: all, and those whose texts are read back. */
export type Shape = { columns: ReadonlySet<string>; texts: readonly (readonly [string, (told: string) => unknown])[] }

/** What is known of an answer's columns from one that came by itself; null where JSON would not carry them all. */
export function shapeOf(fields: readonly { name: string; dataTypeID: number }[]): Shape | null {
  // of columns of one name the last counts, as it does for the driver
  const columns = new Map(fields.map(({ name, dataTypeID }) => [name, dataTypeID]))
  const isCarried = fields.every(({ dataTypeID: type }) => readBack.has(type) || asTheyAre.has(type))
  if (!isCarried || columns.size === 0) return null
  const texts = [...columns].flatMap(([name, type]) => {
    const read = readBack.get(type)
    return read ? [[name, read] as const] : []
  })
  return { columns: new Set(columns.keys()), texts }
}

const startsReading = /^\s*(?:select|with)\b/i
/** What writes, locks or tells, and what would not stand within another statement as it is. */
const doesMore =
  /\b(?:insert into|update(?!")|delete from|merge into|for share|for key share|nextval|setval|set_config|pg_notify|pg_sleep|\w*advisory\w*|add_jobs?|ledger_(?:give|take|hold|settle|return|revoke))\b(?!")|\$\$|\\'|--|;/i

const textsAndPlaces = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\d+)/g

/** What is known of a statement from its text: its kind, which is the same whatever the length of its lists, and what stands between its values. */
export type Written = { kind: string; between: readonly string[]; places: readonly number[] }

/** Looks at each text once; null for one that does more than read, or would not stand within another. */
export const writtenOf = remembered((text: string): Written | null => {
  if (!startsReading.test(text) || doesMore.test(text)) return null
  const between: string[] = []
  const places: number[] = []
  let from = 0
  for (const { 0: found, 1: place, index } of text.matchAll(textsAndPlaces)) {
    if (place === undefined) continue
    between.push(text.slice(from, index))
    places.push(Number(place))
    from = index + found.length
  }
  return { kind: text.replace(/\(\$\d+(?:, ?\$\d+)+\)/g, '($…)'), between: [...between, text.slice(from)], places }
}, 2_000)

/** Several questions as one: each answer is a column of its own, as JSON. */
export function join(questions: readonly (Written & { values: readonly unknown[] })[]): Question {
  const values: unknown[] = []
  const columns = questions.map(({ between, places, values: own }, at) => {
    const before = values.length
    values.push(...own)
    const text = between.map((part, here) => (here === 0 ? part : `$${before + (places[here - 1] ?? 0)}${part}`))
    // with the star it is the row, also where a column is called the same
    return `(select coalesce(json_agg(own.*), '[]') from (${text.join('')}) as own) as "${at}"`
  })
  return { text: `select ${columns.join(',\n')}`, values }
}

type Row = Record<string, unknown>

/** Rows as the driver would have given them; null where their columns are others by now. */
export function rowsOf(told: readonly Row[], { columns, texts }: Shape): Row[] | null {
  const [first] = told
  if (first && !isOfColumns(first, columns)) return null
  for (const [name, read] of texts) for (const row of told) row[name] = readAll(row[name], read)
  return told as Row[]
}

function readAll(told: unknown, read: (told: string) => unknown): unknown {
  if (typeof told === 'string') return read(told)
  return Array.isArray(told) ? told.map((one) => readAll(one, read)) : told
}

const isOfColumns = (row: Row, columns: ReadonlySet<string>): boolean => {
  const names = Object.keys(row)
  return names.length === columns.size && names.every((name) => columns.has(name))
}
