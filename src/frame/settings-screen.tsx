import type { ReactNode } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { TabsNav } from '#ui/lists/tabs-nav.tsx'
import { AppShell } from './app-shell.tsx'

/** Every screen of the settings, in the order of its tabs; the key names its words and its `data-screen`. */
const screens = [
  { href: '/settings', key: 'account' },
  { href: '/settings/security', key: 'security' },
  { href: '/settings/notifications', key: 'notifications' },
  { href: '/settings/data', key: 'data' },
] as const

type Props = { screen: (typeof screens)[number]['key']; children: ReactNode }

/** Frame of the settings: one heading, the tabs, and the screen that is open. */
export function SettingsScreen({ screen, children }: Props) {
  const t = useTranslations('frame.settings')
  return (
    <AppShell title={t(`screens.${screen}`)}>
      <main id="main" data-screen={`settings-${screen}`} className="stack stack-l">
        <h1>{t('title')}</h1>
        <TabsNav
          label={t('title')}
          items={screens.map(({ href, key }) => ({ href, words: t(`screens.${key}`), current: key === screen }))}
        />
        {children}
      </main>
    </AppShell>
  )
}
