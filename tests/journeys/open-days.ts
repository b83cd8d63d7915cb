import { type APIRequestContext, expect } from '@playwright/test'
import { anEmployer, type Person, signInAsAdmin } from './people.ts'

export const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)
const date = inDays(12)
/** An hour in the morning. */
const morningOf = (day: string) => ({ [day]: `${'.'.repeat(20)}oo${'.'.repeat(26)}` })
export const hours = morningOf(date)

type Draft = { data: { id: string; address: string } }
type Desk = { data: { desks: { id: string }[] } }
type Booked = { data: { visit: string; key: string } }
type OpenDay = { employer: Person; id: string; address: string; title: string; desks: string[] }

/** An open day that is out, online unless said otherwise, with desks of these names in an hour twelve days from now. */
export async function anOpenDay(
  name: string,
  desks: readonly string[] = ['Kitchen'],
  over: { way?: 'online' | 'on_site'; dates?: string[]; [field: string]: unknown } = {},
  host?: Person,
): Promise<OpenDay> {
  const title = `${name} ${Date.now()}`
  const { way = 'online', dates = [date] } = over
  const open = Object.assign({}, ...dates.map(morningOf))
  const employer = host ?? (await anEmployer(title))
  const { data: day } = await employer.post<Draft>('/page/open-days', {
    ...{ language: 'en', texts: [{ language: 'en', title }] },
    ...{ time_zone: 'Asia/Dubai', dates, country_id: 5, way, slot_minutes: 10, most_inside: 50 },
    desks: desks.map((one) => ({ id: crypto.randomUUID(), name: one, way, languages: ['en'], hours: open })),
    ...over,
  })
  await employer.post(`/page/open-days/${day.id}/moves`, { move: 'submit' })
  await (await signInAsAdmin()).post(`/admin/open-days/${day.id}/decision`, { move: 'approve' })
  const { data } = await employer.get<Desk>(`/page/open-days/${day.id}/hall`)
  return { employer, id: day.id, address: day.address, title, desks: data.desks.map(({ id }) => id) }
}

/** Books its first half-hour at the first team, without an account unless these requests come from one. */
export async function book(requests: APIRequestContext, day: OpenDay, name: string): Promise<Booked['data']> {
  const { cookies } = await requests.storageState()
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${Date.now()}@example.com`
  const answer = await requests.post(`/api/open-days/${day.id}/visits`, {
    data: { name, email, lang: 'en', date, half: 20, team: 1 },
    headers: { 'x-xsrf-token': cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? '' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as Booked).data
}

/** Lets somebody in. */
export const letIn = ({ employer, id }: OpenDay, visit: string) =>
  employer.post(`/page/open-days/${id}/check-ins`, { entries: [{ visit, at: new Date().toISOString() }] })
