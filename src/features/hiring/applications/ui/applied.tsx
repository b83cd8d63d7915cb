import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { LinkButton } from '#ui/basics/button.tsx'

/** Who has applied already is shown the way to the application instead of a form. */
export function Applied({ application, withdrawnAt }: { application: string; withdrawnAt: string | null }) {
  const t = useTranslations('applications.apply')
  const format = useFormatter()
  return (
    <div className="stack">
      <h1>{withdrawnAt ? t('withdrawn', { day: format.dateTime(new Date(withdrawnAt), 'longDay') }) : t('applied')}</h1>
      {withdrawnAt ? <p className="quiet">{t('notAgain')}</p> : null}
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
