import { useMay } from '#frame/use-session.ts'

type Narrowed = Record<string, string>

/** The board of a job with those alone that a number counts; none without one job, or for whoever reads numbers only. */
export function useBoardLink(job: string | undefined): (narrowed: Narrowed) => string | undefined {
  const may = useMay()
  if (!job || !may('applicant.read')) return () => undefined
  return (narrowed) => `/page/jobs/${job}/board?${new URLSearchParams({ look: 'table', ...narrowed })}`
}

/** The days of a report, as the board asks for them. */
export const sentIn = ({ from, to }: { from: string; to: string }): Narrowed => ({ sent_from: from, sent_to: to })
