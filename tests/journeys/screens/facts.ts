import { type Person, somebody } from '../people.ts'

const demo = () => process.env.JOURNEYS_DEMO_URL as string

/** Somebody of the demo content, signed in. */
export async function persona(key: string): Promise<Person> {
  const email = `${key}@demo.masar.example`
  const person = await somebody(email, demo())
  await person.post('/authenticate', { email, password: 'Masar2026' })
  return person
}

/** A guest of the demo content, who only asks. */
export const passerBy = (): Promise<Person> => somebody('', demo())

type List<T> = { data: T[] }

/** The first of a list that the demo content is known to fill. */
export async function firstOf<T = { id: string }>(person: Person, address: string): Promise<T> {
  const { data } = await person.get<List<T>>(address)
  const [first] = data
  if (first === undefined) throw new Error(`Nothing stands at ${address}`)
  return first
}

/** What everybody may read: a job, a company, a group with one of its jobs, an open day with one of its half-hours. */
export async function publicFacts(person: Person) {
  const nurses = await person.get<List<{ address: string; apply_mode: string }>>('/jobs?q=nurse')
  const job = nurses.data.find(({ apply_mode }) => apply_mode === 'here')
  if (!job) throw new Error('No nurse can apply here')
  const company = await firstOf<{ slug: string }>(person, '/companies')
  const { address } = await firstOf<{ address: string }>(person, '/job-groups')
  const group = encodeURIComponent(address)
  const { data } = await person.get<{ data: { jobs: { reference: string }[] } }>(`/job-groups/${group}`)
  const day = await firstOf<{ address: string }>(person, '/open-days')
  const openDay = encodeURIComponent(day.address)
  const { data: shown } = await person.get<{ data: { slots: { date: string; half: number; team: number }[] } }>(
    `/open-days/${openDay}`,
  )
  const { date = '', half = 0, team = 0 } = shown.slots.at(-1) ?? {}
  const slot = `date=${date}&half=${half}&team=${team}`
  return {
    ...{ job: job.address, company: encodeURIComponent(company.slug), group, grouped: data.jobs[0]?.reference },
    ...{ openDay, slot, wall: await aWall() },
  }
}

/** What hangs on the wall of the open day that goes on. */
async function aWall(): Promise<string> {
  const owner = await persona('employer')
  await takeSeat(owner)
  const { data: days } = await owner.get<List<{ id: string; state: string }>>('/page/open-days')
  const live = days.find(({ state }) => state === 'live')?.id
  const { data: door } = await owner.get<{ data: { walk_in_url: string } }>(`/page/open-days/${live}/door`)
  return door.walk_in_url.split('/').at(-1) ?? ''
}

/** The seat of somebody's first company: without one a person may not ask what belongs to it. */
export async function takeSeat(person: Person): Promise<void> {
  const { id } = await firstOf(person, '/user/pages')
  await person.post('/user/workspace', { page: id })
}
