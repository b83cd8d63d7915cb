import { AppShell } from '#frame/app-shell.tsx'
import { signedIn } from '#frame/guards.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Route } from './+types/own-inbox-screen'
import { Inbox } from './inbox.tsx'
import { readInbox, staysAsRead } from './read-inbox.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  return { read: session ? await readInbox(page, 'user', asked) : null }
}

export const shouldRevalidate = staysAsRead

/** Everything that was said to somebody and by them: with companies, with others, with the site. */
export default function OwnInboxScreen({ loaderData: { read }, params }: Route.ComponentProps) {
  const t = useTranslations('inbox')
  return <AppShell title={t('title')}>{read ? <Inbox as="user" read={read} thread={params.thread} /> : null}</AppShell>
}
