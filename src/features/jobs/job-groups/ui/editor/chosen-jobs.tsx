import { announce } from '#platform/browser/announce.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { type Grip, Sortable } from '#ui/lists/sortable.tsx'
import type { ChosenJob } from './group-values.ts'

type Props = { jobs: readonly ChosenJob[]; onChange: (jobs: ChosenJob[]) => void }

/** The chosen jobs in their order: dragged by the grip, or moved by the buttons. */
export function ChosenJobs({ jobs, onChange }: Props) {
  const t = useTranslations('jobGroups.editor.jobs')
  const move = (from: number, to: number) => {
    const moved = jobs[from]
    if (!moved || to < 0 || to >= jobs.length || from === to) return
    onChange(jobs.toSpliced(from, 1).toSpliced(to, 0, moved))
    announce(t('movedTo', { place: to + 1, count: jobs.length }))
  }
  if (jobs.length === 0) return <p className="small quiet">{t('none')}</p>
  return (
    <Sortable ids={jobs.map(({ id }) => id)} onMove={move}>
      {(id, at, grip) => {
        const job = jobs[at]
        return job ? (
          <ChosenRow
            job={job}
            place={at + 1}
            count={jobs.length}
            grip={grip}
            onMove={(way) => move(at, at + way)}
            onRemove={() => onChange(jobs.filter((one) => one.id !== id))}
          />
        ) : null
      }}
    </Sortable>
  )
}

type RowProps = {
  job: ChosenJob
  place: number
  count: number
  grip: Grip
  onMove: (way: 1 | -1) => void
  onRemove: () => void
}

function ChosenRow({ job, place, count, grip, onMove, onRemove }: RowProps) {
  const t = useTranslations('jobGroups.editor.jobs')
  const isOut = job.state === 'live' || job.state === 'paused'
  const note = isOut ? null : t(job.state === 'closed' ? 'closed' : 'notOut')
  return (
    <div className="card group-chosen row">
      <span className="sortable-grip" {...grip} aria-hidden="true">
        <Icon name="grip" />
      </span>
      <div className="grow">
        <p className="clip">{job.state === 'closed' ? <s dir="auto">{job.title}</s> : <bdi>{job.title}</bdi>}</p>
        <Facts
          small
          items={[
            job.place,
            note ? (
              <Word key="note" tone="warm">
                {note}
              </Word>
            ) : null,
          ]}
        />
      </div>
      <IconButton
        icon="up"
        size="s"
        label={t('up', { job: job.title })}
        disabled={place === 1}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon="down"
        size="s"
        label={t('down', { job: job.title })}
        disabled={place === count}
        onClick={() => onMove(1)}
      />
      <IconButton icon="trash" size="s" label={t('remove', { job: job.title })} onClick={onRemove} />
    </div>
  )
}
