import { atWork } from '#frame/guards.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { listInvitations } from '../contract.ts'
import type { Route } from './+types/invitations-screen'
import { InvitationCard } from './invitation-card.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  return { first: session?.may.includes('submission') ? await load(page, listInvitations, {}) : undefined }
}

/** Jobs of companies that the agency is or was invited to. */
export default function InvitationsScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('recruiters.invitations')
  const { data, isError, refetch } = useCall(listInvitations, {}, { initial: first, enabled: first !== undefined })
  return (
    <WorkScreen title={t('title')} name="job-invitations" needs="submission">
      <header className="stack stack-xs">
        <h1>{t('title')}</h1>
        <p className="quiet measure">{t('lead')}</p>
      </header>
      {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
      {data?.data.length === 0 ? (
        <Empty icon="mail" title={t('none')} action={<LinkButton href="/page/profile">{t('profile')}</LinkButton>}>
          {t('noneHelp')}
        </Empty>
      ) : null}
      <ul className="stack">
        {data?.data.map((one) => (
          <li key={one.id}>
            <InvitationCard invitation={one} />
          </li>
        ))}
      </ul>
    </WorkScreen>
  )
}
