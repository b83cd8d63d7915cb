import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import type { InjectOptions } from 'fastify'
import type { Site } from './site.ts'

/** A request to answer; without one, the queue is worked. */
export type Work = { request?: InjectOptions }

/** Another process of a site, on the same database and files, that can be killed in the middle of its work. */
export async function aKillable(site: Site, settings: Record<string, string>) {
  const env = {
    ...{
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'test',
      DATA_DIR: site.world.settings.DATA_DIR,
      DEMO: '0',
      RATE_LIMIT: 'off',
    },
    ...{ MAIL_DELAY: '0', PUSH: 'outbox', SITE_DATABASE: JSON.stringify(site.connection), ...settings },
  }
  const script = path.join(import.meta.dirname, 'killable-site.ts')
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = once(child, 'exit')
  await Promise.race([once(child, 'message'), ended.then(([code]) => Promise.reject(new Error(`ended with ${code}`)))])
  const kill = () => {
    child.kill('SIGKILL')
  }
  return {
    kill,
    ended,
    work: (work: Work) => void child.send(work),
    /** Lets it work until it wants to write into a table, and kills it there: all before that is done, and nothing after. */
    async killAt(table: string, work: Work) {
      const lock = await site.pool.connect()
      await lock.query(`begin; lock table ${table} in share mode`)
      child.send(work)
      for (let tries = 0; tries < 500 && !(await isWaiting(site, table)); tries++) await rest(10)
      const isThere = await isWaiting(site, table)
      kill()
      await ended
      await lock.query('rollback')
      lock.release()
      if (!isThere) throw new Error(`nothing wanted to write into ${table}`)
      // the server notices a moment later that nobody is there any more
      for (let tries = 0; tries < 500 && (await isAtWork(site)); tries++) await rest(10)
    },
  }
}

const isWaiting = async ({ pool }: Site, table: string): Promise<boolean> =>
  ((await pool.query('select from pg_locks where not granted and relation = $1::regclass', [table])).rowCount ?? 0) > 0

const isAtWork = async ({ pool }: Site): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state like '%transaction%'`,
  )
  return (rowCount ?? 0) > 0
}
