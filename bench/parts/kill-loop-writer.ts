// Part of kill-loop: writes rows on eight connections and notes each one in a file once the database has acknowledged it.
import { openSync, writeSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { startEmbedded } from '#platform/server/db/embedded/start-embedded.ts'

const [dataDir = '', file = ''] = process.argv.slice(2)
const database = await startEmbedded({ dataDir, database: 'masar' })
const pool = new pg.Pool({ ...database.connection, max: 8 })
pool.on('error', () => {})
pool.on('connect', (client) => client.on('error', () => {}))
await pool.query('create table if not exists written (n bigint primary key, filler text not null)')
await pool.query('create table if not exists counter (id integer primary key, value bigint not null)')
await pool.query('insert into counter values (1, 0) on conflict do nothing')
const { rows } = await pool.query<{ n: string }>('select coalesce(max(n), 0) as n from written')
let next = Number(rows[0]?.n) + 1_000 // beyond those that were under way at the last kill
const acknowledged = openSync(file, 'a')

process.send?.({ postmaster: database.pid })
await Promise.all(Array.from({ length: 8 }, write))

async function write() {
  for (;;) {
    try {
      await writeOne(++next)
    } catch {
      await setTimeout(20) // the server is gone; so are we, soon
    }
  }
}

async function writeOne(n: number) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('insert into written values ($1, $2)', [n, 'x'.repeat(200)])
    await client.query('update counter set value = value + 1')
    await client.query('commit')
    writeSync(acknowledged, `${n}\n`)
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}
