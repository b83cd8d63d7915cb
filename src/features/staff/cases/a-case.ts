import type { Visitor } from '#tests/world/visitor.ts'
import { listCases, showCase } from './contract.ts'

/** The same words in every language, for a test. */
export const wording = (words: string) => ({ en: words, ar: words, ru: words, fr: words })

/** For a test: every report of every open case, with its case. */
export async function openReports(staff: Visitor) {
  const { data } = await staff.call(listCases, {})
  const all = await Promise.all(data.map(({ id }) => staff.call(showCase, { case: id })))
  return all.flatMap(({ data: one }) =>
    one.reports_of.map((report) => ({ ...report, case: one.id, about: one.about, company: one.company })),
  )
}

export const decided = async (staff: Visitor) => (await staff.call(listCases, { show: 'decided' })).data
