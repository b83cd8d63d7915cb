// npm run db:types: writes db/tables.ts, the types of all tables, from a throw-away database with every migration.
import { writeFileSync } from 'node:fs'
import { type Connection, quietPool, startTestServer, template } from '#tests/world/test-server.ts'
import { runQuietly } from './lib/run-child.mjs'
import { refuse, say } from './lib/say.mjs'
import { toolOf } from './lib/tool.mjs'

const file = 'db/tables.ts'
// as the pool reads them (src/platform/server/db/pools.ts): counts are numbers, days are texts
const options = ['--dialect=postgres', '--date-parser=string', '--type-mapping={"int8":"number"}', '--log-level=silent']
const ours = ['--include-pattern=public.*', '--exclude-pattern=*.kysely_*']

/** What a column may hold, where a check of the table lists it; `Generated` where it has a default. */
const listedColumns = `
  select conrelid::regclass || '.' || attname as column, atthasdef as "hasDefault", pg_get_constraintdef(pg_constraint.oid) as check
  from pg_constraint
  join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'c' and cardinality(conkey) = 1 and (attname in ('state', 'stage', 'side', 'author_side')
    or conrelid::regclass::text || '.' || attname in ('threads.kind', 'thread_members.role'))`

/** States and stages as the words the database takes, so that code which misspells one does not compile. */
async function statesOf(connection: Connection): Promise<Record<string, string>> {
  const pool = quietPool(connection)
  const { rows } = await pool.query<{ column: string; hasDefault: boolean; check: string }>(listedColumns)
  await pool.end()
  const columns: Record<string, string> = {}
  for (const { column, hasDefault, check } of rows.toSorted((one, other) => one.column.localeCompare(other.column))) {
    const words = [...check.matchAll(/'(\w+)'::text/g)].map(([, word]) => `'${word}'`).join(' | ')
    if (words) columns[column] = hasDefault ? `Generated<${words}>` : words
  }
  return columns
}

const server = await startTestServer()
try {
  const { host, user, password, port } = server.connection
  const url = `postgres://${user}:${password}@localhost:${port}/${template}?host=${encodeURIComponent(host)}`
  const tool = toolOf(process.cwd(), 'kysely-codegen')
  const columns = await statesOf({ ...server.connection, database: template })
  const overrides = `--overrides=${JSON.stringify({ columns })}`
  const made = await runQuietly(process.execPath, [tool, `--url=${url}`, ...options, overrides, ...ours, '--print'])
  if (made.code !== 0) refuse(made.said)
  writeFileSync(file, `${made.output.trim()}\n`)
  say(`${file} written.`)
} finally {
  await server.stop()
}
