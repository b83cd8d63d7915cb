import { useState } from 'react'
import { editJob, settleJob } from '#features/jobs/jobs/contract.ts'
import { useMay } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import type { Problem } from '#platform/browser/problem.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { confirmJob } from '../contract.ts'
import { daysToGive } from '../rules.ts'
import { RefreshButton } from './refresh-button.tsx'

const ExtendDialog = late(async () => (await import('./extend-dialog.tsx')).ExtendDialog)

/** Still open? Longer? Higher up? Filled after all? What keeps a live job true. */
export function LifeMoves({ first }: { first: Gives<typeof editJob> }) {
  const t = useTranslations('jobLife.moves')
  const format = useFormatter()
  const may = useMay()('job.publish')
  const { data } = useCall(editJob, { job: first.data.id }, { initial: first })
  const [extending, setExtending] = useState(false)
  const job = (data ?? first).data
  const { id, state, close_reason } = job
  const told = (done: string) => ({
    onDone: () => {
      refresh('job.life')
      refresh('job.moved')
      toast.show({ text: done, tone: 'good' })
    },
    onProblem: (problem: Problem) => toast.show({ text: problem.message || t('failed'), tone: 'bad' }),
  })
  const confirm = useSend(confirmJob, told(t('confirmed')))
  const settle = useSend(settleJob, told(t('settled')))
  if (!may) return null
  const ranOut = state === 'closed' && (close_reason === 'expired' || close_reason === 'cap_reached')
  if (ranOut)
    return (
      <Card title={t('filledTitle')}>
        <div className="stack stack-s">
          <Button wide busy={settle.isPending} onClick={() => settle.mutate({ job: id, reason: 'filled' })}>
            {t('filled')}
          </Button>
          <Button wide busy={settle.isPending} onClick={() => settle.mutate({ job: id, reason: 'filled_elsewhere' })}>
            {t('filledElsewhere')}
          </Button>
        </div>
      </Card>
    )
  if (state !== 'live' && state !== 'paused') return null
  const left = daysToGive({ published_at: dateOf(job.published_at), expires_at: dateOf(job.expires_at) })
  const day = (at: string) => format.dateTime(new Date(at), 'day')
  return (
    <Card title={t('title')}>
      <div className="stack stack-s">
        {job.confirmed_at ? <p className="small quiet">{t('lastConfirmed', { day: day(job.confirmed_at) })}</p> : null}
        {state === 'live' ? (
          <>
            <Button wide icon="check" busy={confirm.isPending} onClick={() => confirm.mutate({ job: id })}>
              {t('confirm')}
            </Button>
            <RefreshButton job={id} {...told(t('refreshed'))} />
          </>
        ) : null}
        <Button wide icon="calendar" disabled={left === 0} onClick={() => setExtending(true)}>
          {left === 0 ? t('noDays') : t('extend')}
        </Button>
        {extending ? <ExtendDialog job={job} most={left} onClose={() => setExtending(false)} /> : null}
      </div>
    </Card>
  )
}

const dateOf = (at: string | null) => (at ? new Date(at) : null)
