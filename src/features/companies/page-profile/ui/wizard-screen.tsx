import './page-profile.css'
import { showAccount } from '#features/people/accounts/contract.ts'
import { ConfirmEmailNote } from '#features/people/accounts/ui/confirm-email-note.tsx'
import { AppShell } from '#frame/app-shell.tsx'
import { signedIn } from '#frame/guards.ts'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { sameSitePath } from '#platform/browser/same-site.ts'
import type { Route } from './+types/wizard-screen'
import { Wizard } from './wizard.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  // the name told at registration is that of the first page, and of no other
  const isFirst = session !== null && session.pages.length === 0
  const then = sameSitePath(asked.url.searchParams.get('then')) ?? '/page'
  return { then, company: isFirst ? (await load(page, showAccount, {})).data.company : null }
}

/** Makes a company page, step by step. */
export default function WizardScreen({ loaderData: { company, then } }: Route.ComponentProps) {
  const t = useTranslations('pageProfile.wizard')
  const session = useSession()
  return (
    <AppShell title={t('title')}>
      <main id="main" data-screen="make-page" className="wrap-form stack stack-l">
        <ConfirmEmailNote />
        {session ? <Wizard session={session} company={company ?? ''} then={then} /> : null}
      </main>
    </AppShell>
  )
}
