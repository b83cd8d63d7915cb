import { useState } from 'react'
import { AppShell } from '#frame/app-shell.tsx'
import { signedIn } from '#frame/guards.ts'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { listMine } from '../contract.ts'
import { listDrafts } from '../draft-contract.ts'
import { listOutside } from '../outside-contract.ts'
import type { Route } from './+types/my-applications-screen'
import { MyApplicationCard } from './my-application-card.tsx'
import { MyDrafts } from './my-drafts.tsx'
import { MyOutside } from './my-outside.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  if (!session) return {}
  const [first, drafts, outside] = await Promise.all([
    load(page, listMine, {}),
    load(page, listDrafts, {}),
    load(page, listOutside, {}),
  ])
  return { first, drafts, outside }
}

/** All of one's applications, newest first. */
export default function MyApplicationsScreen({ loaderData: { first, drafts, outside } }: Route.ComponentProps) {
  const t = useTranslations('applications.mine')
  return (
    <AppShell title={t('title')}>
      <main id="main" data-screen="applications" className="stack stack-l">
        <h1>{t('title')}</h1>
        <MyDrafts first={drafts} />
        <MyApplications first={first} />
        <MyOutside first={outside} />
      </main>
    </AppShell>
  )
}

type First = Route.ComponentProps['loaderData']['first']

/** The list with its "more"; pages are kept by their cursors. */
export function MyApplications({ first }: { first: First }) {
  const t = useTranslations('applications.mine')
  const session = useSession()
  useTopic(session ? `user:${session.display.id}` : null)
  const [cursors, setCursors] = useState<string[]>([])
  const { data } = useCall(listMine, {}, { initial: first })
  const last = cursors.at(-1)
  if (data && data.data.length === 0)
    return (
      <Empty
        icon="send"
        title={t('empty')}
        action={
          <LinkButton href="/jobs" look="primary">
            {t('find')}
          </LinkButton>
        }
      >
        {t('emptyHelp')}
      </Empty>
    )
  return (
    <>
      <ul className="rows">
        {data?.data.map((application) => (
          <li key={application.id}>
            <MyApplicationCard application={application} />
          </li>
        ))}
        {cursors.map((cursor) => (
          <More key={cursor} cursor={cursor} />
        ))}
      </ul>
      <NextButton
        cursor={last ?? null}
        first={data?.next_cursor ?? null}
        onMore={(next) => setCursors([...cursors, next])}
      />
    </>
  )
}

function More({ cursor }: { cursor: string }) {
  const { data } = useCall(listMine, { cursor })
  return data?.data.map((application) => (
    <li key={application.id}>
      <MyApplicationCard application={application} />
    </li>
  ))
}

function NextButton({
  cursor,
  first,
  onMore,
}: {
  cursor: string | null
  first: string | null
  onMore: (next: string) => void
}) {
  const t = useTranslations('applications.mine')
  const { data } = useCall(listMine, { cursor: cursor ?? undefined }, { enabled: cursor !== null })
  const next = cursor ? data?.next_cursor : first
  if (!next) return null
  return (
    <Button look="quiet" onClick={() => onMore(next)}>
      {t('more')}
    </Button>
  )
}
