import { useTranslations } from '#platform/browser/intl.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'

/** A link that is used up or too old: what is kept, and the way to another. */
export function ExpiredKey() {
  const t = useTranslations('passwords.choose')
  return (
    <div className="stack">
      <Note tone="warm" title={t('expired')} alert>
        <p>{t('expiredHelp')}</p>
      </Note>
      <p>
        <LinkButton href="/forgot-password" look="primary">
          {t('another')}
        </LinkButton>
      </p>
    </div>
  )
}
