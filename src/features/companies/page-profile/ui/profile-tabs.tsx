import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { TabsNav } from '#ui/lists/tabs-nav.tsx'

const parts = [
  ['/page/profile', 'facts'],
  ['/page/profile/pictures', 'pictures'],
  ['/page/profile/checks', 'checks'],
  ['/page/profile/messages', 'messages'],
] as const

/** The parts of the page one edits, and the way to see it as others do. */
export function ProfileTabs({ current, slug }: { current: (typeof parts)[number][1]; slug: string | undefined }) {
  const t = useTranslations('pageProfile')
  const session = useSession()
  return (
    <header className="stack">
      <div className="cluster spread">
        <h1>{t('title')}</h1>
        {slug ? (
          <a className="link" href={`/companies/${encodeURIComponent(slug)}`} target="_blank" rel="noopener">
            {t('see')}
          </a>
        ) : null}
      </div>
      {session ? (
        <TabsNav
          label={t('parts')}
          items={parts.map(([href, id]) => ({ href, words: t(`tabs.${id}`), current: id === current }))}
        />
      ) : null}
    </header>
  )
}
