import { useTranslations } from 'use-intl'
import { SpendDialog } from '#features/money/ledger/ui/spend-dialog.tsx'
import type { LookAhead } from './use-look-ahead.ts'

type Props = {
  fee: NonNullable<LookAhead['fee']>
  open: boolean
  onClose: () => void
  busy: boolean
  onGo: () => void
}

/** What the place of a job costs that goes out beyond the free ones, before it does. */
export function FeeDialog({ fee: { coins, days, free }, ...dialog }: Props) {
  const t = useTranslations('jobs.own.submit')
  return (
    <SpendDialog
      {...dialog}
      title={t('feeTitle')}
      about={t('feeAbout', { free, days })}
      cost={coins}
      go={t('feeGo', { coins })}
    />
  )
}
