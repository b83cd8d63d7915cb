import { useTranslations } from 'use-intl'
import { forgetLocally } from '#features/accounts/ui/keep-locally.ts'
import { logOut } from '#features/sign-in/contract.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Menu } from '#ui/over/menu.tsx'
import type { Session } from './read-session.ts'

/** Oneself: where to, and out. */
export function AccountMenu({ session, iconOnly = false }: { session: Session; iconOnly?: boolean }) {
  const t = useTranslations('session.account')
  const leave = useSend(logOut, {
    onDone() {
      forgetLocally()
      location.assign('/')
    },
  })
  return (
    <Menu
      label={session.display.name}
      icon="user"
      iconOnly={iconOnly}
      entries={[
        { id: 'home', text: t('home'), icon: 'home', href: '/home' },
        { id: 'pages', text: t('pages'), icon: 'building', href: '/my-pages' },
        { id: 'settings', text: t('settings'), icon: 'settings', href: '/settings' },
        'line',
        { id: 'out', text: t('signOut'), icon: 'sign-out' },
      ]}
      onChoose={(id) => id === 'out' && leave.mutate({})}
    />
  )
}
