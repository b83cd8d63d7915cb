import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { isDocumentPath } from '#platform/browser/documents.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { iconButtonLook, LinkButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { LanguageMenu, ThemeSwitch } from '#ui/shells/page-menus.tsx'
import { SiteFooter } from '#ui/shells/site-footer.tsx'
import { SiteHeader } from '#ui/shells/site-header.tsx'
import { TabBar } from '#ui/shells/tab-bar.tsx'
import { Above } from './above.tsx'
import { CalledLine, WhereCalled } from './called-line.tsx'
import { useLanguagesHere } from './languages-here.ts'
import { OwnMenu } from './own-menu.tsx'
import { placesFor } from './places.ts'
import type { Session } from './read-session.ts'
import { mostTabs, usePlaceName } from './tabs.ts'
import { useAround, useSession, useSite } from './use-session.ts'

type Props = { search?: ReactNode; bare?: boolean; children: ReactNode }

/** Frame of a public page: head with the way in, foot with the languages. The page brings `<main id="main">`. */
export function PublicShell({ search, bare = false, children }: Props) {
  const t = useTranslations('frame')
  const { brand } = useSite()
  const session = useSession()
  const { pathname } = useLocation()
  const languages = useLanguagesHere()
  const { foot: articles, off } = useAround()
  const places = [
    { href: '/jobs', words: t('nav.jobs'), current: pathname.startsWith('/jobs') },
    { href: '/companies', words: t('nav.companies'), current: pathname.startsWith('/companies') },
    { href: '/open-days', words: t('nav.openDays'), current: pathname.startsWith('/open-days') },
  ]
  // whoever is signed in finds back to where they came from, first of all
  const items = session
    ? [...ownPlaces(session), ...places]
    : [...places, { href: '/register-employer', words: t('nav.forEmployers') }]
  const foot = [
    ...places,
    { href: '/register-employer', words: t('nav.forEmployers') },
    { href: '/salaries', words: t('nav.salaries'), current: pathname.startsWith('/salaries') },
    { href: '/job-groups', words: t('nav.jobGroups'), current: pathname === '/job-groups' },
    { href: '/drop-cv', words: t('nav.dropCv'), current: pathname === '/drop-cv' },
    { href: '/newsletter', words: t('nav.newsletter') },
    { href: '/help', words: t('nav.help'), current: pathname.startsWith('/help') },
    { href: '/privacy', words: t('nav.privacy') },
    { href: '/terms', words: t('nav.terms') },
    // those who build on the site find it at its main brand
    ...(brand.main ? [{ href: '/api/docs', words: 'API' }] : []),
    ...articles.filter(({ href }) => href !== '/privacy' && href !== '/terms'),
  ].filter(({ href }) => !off.includes(href))
  return (
    <>
      <SiteHeader brand={brand.name} items={items} search={search} bare={bare} end={<End />} />
      <Above />
      {isDocumentPath(pathname) ? <CalledLine /> : <WhereCalled />}
      {children}
      <SiteFooter items={foot} languages={languages}>
        {brand.main ? null : <p className="small faint">{t('poweredBy')}</p>}
      </SiteFooter>
      {session ? <OwnTabs session={session} at={pathname} /> : null}
    </>
  )

  function ownPlaces({ display }: Session) {
    const home = { href: '/home', words: t('nav.home') }
    if (display.account_type !== 'candidate') return [home]
    return [home, { href: '/applications', words: t('places.applications') }]
  }

  function End() {
    return (
      <>
        <ThemeSwitch />
        <LanguageMenu languages={languages} />
        {session ? (
          <>
            <a
              {...iconButtonLook()}
              href={session.is_page ? '/page?bell=1' : '/home?bell=1'}
              aria-label={session.unread > 0 ? t('bell.unread', { count: session.unread }) : t('bell.title')}
              data-bell={session.display.id}
              data-unread={t('bell.new')}
              data-lit={session.unread > 0 ? '' : undefined}
            >
              <Icon name="bell" />
            </a>
            <OwnMenu session={session} at={pathname} />
          </>
        ) : (
          <LinkButton href="/login" look="quiet" size="s">
            {t('nav.signIn')}
          </LinkButton>
        )}
      </>
    )
  }
}

/** Where a public page is one of the reader's own main places, the tabs of the others are at the thumb, as there. */
function OwnTabs({ session, at }: { session: Session; at: string }) {
  const nameOf = usePlaceName()
  const places = placesFor(session)
    .flatMap(({ places }) => places)
    .slice(0, mostTabs)
  if (!places.some(({ href }) => href === at)) return null
  return <TabBar items={places.map((place) => ({ ...nameOf(place), current: place.href === at }))} />
}
