import { type Dispatch, type SetStateAction, useState } from 'react'
import { listPageJobs } from '#features/jobs/page-jobs/contract.ts'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Menu } from '#ui/over/menu.tsx'
import type { Filter } from '../places.ts'

type Props = { filter: Filter; onFilter: Dispatch<SetStateAction<Filter>> }

/** Only what was said about one job; the jobs are asked for when somebody points at it. */
export function JobFilter({ filter, onFilter }: Props) {
  const t = useTranslations('inbox')
  const may = useMay()('job.read')
  const [wanted, want] = useState(filter.job !== undefined)
  const { data } = useCall(listPageJobs, { state: 'live' }, { enabled: may && wanted })
  if (!may) return null
  const jobs = data?.data ?? []
  const chosen = jobs.find(({ id }) => id === filter.job)
  const choose = (id: string) => onFilter(({ job: _, ...now }) => ({ ...now, ...(id !== 'all' && { job: id }) }))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever points at the button inside will press it
    <span onPointerEnter={() => want(true)} onFocus={() => want(true)}>
      <Menu
        size="s"
        look={filter.job ? 'primary' : 'quiet'}
        label={chosen?.title ?? t(filter.job ? 'jobs.one' : 'jobs.all')}
        entries={[{ id: 'all', text: t('jobs.all') }, ...jobs.map(({ id, title }) => ({ id, text: title }))]}
        onChoose={choose}
      />
    </span>
  )
}
