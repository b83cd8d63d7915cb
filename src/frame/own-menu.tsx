import { useEffect } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { DropMenu } from '#ui/shells/page-menus.tsx'
import { followLeaving, leaving } from './follow-leaving.ts'
import { placesFor } from './places.ts'
import type { Session } from './read-session.ts'
import { usePlaceName } from './tabs.ts'

/** So many of one's places, the first of the rail. */
const most = 8

/** On public pages: oneself, from there the places that the rail has, and out; without a script to where one signs out. */
export function OwnMenu({ session, at }: { session: Session; at: string }) {
  const t = useTranslations('frame')
  // documents follow it by their own script
  useEffect(followLeaving, [])
  const nameOf = usePlaceName()
  const places = placesFor(session)
    .flatMap(({ places }) => places)
    .filter(({ href }) => href !== at)
    .slice(0, most)
  const settings = { href: '/settings', words: t('account.settings'), icon: 'settings' as const }
  return (
    <DropMenu label={t('nav.home')} face={<Avatar name={session.display.name} size="s" />} words="never">
      {[...places.map(nameOf), settings].map(({ href, words, icon }) => (
        <li key={href}>
          <a className="menu-item" href={href}>
            <Icon name={icon} size="s" />
            {words}
          </a>
        </li>
      ))}
      <li>
        <a className="menu-item" href="/settings" data-send={leaving}>
          <Icon name="sign-out" size="s" />
          {t('account.signOut')}
        </a>
      </li>
    </DropMenu>
  )
}
