import { lazy, Suspense, useState } from 'react'
import { isPossible, type JobMove, type JobState } from '#features/jobs/jobs/job-states.ts'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { Menu } from '#ui/over/menu.tsx'
import type { batchActions } from '../contract.ts'

/** With what it costs: asked for once something is to be done with several jobs. */
const BatchDialog = lazy(async () => ({ default: (await import('./batch-dialog.tsx')).BatchDialog }))

type Action = (typeof batchActions)[number]
type Job = { id: string; title: string; state: JobState }
type Props = { jobs: readonly Job[]; onDone: () => void }

const first: readonly Action[] = ['pause', 'resume', 'close']
const more: readonly Action[] = ['extend', 'refresh', 'copy', 'archive']

/** What may be done with the chosen jobs at once; what fits none of them is not offered. */
export function BatchActions({ jobs, onDone }: Props) {
  const t = useTranslations('pageJobs.batch')
  const may = useMay()('job.publish')
  const [action, setAction] = useState<Action | null>(null)
  const fits = (one: Action) => jobs.some(({ state }) => mayFit(one, state))
  if (!may) return <span className="small">{t('notYours')}</span>
  return (
    <>
      {first.filter(fits).map((one) => (
        <Button key={one} size="s" look={one === 'close' ? 'danger' : 'quiet'} onClick={() => setAction(one)}>
          {t(`actions.${one}`)}
        </Button>
      ))}
      <Menu
        label={t('more')}
        size="s"
        entries={more.filter(fits).map((one) => ({ id: one, text: t(`actions.${one}`) }))}
        onChoose={(one) => setAction(one as Action)}
      />
      {action ? (
        <Suspense>
          <BatchDialog
            action={action}
            jobs={jobs.map(({ id }) => id)}
            onClose={(done) => {
              setAction(null)
              if (done) onDone()
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}

function mayFit(action: Action, state: JobState): boolean {
  if (action === 'copy') return true
  if (action === 'refresh') return state === 'live'
  if (action === 'extend') return state === 'live' || state === 'paused'
  return isPossible(state, 'member', action satisfies JobMove)
}
