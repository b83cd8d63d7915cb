import type { Cluster } from '../../scripts/cluster/cluster.ts'
import { ask } from './ask.ts'

const employer = 'employer@demo.masar.example'
const desks = 20

/** What there is to act on: jobs to apply to, cards of one company, its open day of tomorrow, and its member by token and by browser. */
export type Meanwhile = {
  jobs: string[]
  cards: string[]
  day: string
  date: string
  token: string
  headers: Record<string, string>
}

/** Looks for it in the demo content, and lets an open day out. */
export async function prepareMeanwhile(there: Cluster): Promise<Meanwhile> {
  // drawing the demo's CVs is no part of what is looked at
  await there.rows(
    `select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where queue_name = 'demo-previews'))`,
  )
  const { token, page, headers } = await signedIn(there)
  await there.rows('update pages set post_permission = 2 where id = $1', [page])
  await there.rows('update users set post_permission = 2 where email = $1', [employer])
  const jobs = await there.rows<{ id: string }>(
    `select id from jobs where state = 'live' and apply_mode = 'here' and applicant_cap is null and expires_at > now() + interval '1 day'
       and not exists (select from job_questions where job_id = jobs.id) order by id limit 40`,
  )
  const cards = await there.rows<{ id: string }>(
    `select id from applications where page_id = $1 and stage in ('in_review', 'shortlisted') order by id limit 12`,
    [page],
  )
  // whom nobody has written to has no conversation yet
  for (const { id } of cards)
    await send(there, `/page/applications/${id}/messages`, token, { text: 'Good to have you here' })
  return { jobs: ids(jobs), cards: ids(cards), token, headers, ...(await openDay(there, token)) }
}

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

async function signedIn(there: Cluster) {
  const answer = await fetch(`${there.url}/api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: employer, password: 'Masar2026' }),
  })
  const { token } = (await answer.json()) as { token: string }
  const proof = /XSRF-TOKEN=([^;]+)/.exec(answer.headers.getSetCookie().join('\n'))?.[1] ?? ''
  type Session = { pages: { page_id: string; page_token: string }[] }
  const { pages } = await send<Session>(there, '/user/session', token)
  const [page] = pages
  if (!page) throw new Error('the employer of the demo works for nobody')
  const cookie = `token=${token}; page_token=${page.page_token}; XSRF-TOKEN=${proof}`
  return { token: page.page_token, page: page.page_id, headers: { cookie, 'x-xsrf-token': proof } }
}

/** Tomorrow, around the clock, twenty desks in four teams. */
async function openDay(there: Cluster, token: string) {
  const date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const { data } = await send<{ data: { id: string } }>(there, '/page/open-days', token, {
    ...{ language: 'en', texts: [{ language: 'en', title: 'A long day' }], time_zone: 'Asia/Dubai', dates: [date] },
    ...{ country_id: 5, way: 'online', slot_minutes: 6, walk_ins: true },
    desks: Array.from({ length: desks }, (_, at) => ({
      ...{ id: crypto.randomUUID(), name: `Team ${1 + (at % 4)}`, way: 'online', languages: ['en'] },
      hours: { [date]: 'o'.repeat(48) },
    })),
  })
  await send(there, `/page/open-days/${data.id}/moves`, token, { move: 'submit' })
  return { day: data.id, date }
}

async function send<T>(there: Cluster, path: string, token: string, body?: object): Promise<T> {
  const how = { ...(token && { token }), ...(body && { method: 'POST', body }) }
  const said = await ask(there.url, `/api${path}`, how)
  if (!said.ok) throw new Error(`${path}: ${said.status} ${said.body}`)
  return JSON.parse(said.body) as T
}
