import { SpendDialog } from '#features/money/ledger/ui/spend-dialog.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Fee } from './use-submit.ts'

type Props = { fee: Fee; onClose: () => void; busy: boolean; onGo: (agreed: Fee) => void }

/** What the place of a job costs that goes out beyond the free ones, before it does. */
export function FeeDialog({ fee, onGo, ...dialog }: Props) {
  const t = useTranslations('jobs.own.submit')
  const { coins, days, free } = fee
  return (
    <SpendDialog
      {...dialog}
      open
      title={t('feeTitle')}
      about={t('feeAbout', { free, days })}
      cost={coins}
      go={t('feeGo', { coins })}
      onGo={() => onGo(fee)}
    />
  )
}
