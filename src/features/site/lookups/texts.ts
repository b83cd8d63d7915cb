import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { List } from '#db/lookups/read-lookups.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { textsOf } from '#platform/server/db/text-columns.ts'
import type { Language } from '#platform/shared/languages.ts'

export type Entry = { id: number; parent: number | null; code: string | null; text: string }
export type Row = {
  list: List
  id: number
  parent: number | null
  code: string | null
  texts: Record<Language, string>
}

export type City = {
  id: number
  country_id: number
  lat: number
  lon: number
  people: number
  texts: Record<Language, string>
}

/** All lists of a database as one process keeps them, the largest cities first without hidden ones, and the version that browsers keep them under. */
export type Kept = {
  version: string
  rows: Map<string, Row[]>
  /** Entries that are offered no more as well: what was saved with one may be saved again. */
  everyRow: Map<string, Row[]>
  cities: City[]
  cityById: Map<number, City>
}

export type Reads = Pick<Context, 'db' | 'now'>

/** Lists are small and change rarely: each process keeps them, and asks this often, in ms, whether they have changed. */
const askedEvery = 2_000
const kept = new WeakMap<Db, Kept & { asked: number }>()
const asking = new WeakMap<Db, Promise<Kept>>()
/** As they come with a release, lists are the same in every database, a replica's too: what is made of them is made once. */
let shipped: Kept | null = null

/** Entries of a list in one language, in their order; hidden ones left out. */
export async function entriesOf(ctx: Reads, list: List, language: Language): Promise<Entry[]> {
  const rows = (await readKept(ctx)).rows.get(list) ?? []
  return rows.map(({ id, parent, code, texts }) => ({ id, parent, code, text: texts[language] }))
}

/** Text of one entry in the language of the request; null when there is none. */
export async function lookupText(ctx: Reads & Pick<Context, 'language'>, list: List, id: number) {
  const row = (await readKept(ctx)).rows.get(list)?.find((one) => one.id === id)
  return row?.texts[ctx.language] ?? null
}

/** Texts of entries by their code. */
export async function textsByCode(ctx: Reads & Pick<Context, 'language'>, list: List): Promise<Map<string, string>> {
  const entries = await entriesOf(ctx, list, ctx.language)
  return new Map(entries.flatMap(({ code, text }) => (code ? [[code, text] as const] : [])))
}

/** After an admin changed something, so that this process sees it at once; others within two seconds. */
export function forgetKept(db: Db): void {
  kept.delete(db)
  asking.delete(db)
}

/** One asks at a time; the others go on with what is known, so that a request within a transaction seldom needs a second connection. */
export async function readKept({ db, now }: Reads): Promise<Kept> {
  const at = now().getTime()
  const known = kept.get(db)
  if (known && Math.abs(at - known.asked) < askedEvery) return known
  const running = asking.get(db)
  if (running) return known ?? running
  const answer = readAnew(db, known)
  asking.set(db, answer)
  try {
    const fresh = { ...(await answer), asked: at }
    // what was forgotten meanwhile was read too early
    if (asking.get(db) === answer) kept.set(db, fresh)
    return fresh
  } finally {
    if (asking.get(db) === answer) asking.delete(db)
  }
}

async function readAnew(db: Db, known: Kept | undefined): Promise<Kept> {
  const { version, isShipped } = await readVersion(db)
  if (known?.version === version) return known
  if (isShipped && shipped?.version === version) return shipped
  const fresh = { ...(await readAll(db)), version }
  if (isShipped) shipped = fresh
  return fresh
}

async function readAll(db: Db): Promise<Omit<Kept, 'version'>> {
  const [lists, all] = await Promise.all([readRows(db), readCities(db)])
  const cityById = new Map(all.map(({ hidden, ...city }) => [city.id, city]))
  // what was saved with a hidden one still has its name
  const cities = all.flatMap(({ id, hidden }) => (hidden ? [] : (cityById.get(id) ?? [])))
  return { ...lists, cities, cityById }
}

/** Of what was shipped, what admins changed, and the names that come with this Node. */
async function readVersion(db: Db): Promise<{ version: string; isShipped: boolean }> {
  const { rows } = await sql<{ hash: string | null; count: number | null }>`
    select (select hash from loaded_content where name = 'lookups'), (select count from lookup_changes limit 1)`.execute(
    db,
  )
  const { hash = null, count = null } = rows[0] ?? {}
  const { node, icu, cldr } = process.versions
  const version = createHash('sha256')
    .update(JSON.stringify([hash, count, node, icu, cldr]))
    .digest('hex')
    .slice(0, 12)
  return { version, isShipped: hash !== null && Number(count ?? 0) === 0 }
}

async function readRows(db: Db): Promise<Pick<Kept, 'rows' | 'everyRow'>> {
  const all = await db
    .selectFrom('lookup_entries')
    .selectAll()
    .orderBy('list')
    .orderBy('position')
    .orderBy('id')
    .execute()
  const every = all.map(({ list, id, parent, code, hidden, ...row }) => ({
    hidden,
    row: { list: list as List, id, parent, code, texts: textsOf(row) },
  }))
  const grouped = (rows: Row[]) => Map.groupBy(rows, ({ list }) => list)
  return {
    rows: grouped(every.flatMap(({ hidden, row }) => (hidden ? [] : [row]))),
    everyRow: grouped(every.map(({ row }) => row)),
  }
}

async function readCities(db: Db): Promise<(City & { hidden: boolean })[]> {
  const all = await db.selectFrom('cities').selectAll().orderBy('people', 'desc').orderBy('id').execute()
  return all.map((city) => ({
    id: city.id,
    country_id: city.country_id,
    lat: city.lat,
    lon: city.lon,
    people: city.people,
    hidden: city.hidden,
    texts: textsOf(city),
  }))
}
