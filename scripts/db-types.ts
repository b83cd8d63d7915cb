// npm run db:types: writes db/tables.ts, the types of all tables, from a throw-away database with every migration.
import { writeFileSync } from 'node:fs'
import { owners } from '#platform/server/db/owners.ts'
import { type Connection, quietPool, startTestServer, template } from '#tests/world/test-server.ts'
import { runQuietly } from './lib/run-child.mjs'
import { refuse, say } from './lib/say.mjs'
import { toolOf } from './lib/tool.mjs'

const file = 'db/tables.ts'
// as the pool reads them (src/platform/server/db/pools.ts): counts are numbers, days are texts
const options = ['--dialect=postgres', '--date-parser=string', '--type-mapping={"int8":"number"}', '--log-level=silent']
const ours = ['--include-pattern=public.*', '--exclude-pattern=*.kysely_*']

type Listed = { column: string; hasDefault: boolean; isNullable: boolean; check: string }

/** What a column may hold, where a check of the table lists it and says nothing else. */
const listedColumns = `
  select conrelid::regclass || '.' || attname as column, atthasdef as "hasDefault", not attnotnull as "isNullable",
    pg_get_constraintdef(pg_constraint.oid) as check
  from pg_constraint
  join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'c' and cardinality(conkey) = 1 and pg_get_constraintdef(pg_constraint.oid) ~ '^CHECK \\(\\(\\w+ = ANY'`

/** Columns as the words the database takes, so that code which misspells one does not compile and none is cast. */
async function listedIn(connection: Connection): Promise<Record<string, string>> {
  const pool = quietPool(connection)
  const { rows } = await pool.query<Listed>(listedColumns)
  await pool.end()
  const columns: Record<string, string> = {}
  for (const { column, hasDefault, isNullable, check } of rows.toSorted((a, b) => a.column.localeCompare(b.column))) {
    const words = [...check.matchAll(/'([^']+)'::text/g)].map(([, word]) => `'${word}'`)
    const type = [...words, ...(isNullable ? ['null'] : [])].join(' | ')
    if (words.length > 0) columns[column] = hasDefault ? `Generated<${type}>` : type
  }
  return columns
}

/** Owners may be missing in rows of the version before, and are left out by no insert of this one. */
const ownerColumns = Object.fromEntries(
  [...owners].map(([table, { column }]) => [`${table}.${column}`, 'ColumnType<string | null, string, string>']),
)

const server = await startTestServer()
try {
  const { host, user, password, port } = server.connection
  const url = `postgres://${user}:${password}@localhost:${port}/${template}?host=${encodeURIComponent(host)}`
  const tool = toolOf(process.cwd(), 'kysely-codegen')
  const columns = { ...(await listedIn({ ...server.connection, database: template })), ...ownerColumns }
  const overrides = `--overrides=${JSON.stringify({ columns })}`
  const made = await runQuietly(process.execPath, [tool, `--url=${url}`, ...options, overrides, ...ours, '--print'])
  if (made.code !== 0) refuse(made.said)
  writeFileSync(file, `${made.output.trim()}\n`)
  say(`${file} written.`)
} finally {
  await server.stop()
}
