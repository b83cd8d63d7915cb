import './my-pages.css'
import { myInvitations } from '#features/companies/team/contract.ts'
import { MyInvitations } from '#features/companies/team/ui/my-invitations.tsx'
import { ConfirmEmailNote } from '#features/people/accounts/ui/confirm-email-note.tsx'
import { AppShell } from '#frame/app-shell.tsx'
import { signedIn } from '#frame/guards.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { myPages } from '../contract.ts'
import type { Route } from './+types/my-pages-screen'
import { GoneNote, goneWays } from './gone-note.tsx'
import { PageChoice } from './page-choice.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  const [first, invitations] = session
    ? await Promise.all([load(page, myPages, {}), load(page, myInvitations, {})])
    : [undefined, undefined]
  return {
    first,
    invitations,
    gone: goneWays.find((way) => asked.url.searchParams.has(way)),
  }
}

/** The company pages one works on (seed §2, /my-pages); choose one, answer an invitation, or make the first. */
export default function MyPagesScreen({ loaderData }: Route.ComponentProps) {
  const { first, invitations, gone } = loaderData
  const t = useTranslations('pages.mine')
  const { data, isError, refetch } = useCall(myPages, {}, { initial: first, enabled: first !== undefined })
  const pages = data?.data ?? []
  const invited = (invitations?.data.length ?? 0) > 0
  const none = pages.length === 0 && !invited
  return (
    <AppShell title={t('title')}>
      <main id="main" data-screen="my-pages" className="stack stack-l my-pages">
        {gone ? <GoneNote way={gone} /> : null}
        <ConfirmEmailNote />
        <header className="stack stack-xs">
          <h1>{none ? t('firstTitle') : t('title')}</h1>
          <p className="quiet measure">{none ? t('firstText') : t('text')}</p>
        </header>
        {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
        <MyInvitations first={invitations} />
        {pages.length === 0 ? null : (
          <ul className="rows">
            {pages.map((page) => (
              <li key={page.id}>
                <PageChoice page={page} />
              </li>
            ))}
          </ul>
        )}
        <div>
          <LinkButton href="/my-pages/new" look={none ? 'primary' : 'quiet'} size={none ? 'l' : 'm'} icon="plus">
            {t(none ? 'first' : 'another')}
          </LinkButton>
        </div>
      </main>
    </AppShell>
  )
}
