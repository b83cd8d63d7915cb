import './cv-person.css'
import { Viewers } from '#features/sourcing/cv-viewers/ui/viewers.tsx'
import { AppShell } from '#frame/app-shell.tsx'
import { signedIn } from '#frame/guards.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { whoHasMyCv } from '../contact-contract.ts'
import type { Route } from './+types/who-has-my-cv-screen'
import { ExcludedPages } from './excluded-pages.tsx'
import { Requests } from './requests.tsx'
import { SeenBy } from './seen-by.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  return { first: session ? await load(page, whoHasMyCv, {}) : undefined }
}

/** Who has one's CV and who asks for it; who may find one, from whom one hides, and what companies see. */
export default function WhoHasMyCvScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('cvSearch.mine')
  const { data, isError, refetch } = useCall(whoHasMyCv, {}, { initial: first, enabled: first !== undefined })
  const view = data?.data
  return (
    <AppShell title={t('title')}>
      <main id="main" data-screen="who-has-my-cv" className="stack stack-l">
        <header className="stack stack-xs">
          <h1>{t('title')}</h1>
          <p className="quiet measure">{t('lead')}</p>
        </header>
        {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
        {view ? (
          <div className="beside">
            <div className="stack stack-xl">
              <Requests requests={view.requests} />
              <Viewers excluded={view.excluded} />
              <ExcludedPages excluded={view.excluded} />
            </div>
            <aside>
              <SeenBy visibility={view.visibility} preview={view.preview} />
            </aside>
          </div>
        ) : null}
      </main>
    </AppShell>
  )
}
