import { parseArgs } from 'node:util'
import { aPdf } from '#tests/world/a-pdf.ts'
import { cvLines } from '#tests/world/cv.ts'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { say } from '../scripts/lib/say.mjs'
import { type AtWork, startAtWork } from './parts/at-work.ts'
import { median, quantile, rounded } from './parts/middle.ts'
import type { Result } from './parts/result.ts'

/** Every so many an application is pressed twice in one moment. */
const twiceEvery = 10
/** As many a day as a person may send. */
const each = 100
const mark = 'bench'

type Person = { token: string; cv: string }
type Sent = { status: number; application: string | null; ms: number }

/**
 * So many applications a second for a minute in the built product, each at its time whether or not those before were
 * answered: people with a stored CV, each to a hundred jobs. Afterwards the tables are compared with what was sent.
 */
export default async function applying(args: string[]): Promise<Result> {
  const options = { rate: { type: 'string', default: '100' }, seconds: { type: 'string', default: '60' } } as const
  const { values } = parseArgs({ args, options })
  const [rate, seconds] = [Number(values.rate), Number(values.seconds)]
  await ensureBuilt(process.cwd(), process.execPath)
  const work = await startAtWork()
  try {
    const jobs = await work.rows<{ id: string }>(`select id from jobs where state = 'live' and apply_mode = 'here'
      and applicant_cap is null and expires_at > now() + interval '1 day'
      and not exists (select from job_questions where job_id = jobs.id) order by id limit ${each}`)
    const people: Person[] = []
    for (let at = 0; at < Math.ceil((rate * seconds) / jobs.length); at++) people.push(await aPerson(work, at))
    say(`${people.length} people, ${jobs.length} jobs`)
    await work.settled()
    const before = await work.memory()
    const sent: Promise<Sent[]>[] = []
    const begun = performance.now()
    for (let at = 0; at < rate * seconds; at++) {
      const due = begun + (at * 1_000) / rate
      const wait = due - performance.now()
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
      const person = people[at % people.length] as Person
      const job = jobs[Math.floor(at / people.length)]?.id ?? ''
      const times = at % twiceEvery === 0 ? 2 : 1
      sent.push(Promise.all(Array.from({ length: times }, () => apply(work, person, job, due))))
    }
    const answers = await Promise.all(sent)
    const answered = (performance.now() - begun) / 1_000
    const after = await work.memory()
    await work.settled()
    const followed = (performance.now() - begun) / 1_000
    const [kept] = await work.rows<Record<'all' | 'different' | 'told', number>>(`
      select count(*)::integer as all, count(distinct (job_id, candidate_id))::integer as different,
        (select count(*)::integer from events where name = 'application.sent' and thing_id in (select id from applications where source = '${mark}')) as told
      from applications where source = '${mark}'`)
    const waits = answers.flat().map(({ ms }) => ms)
    const failed = answers.flat().filter(({ status }) => status !== 201).length
    const twins = answers.filter((both) => new Set(both.map(({ application }) => application)).size > 1).length
    const wanted = answers.length
    const passed = failed === 0 && twins === 0 && Object.values(kept ?? {}).every((count) => count === wanted)
    return {
      title: `Applying ${rate} times a second for ${seconds} s; every tenth pressed twice at once`,
      rows: [
        { what: 'sent', value: wanted },
        { what: 'answered otherwise than 201', value: failed },
        { what: 'stored', value: kept?.all ?? 0 },
        { what: 'different', value: kept?.different ?? 0 },
        { what: 'events of them', value: kept?.told ?? 0 },
        { what: 'two answers with two applications', value: twins },
        { what: 'answer after it was due, median, ms', value: rounded(median(waits)) },
        { what: 'answer after it was due, p95, ms', value: rounded(quantile(waits, 0.95)) },
        { what: 'answer after it was due, p99, ms', value: rounded(quantile(waits, 0.99)) },
        { what: 'all answered after, s', value: rounded(answered) },
        { what: 'all that follows is done after, s', value: rounded(followed) },
        { what: 'memory of the server before, MB', value: before },
        { what: 'memory of the server after, MB', value: after },
      ],
      verdict: { passed, text: passed ? 'Nothing was lost or doubled.' : 'Something was lost or doubled.' },
    }
  } finally {
    await work.stop()
  }
}

async function apply({ url }: AtWork, { token, cv }: Person, job: string, due: number): Promise<Sent> {
  const answer = await fetch(`${url}/api/jobs/${job}/applications`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Somebody', cv, lang: 'en', source: mark }),
  })
  const body = (await answer.json()) as { data?: { application: string } }
  return { status: answer.status, application: body.data?.application ?? null, ms: performance.now() - due }
}

/** Registered, with a CV in store. */
async function aPerson({ url }: AtWork, at: number): Promise<Person> {
  const email = `bench${at}@example.com`
  const registered = await fetch(`${url}/api/registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      account_type: 'candidate',
      name: `Person ${at}`,
      email,
      password: 'Correct-Horse-7',
      country_id: 5,
      lang: 'en',
    }),
  })
  const { token } = (await registered.json()) as { token: string }
  const form = new FormData()
  form.set('file', new Blob([aPdf(cvLines)]), 'cv.pdf')
  const headers = { authorization: `Bearer ${token}` }
  const stored = await fetch(`${url}/api/user/cvs`, { method: 'POST', headers, body: form })
  const { data } = (await stored.json()) as { data: { id: string } }
  return { token, cv: data.id }
}
