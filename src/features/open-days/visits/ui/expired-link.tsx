import { useTranslations } from '#platform/browser/intl.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'

/** Where the link of a ticket or a room leads nowhere any more: what to open instead. */
export function ExpiredLink() {
  const t = useTranslations('visits.screen')
  return (
    <Empty icon="ticket" title={t('expired')} action={<LinkButton href="/open-days">{t('days')}</LinkButton>}>
      {t('expiredHelp')}
    </Empty>
  )
}
