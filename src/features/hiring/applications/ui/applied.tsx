import { useTranslations } from '#platform/browser/intl.ts'
import { LinkButton } from '#ui/basics/button.tsx'

/** Who has applied already is shown the way to the application instead of a form. */
export function Applied({ application }: { application: string }) {
  const t = useTranslations('applications.apply')
  return (
    <div className="stack">
      <h1>{t('applied')}</h1>
      <div className="cluster">
        <LinkButton href={`/applications/${application}`} look="primary">
          {t('appliedSee')}
        </LinkButton>
        <LinkButton href="/jobs" look="quiet">
          {t('others')}
        </LinkButton>
      </div>
    </div>
  )
}
