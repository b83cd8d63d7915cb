import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Note } from '#ui/basics/note.tsx'
import type { showMine } from '../contract.ts'

type Props = { application: Pick<Gives<typeof showMine>['data'], 'job' | 'history'> }

/** That the company hired somebody. Whoever accepted an offer is told so by its letter above, and was hired by nobody else. */
export function Hired({ application: { job, history } }: Props) {
  const t = useTranslations('applications.mine')
  const hasAccepted = history.findLast(({ to }) => to === 'hired')?.side === 'candidate'
  return hasAccepted ? null : <Note tone="good" title={t('hired', { company: job.company.name })} />
}
