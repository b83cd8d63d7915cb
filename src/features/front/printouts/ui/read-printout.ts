import { data, redirect } from 'react-router'
import { showOwnPacket } from '#features/agencies/client-review/contract.ts'
import { showCommission } from '#features/agencies/placements/commission-contract.ts'
import { readMonths } from '#features/agencies/placements/ui/asked-months.ts'
import { showApplicant } from '#features/hiring/applications/contract.ts'
import { reportChoices, showReport } from '#features/hiring/insight/report-contract.ts'
import { readAsked } from '#features/hiring/insight/ui/asked.ts'
import { showGroup } from '#features/jobs/job-groups/contract.ts'
import { showJob } from '#features/jobs/jobs/contract.ts'
import { readJobWords } from '#features/jobs/jobs/ui/read-job-words.ts'
import { listEntries, showBalances } from '#features/money/ledger/contract.ts'
import { mostLines } from '#features/money/ledger/rules.ts'
import { readAsked as readStatement } from '#features/money/ledger/ui/read-asked.ts'
import { showOrder } from '#features/money/orders/contract.ts'
import { showDoor } from '#features/open-days/door/contract.ts'
import { listOutcomes, showDayReport } from '#features/open-days/outcomes/contract.ts'
import { mostLines as mostOutcomes } from '#features/open-days/outcomes/rules.ts'
import { listBasket, showCvSheet } from '#features/sourcing/cv-search/contract.ts'
import { load } from '#platform/browser/load.ts'
import type { PageContext } from '#platform/browser/page-context.ts'
import { readApplicants } from './read-applicants.ts'

/** Who is expected at a door; whoever waits for a place is let in from the list of the door and stands on no sheet. */
async function readDoor(page: PageContext, day: string) {
  const { data } = await load(page, showDoor, { day })
  return { ...data, people: data.people.filter(({ state }) => state !== 'waitlisted') }
}

/** What a sheet needs, by its mode (product.md §3, `to-print/{mode}`); the address names what it is of. */
const readers = {
  applicants: (page: PageContext, _: string, params: URLSearchParams) => readApplicants(page, 'applicants', params),
  shortlist: (page: PageContext, _: string, params: URLSearchParams) => readApplicants(page, 'shortlist', params),
  applicant: async (page: PageContext, of: string) => ({
    mode: 'applicant' as const,
    applicant: (await load(page, showApplicant, { application: of })).data,
  }),
  cv: async (page: PageContext, of: string) => ({
    mode: 'cv' as const,
    sheet: (await load(page, showCvSheet, { person: of })).data,
  }),
  'cv-list': async (page: PageContext) => ({
    mode: 'cv-list' as const,
    people: (await load(page, listBasket, {})).data,
  }),
  report: async (page: PageContext, of: string, params: URLSearchParams) => {
    const wanted = readAsked(params)
    const asked = of ? { ...wanted, job: of } : wanted
    const [{ data: report }, { data: choices }] = await Promise.all([
      load(page, showReport, asked),
      load(page, reportChoices, {}),
    ])
    const narrowed = [
      ...choices.jobs.filter(({ id }) => id === asked.job),
      ...choices.groups.filter(({ id }) => id === asked.group),
      ...choices.recruiters.filter(({ id }) => id === asked.recruiter),
    ].map(({ text }) => text)
    return { mode: 'report' as const, report, wanted: asked, narrowed }
  },
  ledger: async (page: PageContext, _: string, params: URLSearchParams) => {
    const { cursor: _cursor, ...wanted } = readStatement(params)
    const [{ data: entries }, { data }] = await Promise.all([
      load(page, listEntries, { ...wanted, lines: mostLines }),
      load(page, showBalances, {}),
    ])
    return { mode: 'ledger' as const, entries, balances: data.balances, wanted }
  },
  // an invoice is the paper that was issued, with its number; it is never printed a second way
  invoice: async (page: PageContext, of: string): Promise<never> => {
    const { data: order } = await load(page, showOrder, { order: of })
    const issued = order.documents.findLast(({ kind }) => kind === 'invoice')
    throw issued ? redirect(`/api/page/orders/${order.id}/documents/${issued.id}`) : data(null, { status: 404 })
  },
  commission: async (page: PageContext, _: string, params: URLSearchParams) => {
    const { data: rows, from, to } = await load(page, showCommission, readMonths(params))
    return { mode: 'commission' as const, rows, from, to }
  },
  'submission-packet': async (page: PageContext, of: string) => ({
    mode: 'submission-packet' as const,
    packet: (await load(page, showOwnPacket, { packet: of })).data,
  }),
  'openday-attendance': async (page: PageContext, of: string) => ({
    mode: 'openday-attendance' as const,
    door: await readDoor(page, of),
  }),
  'openday-poster': async (page: PageContext, of: string) => ({
    mode: 'openday-poster' as const,
    door: await readDoor(page, of),
  }),
  'openday-badges': async (page: PageContext, of: string) => ({
    mode: 'openday-badges' as const,
    door: await readDoor(page, of),
  }),
  'openday-outcomes': async (page: PageContext, of: string) => {
    const [{ data: report }, { data: people }] = await Promise.all([
      load(page, showDayReport, { day: of }),
      load(page, listOutcomes, { day: of, lines: mostOutcomes }),
    ])
    return { mode: 'openday-outcomes' as const, report, people }
  },
  job: async (page: PageContext, of: string) => {
    const [{ data: job }, words] = await Promise.all([load(page, showJob, { address: of }), readJobWords(page)])
    return { mode: 'job' as const, job, words }
  },
  'job-group': async (page: PageContext, of: string) => ({
    mode: 'job-group' as const,
    group: (await load(page, showGroup, { address: of })).data,
  }),
}

export type Printout = Awaited<ReturnType<(typeof readers)[keyof typeof readers]>>

/** Which sheets are of a company page and its people; the others are of what everybody may read. */
export const isOfPage = (mode: string): boolean => mode !== 'job' && mode !== 'job-group'

/** @param params `of`: what the sheet is about, an id or the last part of an address; of applicants, the filters of the board as well */
export function readPrintout(page: PageContext, mode: string, params: URLSearchParams): Promise<Printout> {
  const read = Object.hasOwn(readers, mode) ? readers[mode as keyof typeof readers] : null
  if (!read) throw data(null, { status: 404 })
  return read(page, params.get('of') ?? '', params)
}
