import { SpendDialog } from '#features/money/ledger/ui/spend-dialog.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Fee } from './use-submit.ts'

type Props = {
  fee: Fee
  way: 'live' | 'scheduled' | 'review'
  onClose: () => void
  busy: boolean
  onGo: (agreed: Fee) => void
}

/** What the place of a job costs that goes out beyond the free ones, before it does or is sent for review. */
export function FeeDialog({ fee, way, onGo, ...dialog }: Props) {
  const t = useTranslations(`jobs.own.submit.fee.${way}`)
  const { coins, days, free } = fee
  return (
    <SpendDialog
      {...dialog}
      open
      title={t('title')}
      about={t('about', { free, days })}
      cost={coins}
      go={t('go', { coins })}
      onGo={() => onGo(fee)}
    />
  )
}
