// npm run db:reset [-- --yes]: throws away everything in the bundled database, and makes it anew.
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import pg from 'pg'
import { startEmbedded } from '#platform/server/db/embedded/start-embedded.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { StartRefused } from '#platform/server/start-refused.ts'
import { quietPool } from '#tests/world/test-server.ts'
import { refuse, say } from './lib/say.mjs'

const database = 'masar'

if (process.env.DATABASE_URL)
  refuse('DATABASE_URL is set: only the bundled database is reset, never one that may be shared.')
const dataDir = path.resolve(process.env.DATA_DIR || './data', 'postgres')
if (!process.argv.includes('--yes') && !(await isAgreed())) refuse('Nothing was changed.')

try {
  await reset()
} catch (error) {
  if (error instanceof StartRefused) refuse(error.message)
  throw error
}

async function isAgreed() {
  if (!process.stdin.isTTY) return refuse('Nobody is there to agree: add --yes.')
  const terminal = createInterface(process.stdin, process.stdout)
  const answer = await terminal.question(`Everything in ${dataDir} will be lost. Type "yes" to go on: `)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}

async function reset() {
  const embedded = await startEmbedded({ dataDir, database: 'postgres', onProgress: say })
  try {
    const client = new pg.Client(embedded.connection)
    await client.connect()
    await client.query(`drop database if exists ${database} with (force)`)
    await client.query(`create database ${database}`)
    await client.end()
    const pool = quietPool({ ...embedded.connection, database })
    await migrate(pool, say)
    await pool.end()
  } finally {
    await embedded.stop()
  }
  say('The database is empty and new; demo content comes with the next npm start.')
}
