import { useTranslations } from '#platform/browser/intl.ts'
import { SureDialog } from '#ui/over/sure-dialog.tsx'

type Props = { by: string; onSend: () => void; onDiscard: () => void }

/** A colleague answered first: one looks before two say the same. */
export function AnsweredDialog({ by, onSend, onDiscard }: Props) {
  const t = useTranslations('inbox.answered')
  return (
    <SureDialog
      open
      look="primary"
      title={t('title', { by })}
      go={t('send')}
      keep={t('discard')}
      onGo={onSend}
      onClose={onDiscard}
    >
      <p className="quiet">{t('help')}</p>
    </SureDialog>
  )
}
