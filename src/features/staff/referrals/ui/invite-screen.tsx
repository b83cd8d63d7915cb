import { signedIn } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Note } from '#ui/basics/note.tsx'
import { showInvite } from '../contract.ts'
import type { Route } from './+types/invite-screen'
import { InviteLink } from './invite-link.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  return { first: session ? await load(page, showInvite, {}) : undefined }
}

/** `/user/invite`: the own code, who registered with it, and what came of it. */
export default function InviteScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('referrals')
  const session = useSession()
  useTopic(session ? `user:${session.display.id}` : null)
  const list = useCall(showInvite, {}, { initial: first, enabled: first !== undefined })
  const data = list.data?.data
  const isCandidate = session?.display.account_type === 'candidate'
  return (
    <ListScreen name="invite" title={t('title')} lead={t('lead')} list={list}>
      {data ? (
        <>
          <InviteLink {...data} counted={isCandidate} />
          <Note tone="info">
            {isCandidate
              ? t('candidate')
              : data.page
                ? t('toPage', { page: data.page, ...data.rewards })
                : t('noPage', data.rewards)}
          </Note>
        </>
      ) : null}
    </ListScreen>
  )
}
