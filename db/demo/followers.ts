import type { Applicant } from './candidates.ts'
import type { Page } from './pages.ts'
import type { Random } from './random.ts'
import { day, later, type Row } from './rows.ts'

/** Candidates follow companies of their country; the personas' pages have many followers, most others a few. */
export function makeFollowers(random: Random, pages: Page[], people: Applicant[], now: Date): Row<'page_followers'>[] {
  return pages.flatMap(({ row, country }, at) => {
    const near = people.filter((one) => one.country === country.code)
    return random.some(near, at < 2 ? 60 : random.whole(0, 14)).map(({ person }) => ({
      page_id: row.id,
      user_id: person.id,
      created_at: later(now, -random.between(0.1, 14) * day),
    }))
  })
}
