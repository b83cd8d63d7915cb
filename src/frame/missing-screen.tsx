import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { BrandMark } from '#ui/basics/brand-mark.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { useSite } from './use-session.ts'

/** The maintenance screen (seed §2): for unknown paths, for what is gone, and for what broke, with a way home; for a closed site, with another try. */
export function MissingScreen({ status }: { status: number }) {
  const t = useTranslations('frame.missing')
  const site = useSite()
  const { pathname, search } = useLocation()
  const kind = status === 503 ? 'maintenance' : status >= 500 ? 'broken' : status === 403 ? 'off' : 'unknown'
  return (
    <main id="main" data-screen="maintenance" className="wrap wrap-form page stack stack-l">
      <title>{t(`${kind}.title`)}</title>
      <BrandMark name={site?.brand.name ?? 'Masar'} href="/" />
      <div className="stack">
        <h1>{t(`${kind}.title`)}</h1>
        <p className="quiet measure">{t(`${kind}.text`)}</p>
      </div>
      {kind === 'maintenance' ? (
        // every other page is closed as well
        <LinkButton href={`${pathname}${search}`} look="primary" data-reload="">
          {t('again')}
        </LinkButton>
      ) : (
        <div className="cluster">
          <LinkButton href="/" look="primary" data-reload="">
            {t('home')}
          </LinkButton>
          <LinkButton href="/jobs" look="quiet" data-reload="">
            {t('jobs')}
          </LinkButton>
        </div>
      )}
    </main>
  )
}
