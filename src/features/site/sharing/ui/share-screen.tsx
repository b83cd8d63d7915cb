import './share.css'
import { PublicShell } from '#frame/public-shell.tsx'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { share } from '../contract.ts'
import type { ShareKind } from '../rules.ts'
import type { Route } from './+types/share-screen'
import { SharePanel } from './share-panel.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const kind = kindAt(url.pathname)
  const { data } = await load(page, share, { kind, address: params.address })
  return data
}

/** What the address is about. */
const kindAt = (path: string): ShareKind =>
  path.startsWith('/job-groups/') ? 'job-group' : path.startsWith('/open-days/') ? 'open-day' : 'job'

/** Everything a job or a group of jobs is shared with; a document of its own, so that it works everywhere. */
export default function ShareScreen({ loaderData: shared }: Route.ComponentProps) {
  const t = useTranslations('sharing.page')
  const { brand } = useSite()
  return (
    <PublicShell>
      <title>{`${t('of', { title: shared.title })} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <main id="main" data-screen="share" className="wrap wrap-read page stack stack-l">
        <a className="row small faint" href={shared.path}>
          <Icon name="back" size="s" />
          {t('back')}
        </a>
        <header className="stack stack-xs">
          <h1>{t('title')}</h1>
          <p className="quiet">
            <bdi className="strong">{shared.title}</bdi>
          </p>
          <p className="quiet">
            <bdi>{shared.company}</bdi>
          </p>
        </header>
        <SharePanel shared={shared} />
      </main>
    </PublicShell>
  )
}
