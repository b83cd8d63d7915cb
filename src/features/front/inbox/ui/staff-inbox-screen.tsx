import { AppShell } from '#frame/app-shell.tsx'
import { asStaff } from '#frame/guards.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Route } from './+types/staff-inbox-screen'
import { Inbox } from './inbox.tsx'
import { readInbox, staysAsRead } from './read-inbox.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.support.answer')
  return { read: session ? await readInbox(page, 'staff', asked) : null }
}

export const shouldRevalidate = staysAsRead

/** What people asked the site, and who of the staff answers. */
export default function StaffInboxScreen({ loaderData: { read }, params }: Route.ComponentProps) {
  const t = useTranslations('inbox')
  return (
    <AppShell title={t('supportTitle')} folded>
      {read ? <Inbox as="staff" read={read} thread={params.thread} /> : null}
    </AppShell>
  )
}
