import './demo-bar.css'
import { useTranslations } from '#platform/browser/intl.ts'
import { useSession } from './use-session.ts'

/** In demo mode only: who one is, and the way to be somebody else. */
export function DemoBar() {
  const t = useTranslations('frame.demo')
  const session = useSession()
  return (
    <aside className="demo-bar" aria-label={t('title')}>
      <span className="small clip">
        {session ? t.rich('as', { name: () => <bdi>{session.display.name}</bdi> }) : t('nobody')}
      </span>
      <a className="link small" href="/demo">
        {t('switch')}
      </a>
      <a className="link small" href="/outbox">
        {t('outbox')}
      </a>
    </aside>
  )
}
