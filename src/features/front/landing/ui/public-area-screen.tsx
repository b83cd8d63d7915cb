import { PublicShell } from '#frame/public-shell.tsx'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Icon, type IconName } from '#ui/basics/icon.tsx'

const ways: readonly { key: string; href: string; icon: IconName }[] = [
  { key: 'search', href: '/jobs', icon: 'search' },
  { key: 'apply', href: '/jobs?sort=freshness', icon: 'send' },
  { key: 'account', href: '/register', icon: 'user' },
  { key: 'phone', href: '/first-step', icon: 'phone' },
  { key: 'employer', href: '/register-employer', icon: 'building' },
  { key: 'agency', href: '/register-agency', icon: 'users' },
]

/** The public area (seed §2, _public): everything a guest can do, on one page. */
export default function PublicAreaScreen() {
  const t = useTranslations('landing.publicArea')
  const { brand } = useSite()
  return (
    <PublicShell>
      <title>{`${t('title')} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <main id="main" data-screen="public-area" className="wrap wrap-read page stack stack-l">
        <header className="stack stack-xs">
          <h1>{t('title')}</h1>
          <p className="quiet measure">{t('text')}</p>
        </header>
        <ul className="rows">
          {ways.map(({ key, href, icon }) => (
            <li key={key} className="row">
              <Icon name={icon} />
              <div className="grow stack stack-xs">
                <a className="link strong" href={href}>
                  {t(key)}
                </a>
                <span className="small quiet">{t(`${key}Text`)}</span>
              </div>
            </li>
          ))}
        </ul>
      </main>
    </PublicShell>
  )
}
