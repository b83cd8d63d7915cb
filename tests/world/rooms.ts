import { checkIn } from '#features/open-days/door/contract.ts'
import { editDay } from '#features/open-days/open-days/team-contract.ts'
import { bookVisit } from '#features/open-days/visits/contract.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { aDay, aDesk, aTrustedEmployer, inDays } from './open-days.ts'
import type { Site } from './site.ts'
import { Visitor } from './visitor.ts'

type Employer = Awaited<ReturnType<typeof aTrustedEmployer>>
type Over = {
  employer?: Employer
  jobs?: string[]
  visit?: Partial<Takes<typeof bookVisit>>
  cv?: { name: string; bytes: Uint8Array }
  /** Those who book with an account; the rest have none. */
  by?: readonly Visitor[]
}

/** A day with two desks of one team and one of another, and people without an account who came. */
export async function aRoom(
  site: Site,
  count: number,
  { employer: given, jobs = [], visit = {}, cv, by = [] }: Over = {},
) {
  const employer = given ?? (await aTrustedEmployer(site))
  const date = inDays(site, 10)
  const online = { way: 'online' as const }
  const desks = [aDesk(date, online), aDesk(date, online), aDesk(date, { ...online, name: 'Kitchen' })]
  const day = await aDay(site, employer.visitor, { desks, jobs })
  const people: { id: string; key: string; email: string }[] = []
  for (let one = 0; one < count; one++) {
    const email = `visitor.${day.id.slice(-8)}.${one}@example.com`
    const asked = { day: day.id, name: `Visitor ${one}`, email, lang: 'en', date, half: 20, team: 1, ...visit } as const
    const { data } = await (by[one] ?? new Visitor(site)).call(bookVisit, asked, cv ? { files: { cv } } : {})
    people.push({ id: data.visit, key: data.key ?? '', email })
    const at = site.world.now().toISOString()
    await employer.visitor.call(checkIn, { day: day.id, entries: [{ visit: data.visit, at }] })
  }
  const { data: draft } = await employer.visitor.call(editDay, { day: day.id })
  const [first = '', second = '', kitchen = ''] = draft.fields.desks.map(({ id }) => id)
  const room = (desk: string) => ({ day: day.id, desk })
  return { employer, day: day.id, people, first: room(first), second: room(second), kitchen: room(kitchen) }
}
