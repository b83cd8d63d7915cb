import { useState } from 'react'
import { periodsFor } from '#features/jobs/jobs/fee-rules.ts'
import { NumberField } from '#features/jobs/jobs/ui/editor/number-field.tsx'
import { showBalances } from '#features/money/ledger/contract.ts'
import { SpendPanel } from '#features/money/ledger/ui/spend-panel.tsx'
import { listPrices } from '#features/money/prices/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { extendJob } from '../contract.ts'

type Job = { id: string; expires_at: string | null; paid_until: string | null }
type Props = { job: Job | null; most: number; onClose: () => void }

/** How many days more, and why: the reason stands in the job's history. */
export function ExtendDialog({ job, most, onClose }: Props) {
  const t = useTranslations('jobLife.extend')
  const [days, setDays] = useState<number | null>(Math.min(30, most))
  const [reason, setReason] = useState('')
  const coins = useExtensionFee(job, days ?? 0)
  const send = useSend(extendJob, {
    onDone() {
      refresh('job.life')
      onClose()
      toast.show({ text: t('done'), tone: 'good' })
    },
  })
  const errorOf = (name: string) => send.error?.errors.find(({ field }) => field === name)?.message
  const loose = send.error && send.error.errors.length === 0 ? send.error.message || t('failed') : undefined
  return (
    <Dialog
      open={job !== null}
      onClose={onClose}
      title={t('title')}
      about={t('about', { most })}
      footer={
        <>
          <Button
            look="primary"
            busy={send.isPending}
            disabled={coins === null}
            onClick={() => job && send.mutate({ job: job.id, days: days ?? 0, reason, coins: coins?.cost ?? 0 })}
          >
            {t('go')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <NumberField name="days" label={t('days')} error={errorOf('days') ?? loose} value={days} onChange={setDays} />
      <TextField
        name="reason"
        label={t('reason')}
        help={t('reasonHelp')}
        required
        maxLength={200}
        error={errorOf('reason')}
        value={reason}
        onChange={setReason}
      />
      {coins && coins.cost > 0 ? <SpendPanel kind="coin" {...coins} /> : null}
    </Dialog>
  )
}

/** What more days cost of a job whose place is paid, and what there is; null until it is known. */
function useExtensionFee(job: Job | null, days: number): { cost: number; balance: number } | null {
  const enabled = job?.paid_until !== null && job !== null
  const { data: prices } = useCall(listPrices, {}, { enabled })
  const { data: balances } = useCall(showBalances, {}, { enabled })
  if (!job?.paid_until || !job.expires_at) return { cost: 0, balance: 0 }
  const price = prices?.data.find(({ action }) => action === 'live_job')
  const balance = balances?.data.balances.find(({ kind }) => kind === 'coin')?.free
  if (!price || balance === undefined) return null
  const until = new Date(Date.parse(job.expires_at) + days * 86_400_000)
  return { cost: price.cost * periodsFor(new Date(job.paid_until), until, price.days ?? 30), balance }
}
