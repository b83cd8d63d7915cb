import type { ReactNode } from 'react'
import { useMay, useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { showBalances } from '../contract.ts'
import { SpendPanel } from './spend-panel.tsx'

export type SpendProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** What it is for, and what it does not do. */
  about: string
  cost: number
  /** What is done, as its button says; without it nothing can be. */
  go: string | undefined
  busy: boolean
  onGo: () => void
  children?: ReactNode
}

/** The working of `SpendDialog`, in a file that comes when one is opened. */
export function SpendQuestion({ open, cost, about, go, busy, onGo, onClose, children, ...dialog }: SpendProps) {
  const t = useTranslations('ledger.spend')
  const may = useMay()('spend')
  const page = useSession()?.page_id
  // what is bought beside it is there at once
  useTopic(open && may && page ? `page:${page}` : null)
  const { data } = useCall(showBalances, {}, { enabled: open && may })
  const balance = data?.data.balances.find(({ kind }) => kind === 'coin')?.free
  const blocked = cost > 0 && (!may || (balance !== undefined && balance < cost))
  return (
    <SureDialog
      {...dialog}
      open={open}
      onClose={onClose}
      about={about}
      go={blocked ? undefined : go}
      keep={t('cancel')}
      look="primary"
      busy={busy || (may && balance === undefined)}
      onGo={onGo}
    >
      {children}
      {may ? (
        balance === undefined || !go ? null : (
          <SpendPanel kind="coin" cost={cost} balance={balance} />
        )
      ) : (
        <p className="small quiet">{t('notYours')}</p>
      )}
    </SureDialog>
  )
}
