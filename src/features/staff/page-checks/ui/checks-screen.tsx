import { ProfileTabs } from '#features/companies/page-profile/ui/profile-tabs.tsx'
import { atWork } from '#frame/guards.ts'
import { useMay } from '#frame/use-session.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { ownChecks } from '../contract.ts'
import type { Route } from './+types/checks-screen'
import { CheckList } from './check-list.tsx'
import { ClosePage } from './close-page.tsx'
import { DomainForm } from './domain-form.tsx'
import { LicenceForm } from './licence-form.tsx'
import { StateNote } from './state-note.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  return { first: session?.may.includes('page.read') ? await load(page, ownChecks, {}) : undefined }
}

/** What of the page was checked, what can be handed in, and the end of the page. */
export default function ChecksScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('pageProfile')
  const may = useMay()
  const { data, isError, refetch } = useCall(ownChecks, {}, { initial: first, enabled: first !== undefined })
  const view = data?.data
  return (
    <WorkScreen title={t('title')} name="page-checks" needs="page.read" className="wrap-read stack stack-l">
      <ProfileTabs current="checks" slug={undefined} />
      {isError && !view ? <NotLoaded onRetry={refetch} /> : null}
      {view ? (
        <div className="stack stack-xl">
          <StateNote state={view.state} why={view.state_why} />
          <CheckList checks={view.checks} />
          {may('page.edit') ? (
            <>
              <DomainForm domain={view.domain} checks={view.checks} />
              <LicenceForm checks={view.checks} />
            </>
          ) : null}
          {may('page.close') ? <ClosePage /> : null}
        </div>
      ) : null}
    </WorkScreen>
  )
}
