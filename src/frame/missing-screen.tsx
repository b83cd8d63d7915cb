import { useLocation } from 'react-router'
import { useTranslations } from '#platform/browser/intl.ts'
import { BrandMark } from '#ui/basics/brand-mark.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { useSite } from './use-session.ts'

/** As the status of a screen that did not come, since there is no line to the site. */
export const offline = 0

const kindOf = (status: number) => {
  if (status === offline) return 'offline'
  if (status === 503) return 'maintenance'
  return status >= 500 ? 'broken' : status === 403 ? 'off' : 'unknown'
}

/**
 * The maintenance screen (seed §2): for unknown paths, for what is gone, and for what broke, with a way home; where every other page is as
 * far away, with another try.
 */
export function MissingScreen({ status }: { status: number }) {
  const t = useTranslations('frame.missing')
  const site = useSite()
  const { pathname, search } = useLocation()
  const kind = kindOf(status)
  return (
    <main id="main" data-screen="maintenance" className="wrap wrap-form page stack stack-l">
      <title>{t(`${kind}.title`)}</title>
      <BrandMark name={site?.brand.name ?? 'Masar'} href="/" />
      <div className="stack">
        <h1>{t(`${kind}.title`)}</h1>
        <p className="quiet measure">{t(`${kind}.text`)}</p>
      </div>
      {kind === 'maintenance' || kind === 'offline' ? (
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
