import { useState } from 'react'
import { SpendDialog } from '#features/money/ledger/ui/spend-dialog.tsx'
import { listPrices } from '#features/money/prices/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { useCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { refreshJob } from '../contract.ts'

type Props = { job: string; onDone: () => void; onProblem: (problem: Problem) => void }

/** Moves a job up among the newest, once it is clear what that costs. */
export function RefreshButton({ job, onDone, onProblem }: Props) {
  const t = useTranslations('jobLife.moves')
  const [open, setOpen] = useState(false)
  const { data } = useCall(listPrices, {}, { enabled: open })
  const coins = data?.data.find(({ action }) => action === 'refresh')?.cost
  const close = () => setOpen(false)
  const up = useSend(refreshJob, {
    onDone() {
      close()
      onDone()
    },
    onProblem(problem) {
      close()
      onProblem(problem)
    },
  })
  return (
    <>
      <Button wide icon="up" onClick={() => setOpen(true)}>
        {t('refresh')}
      </Button>
      {coins === undefined ? null : (
        <SpendDialog
          open={open}
          onClose={close}
          title={t('refreshTitle')}
          about={t('refreshAbout')}
          cost={coins}
          go={t('refreshGo')}
          busy={up.isPending}
          onGo={() => up.mutate({ job, coins })}
        />
      )}
    </>
  )
}
