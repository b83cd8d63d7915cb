import { useDeferredValue, useState } from 'react'
import { JobStateWord } from '#features/jobs/jobs/ui/job-state-word.tsx'
import { listPageJobs } from '#features/jobs/page-jobs/contract.ts'
import { announce } from '#platform/browser/announce.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { mostJobs } from '../../rules.ts'
import type { ChosenJob } from './group-values.ts'

const shownAtOnce = 8

/** Finds jobs of the page by their title, and adds them. */
export function JobFinder({ chosen, onAdd }: { chosen: readonly ChosenJob[]; onAdd: (job: ChosenJob) => void }) {
  const t = useTranslations('jobGroups.editor.jobs')
  const [written, write] = useState('')
  const q = useDeferredValue(written.trim())
  const { data } = useCall(listPageJobs, q ? { q } : {})
  const known = new Set(chosen.map(({ id }) => id))
  const found = (data?.data ?? []).filter(({ id }) => !known.has(id)).slice(0, shownAtOnce)
  const isFull = chosen.length >= mostJobs
  const add = ({ id, title, place, state }: ChosenJob) => {
    onAdd({ id, title, place, state })
    announce(t('added', { job: title }))
  }
  if (isFull) return <p className="small quiet">{t('full', { most: mostJobs })}</p>
  return (
    <div className="stack stack-s">
      <TextField
        name="find-job"
        label={t('find')}
        placeholder={t('findHelp')}
        type="search"
        icon="search"
        autoComplete="off"
        value={written}
        onChange={write}
      />
      {data && found.length === 0 ? <p className="small quiet">{t('nothing')}</p> : null}
      <ul className="rows">
        {found.map((job) => (
          <li key={job.id} className="row">
            <div className="grow">
              <p className="clip">
                <bdi>{job.title}</bdi>
              </p>
              <Facts small items={[<JobStateWord key="state" state={job.state} />, job.place]} />
            </div>
            <IconButton icon="plus" label={t('add', { job: job.title })} framed onClick={() => add(job)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
