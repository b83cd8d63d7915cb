// npm run db:types: writes db/tables.ts, the types of all tables, from a throw-away database with every migration.
import { writeFileSync } from 'node:fs'
import { startTestServer, template } from '#tests/world/test-server.ts'
import { runQuietly } from './lib/run-child.mjs'
import { refuse, say } from './lib/say.mjs'
import { toolOf } from './lib/tool.mjs'

const file = 'db/tables.ts'
// as the pool reads them (src/platform/server/db/pools.ts): counts are numbers, days are texts
const options = ['--dialect=postgres', '--date-parser=string', '--type-mapping={"int8":"number"}', '--log-level=silent']
const ours = ['--include-pattern=public.*', '--exclude-pattern=*.kysely_*']

const server = await startTestServer()
try {
  const { host, user, password, port } = server.connection
  const url = `postgres://${user}:${password}@localhost:${port}/${template}?host=${encodeURIComponent(host)}`
  const tool = toolOf(process.cwd(), 'kysely-codegen')
  const made = await runQuietly(process.execPath, [tool, `--url=${url}`, ...options, ...ours, '--print'])
  if (made.code !== 0) refuse(made.said)
  writeFileSync(file, `${made.output.trim()}\n`)
  say(`${file} written.`)
} finally {
  await server.stop()
}
