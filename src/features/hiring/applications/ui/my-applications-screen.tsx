import { AppShell } from '#frame/app-shell.tsx'
import { signedIn } from '#frame/guards.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { listMine } from '../contract.ts'
import { listDrafts } from '../draft-contract.ts'
import { listOutside } from '../outside-contract.ts'
import { mineViews } from '../rules.ts'
import type { Route } from './+types/my-applications-screen'
import { MyApplications } from './my-application-list.tsx'
import { MyDrafts } from './my-drafts.tsx'
import { MyOutside } from './my-outside.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  const show = mineViews.find((view) => view === asked.url.searchParams.get('show')) ?? 'all'
  if (!session) return { show }
  const [first, drafts, outside] = await Promise.all([
    load(page, listMine, { show }),
    load(page, listDrafts, {}),
    load(page, listOutside, {}),
  ])
  return { show, first, drafts, outside }
}

/** All of one's applications, what waits for oneself first. */
export default function MyApplicationsScreen({ loaderData: { show, first, drafts, outside } }: Route.ComponentProps) {
  const t = useTranslations('applications.mine')
  return (
    <AppShell title={t('title')}>
      <main id="main" data-screen="applications" className="stack stack-l">
        <h1>{t('title')}</h1>
        <MyDrafts first={drafts} />
        <MyApplications key={show} first={first} show={show} />
        <MyOutside first={outside} />
      </main>
    </AppShell>
  )
}
