import { board, listApplicants, type TeamCard } from '#features/hiring/pipeline/contract.ts'
import { readAsked } from '#features/hiring/pipeline/ui/asked.ts'
import { load } from '#platform/browser/load.ts'
import type { PageContext } from '#platform/browser/page-context.ts'

/** Nobody reads more on paper; the sheet says when there are more. */
const most = 500
/** Where somebody stands who came as far as the shortlist. */
const shortlisted = ['shortlisted', 'interviewing', 'offered', 'hired']

/** Applicants of a job as the board filters and orders them; of the shortlist, only whoever came so far. */
export async function readApplicants(page: PageContext, who: 'applicants' | 'shortlist', params: URLSearchParams) {
  const job = params.get('of') ?? ''
  const { stage, ...asked } = readAsked(params)
  const { data: shown } = await load(page, board, { job })
  const columns = shown.columns.map(({ id, phase, names }) => ({ id, phase, names }))
  const wanted =
    who === 'shortlist' ? columns.filter(({ phase }) => shortlisted.includes(phase)).map(({ id }) => id) : stage
  const people: TeamCard[] = []
  let cursor: string | null | undefined
  do {
    const next = await load(page, listApplicants, {
      job,
      ...asked,
      ...(wanted ? { stage: wanted } : {}),
      ...(cursor ? { cursor } : {}),
    })
    people.push(...next.data)
    cursor = next.next_cursor
  } while (cursor && people.length < most)
  return {
    mode: 'applicants' as const,
    who,
    job: shown.job,
    columns,
    people: people.slice(0, most),
    isCut: cursor !== null,
  }
}
