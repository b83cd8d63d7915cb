// npm run db:keys: the foreign keys that two servers, companies on one and people on the other, could not have, each with what the verb that
// forgets a person does in its place (docs/decisions/0087-forgetting.md), and the statements that drop them.
import { reasonsToKeep } from '#platform/server/forgetting/fates.ts'
import { placed } from '#tests/world/places-of-rows.ts'
import { quietPool, startTestServer, template } from '#tests/world/test-server.ts'
import { parts } from '../src/features.ts'
import { say } from './lib/say.mjs'

type Key = { table: string; column: string; of: string; name: string }

const server = await startTestServer()
const pool = quietPool({ ...server.connection, database: template })
const { rows } = await pool.query<Key>(`
  select conrelid::regclass::text as "table", attname as column, confrelid::regclass::text as of, conname as name
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and conparentid = 0 order by confrelid = 'users'::regclass, 3, 1, 2`)
await pool.end()
await server.stop()

const fates = new Map<string, string>([
  ...parts.forgetting.flatMap(({ people }) =>
    people.map(({ table, column, fate }) => [`${table}.${column}`, fate] as const),
  ),
  ...[...parts.followers.values()].flatMap((list) =>
    list.map(({ table, column, fate }) => [`${table}.${column}`, fate] as const),
  ),
])
// files and conversations lie with whoever holds them, so that no key leads to or from them
const sides = new Map(placed.map(({ table, side }) => [table, side]))
const isCut = ({ table, of }: Key) => sides.get(of) !== 'both' && sides.get(table) !== sides.get(of)
const cut = rows.filter(isCut)
for (const { table, column, of, name } of cut) {
  const fate = fates.get(`${table}.${column}`) ?? 'nothing: no row that it leads to goes with a person'
  const why = Object.hasOwn(reasonsToKeep, fate)
    ? `${fate}: ${reasonsToKeep[fate as keyof typeof reasonsToKeep]}`
    : fate
  say(`alter table ${table} drop constraint ${name}; -- ${column} → ${of}: ${why}`)
}
say(`${cut.length} of ${rows.length} foreign keys`)
