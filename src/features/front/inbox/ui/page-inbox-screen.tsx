import { AppShell } from '#frame/app-shell.tsx'
import { atWork } from '#frame/guards.ts'
import { WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Route } from './+types/page-inbox-screen'
import { Inbox } from './inbox.tsx'
import { readInbox, staysAsRead } from './read-inbox.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  return { read: session?.may.includes('page.read') ? await readInbox(page, 'page', asked) : null }
}

export const shouldRevalidate = staysAsRead

/** Everything that is said to a company and inside it. */
export default function PageInboxScreen({ loaderData: { read }, params }: Route.ComponentProps) {
  const t = useTranslations('inbox')
  if (!read)
    return (
      <WorkScreen title={t('title')} name="messages" needs="page.read">
        {null}
      </WorkScreen>
    )
  return (
    <AppShell title={t('title')} folded>
      <Inbox as="page" read={read} thread={params.thread} />
    </AppShell>
  )
}
