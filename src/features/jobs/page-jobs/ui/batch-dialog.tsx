import { useEffect, useState } from 'react'
import { type OwnCloseReason, ownCloseReasons } from '#features/jobs/jobs/ui/close-job-dialog.tsx'
import { NumberField } from '#features/jobs/jobs/ui/editor/number-field.tsx'
import { showBalances } from '#features/money/ledger/contract.ts'
import { SpendPanel } from '#features/money/ledger/ui/spend-panel.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { refresh, useCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Note } from '#ui/basics/note.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { type batchActions, previewBatch, runBatch } from '../contract.ts'

type Action = (typeof batchActions)[number]
type Props = { action: Action; jobs: string[]; onClose: (done: boolean) => void }

/** What the action will do to each job, the questions it needs answered, then what it did. */
export function BatchDialog({ action, jobs, onClose }: Props) {
  const t = useTranslations('pageJobs.batch')
  const [reason, setReason] = useState<OwnCloseReason>('filled')
  const [days, setDays] = useState<number | null>(30)
  const [why, setWhy] = useState('')
  const input = {
    action,
    jobs,
    ...(action === 'close' && { reason }),
    ...(action === 'extend' && { days: days || 1, why }),
  }
  const { mutate: look, ...preview } = useSend(previewBatch)
  const run = useSend(runBatch, { onDone: () => refresh(null) })
  // before a reason is written, the preview stands for any
  const asked = JSON.stringify({ ...input, ...(action === 'extend' && { why: why.length < 3 ? '...' : why }) })
  useEffect(() => {
    const clock = setTimeout(() => look(JSON.parse(asked)), 250)
    return () => clearTimeout(clock)
  }, [look, asked])
  const results = (run.data ?? preview.data)?.data ?? []
  const able = results.filter(({ done }) => done).length
  const coins = results.reduce((sum, one) => sum + (one.done ? one.coins : 0), 0)
  const problem = run.error ?? preview.error
  const blocked = able === 0 || (action === 'extend' && why.trim().length < 3)
  return (
    <Dialog
      open
      onClose={() => onClose(run.isSuccess)}
      title={t(`actions.${action}`)}
      about={run.isSuccess ? t('done', { count: able }) : t('will', { count: able, all: jobs.length })}
      footer={
        run.isSuccess ? (
          <Button look="primary" onClick={() => onClose(true)}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button
              look="primary"
              disabled={blocked}
              busy={run.isPending}
              onClick={() => run.mutate({ ...input, coins })}
            >
              {t('go', { count: able })}
            </Button>
            <Button look="quiet" onClick={() => onClose(false)}>
              {t('cancel')}
            </Button>
          </>
        )
      }
    >
      {problem ? (
        <Note tone="bad" alert>
          {problem.errors[0]?.message ?? (problem.message || t('failed'))}
        </Note>
      ) : null}
      {run.isSuccess ? null : action === 'close' ? (
        <CloseReason reason={reason} onChange={setReason} />
      ) : action === 'extend' ? (
        <div className="stack">
          <NumberField name="batch-days" label={t('days')} value={days} onChange={setDays} />
          <TextField name="batch-why" label={t('why')} required maxLength={200} value={why} onChange={setWhy} />
        </div>
      ) : null}
      {coins > 0 && !run.isSuccess ? <CoinsPanel coins={coins} /> : null}
      <Results results={results} done={run.isSuccess} />
    </Dialog>
  )
}

/** What all of it costs together. */
function CoinsPanel({ coins }: { coins: number }) {
  const { data } = useCall(showBalances, {})
  const balance = data?.data.balances.find(({ kind }) => kind === 'coin')?.free
  return balance === undefined ? null : <SpendPanel kind="coin" cost={coins} balance={balance} />
}

function CloseReason({ reason, onChange }: { reason: OwnCloseReason; onChange: (reason: OwnCloseReason) => void }) {
  const t = useTranslations('jobs.own.close')
  return (
    <RadioGroup
      name="batch-reason"
      label={t('why')}
      value={reason}
      onChange={(id) => onChange(id as OwnCloseReason)}
      choices={ownCloseReasons.map((id) => ({ id, text: t(id) }))}
    />
  )
}

function Results({ results, done }: { results: Gives<typeof runBatch>['data']; done: boolean }) {
  const t = useTranslations('pageJobs.batch')
  return (
    <ul className="rows" aria-label={t(done ? 'results' : 'preview')}>
      {results.map((one) => (
        <li key={one.job} className="row row-top">
          <Icon name={one.done ? 'check' : 'warn'} />
          <div className="grow">
            <bdi>{one.title || t('gone')}</bdi>
            <p className={one.done ? 'small quiet' : 'small warm'}>
              {one.done ? t(done ? 'wasDone' : 'willBeDone') : one.refused}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
