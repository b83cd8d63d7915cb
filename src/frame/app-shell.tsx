import { late, lateAfter } from '#platform/browser/late.tsx'
import '#platform/browser/document.ts'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#platform/browser/intl.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { BrandMark } from '#ui/basics/brand-mark.tsx'
import { IconButton } from '#ui/basics/button.tsx'
import { OfflineBar } from '#ui/shells/offline-bar.tsx'
import { LanguageMenu, ThemeSwitch } from '#ui/shells/page-menus.tsx'
import { WorkShell } from '#ui/shells/rail.tsx'
import { TabBar } from '#ui/shells/tab-bar.tsx'
import { Above } from './above.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Bell } from './bell.tsx'
import { WhereCalled } from './called-line.tsx'
import { useLanguagesHere } from './languages-here.ts'
import { MorePlaces } from './more-places.tsx'
import type { Place } from './place.ts'
import { placeAt, placesFor } from './places.ts'
import { isStaff, isStaffPlace } from './places-of-staff.ts'
import type { Session } from './read-session.ts'
import { tabsAmong, usePlaceName } from './tabs.ts'
import { useMembership } from './use-membership.ts'
import { useAround, useSession, useSite } from './use-session.ts'
import { useWaiting } from './use-waiting.ts'

const SignedOut = lateAfter(
  import.meta.env.SSR ? (await import('./signed-out.tsx')).SignedOut : null,
  async () => (await import('./signed-out.tsx')).SignedOut,
)
const StaffTop = late(async () => (await import('./staff-top.tsx')).StaffTop)

type Props = {
  /** What the screen is called. */
  title: string
  /** Only signs in the rail, where the screen needs the width. */
  folded?: boolean
  /** To guests: what an account would give them here, as a way to register. */
  signUp?: string
  children: ReactNode
}

/** Frame of every signed-in screen; without a session the sign-in panel stands in its place (product.md §3). */
export function AppShell({ title, folded, signUp, children }: Props) {
  const { brand } = useSite()
  const session = useSession()
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      {session ? (
        <Frame {...{ session, folded: folded ?? false, children }} />
      ) : (
        <SignedOut title={title} signUp={signUp} />
      )}
    </>
  )
}

function Frame({ session, folded, children }: Omit<Props, 'title' | 'signUp'> & { session: Session; folded: boolean }) {
  const t = useTranslations('frame')
  const nameOf = usePlaceName()
  const { brand } = useSite()
  const { pathname, search } = useLocation()
  const languages = useLanguagesHere()
  const [bellOpen, openBell] = useState(new URLSearchParams(search).has('bell'))
  useMembership(session)
  const waiting = useWaiting(session)
  const isAtStaff = isStaff(session) && isStaffPlace(pathname)
  const { staff } = useAround()
  const all = isAtStaff ? (staff ?? []) : placesFor(session)
  const here = placeAt(
    pathname,
    all.flatMap(({ places }) => places.map(({ href }) => href)),
  )
  const groups = all.map(({ title: key, places }) => ({
    ...(key && { title: t(`groups.${key}`) }),
    items: places.map((place) => itemOf(place)),
  }))
  const unread = session.unread > 0 ? t('bell.unread', { count: session.unread }) : undefined
  const bell = (
    <IconButton
      icon="bell"
      label={unread ?? t('bell.title')}
      data-lit={unread ? '' : undefined}
      onClick={() => openBell(true)}
    />
  )
  const { tabs, rest } = tabsAmong(groups)

  function itemOf(place: Place) {
    const count = waiting.get(place.href)
    return { ...nameOf(place), ...(count !== undefined && { count }), current: place.href === here }
  }

  return (
    <WorkShell
      brand={brand.name}
      home={isAtStaff ? '/admin' : '/home'}
      folded={folded}
      groups={groups}
      switcher={isAtStaff ? <p className="rail-title">{t('staff.title')}</p> : <Switcher session={session} />}
      foot={
        <div className="stack stack-xs">
          <div className="cluster">
            {bell}
            <ThemeSwitch />
            <LanguageMenu languages={languages} compact />
            {folded ? <AccountMenu session={session} iconOnly /> : null}
          </div>
          {folded ? null : <AccountMenu session={session} />}
        </div>
      }
      top={
        <>
          <Whose session={session} />
          <ThemeSwitch />
          {bell}
          <AccountMenu session={session} iconOnly inLanguages />
        </>
      }
      tabBar={<TabBar items={tabs} more={rest.length > 0 ? <MorePlaces groups={rest} /> : null} />}
    >
      <OfflineBar />
      <Above />
      <WhereCalled />
      {isAtStaff ? <StaffTop /> : null}
      {children}
      <Bell open={bellOpen} onClose={() => openBell(false)} />
    </WorkShell>
  )
}

const workedFor = ({ pages, page_id }: Session) => pages.find((page) => page.page_id === page_id)

/** On phones: the company page one works for, else the brand; the screen says itself what it is called. */
function Whose({ session }: { session: Session }) {
  const { brand } = useSite()
  const page = workedFor(session)
  return (
    <span className="grow work-whose">
      {page ? (
        <a className="row" href="/my-pages">
          <Avatar name={page.name} kind="company" size="s" />
          <bdi className="strong clip">{page.name}</bdi>
        </a>
      ) : (
        <BrandMark name={brand.name} href="/home" />
      )}
    </span>
  )
}

/** The company page one works for, with the way to another. */
function Switcher({ session }: { session: Session }) {
  const page = workedFor(session)
  if (!page) return null
  return (
    <a className="rail-item" href="/my-pages">
      <Avatar name={page.name} kind="company" size="s" />
      <span className="rail-words">
        <bdi>{page.name}</bdi>
      </span>
    </a>
  )
}
