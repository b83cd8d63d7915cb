import path from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#platform/server/db/embedded/start-embedded.ts'
import { startServer } from '#tests/world/server.ts'
import { quiet } from './quiet.ts'

const employer = { email: 'employer@demo.masar.example', password: 'Masar2026' }

export type AtWork = Awaited<ReturnType<typeof startAtWork>>

/** The built product with its demo content, and somebody of a company at work in it. */
export async function startAtWork() {
  const server = await startServer({ ...quiet, METRICS_TOKEN: '' })
  const { url } = server
  const embedded = await startEmbedded({ dataDir: path.join(server.folder, 'postgres'), database: 'masar' })
  const pool = new pg.Pool({ ...embedded.connection, max: 2 })
  // a benchmark may kill the database
  pool.on('error', () => {})
  // drawing the demo's CVs is no part of what is measured
  await pool.query(
    `select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where queue_name = 'demo-previews'))`,
  )
  const signedIn = await fetch(`${url}/api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(employer),
  })
  const { token } = (await signedIn.json()) as { token: string }
  const xsrf = /XSRF-TOKEN=([^;]+)/.exec(signedIn.headers.getSetCookie().join('\n'))?.[1] ?? ''
  const session = await callAs<{ pages: { page_id: string; page_token: string }[] }>(url, token, '/user/session')
  const pageToken = session.pages[0]?.page_token ?? ''
  const ask = <T>(path: string, body?: object) => callAs<T>(url, pageToken, path, body)
  // the busiest job of the page the member works for
  const { rows: jobs } = await pool.query<{ id: string }>(
    `select job_id as id from applications where page_id = $1 and stage in ('in_review', 'shortlisted')
      group by job_id order by count(*) desc limit 1`,
    [session.pages[0]?.page_id],
  )
  const job = jobs[0]?.id ?? ''
  return {
    url,
    folder: server.folder,
    job,
    pageToken,
    /** Of the member, for a live line. */
    cookie: `token=${token}; page_token=${pageToken}; user_token=1`,
    ask,
    /** The same as somebody signed in, who works for the page. */
    askAsMember: <T>(path: string, body?: object) =>
      callAs<T>(url, token, path, body, {
        cookie: `token=${token}; page_token=${pageToken}; XSRF-TOKEN=${xsrf}`,
        'x-xsrf-token': xsrf,
      }),
    /** What a query finds in the product’s database. */
    rows: async <T extends pg.QueryResultRow>(query: string) => (await pool.query<T>(query)).rows,
    /** Until reactions and queued work are done. */
    async settled(): Promise<void> {
      for (;;) {
        const { rows } = await pool.query(
          'select count(*) as left from graphile_worker.jobs where run_at <= now() and attempts < max_attempts',
        )
        if (Number(rows[0].left) === 0) return
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
    },
    /** Resident memory of the server's process, in MB. */
    memory: async (): Promise<number> => Math.round((await metric(url, 'process_resident_memory_bytes')) / 2 ** 20),
    /** When the server's process began, in seconds since 1970. */
    startedAt: () => metric(url, 'process_start_time_seconds'),
    async stop() {
      await pool.end()
      await embedded.stop()
      await server.stop()
    },
  }
}

async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
}

async function callAs<T>(
  url: string,
  bearer: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
): Promise<T> {
  const answer = await fetch(`${url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(headers ?? { authorization: `Bearer ${bearer}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}
