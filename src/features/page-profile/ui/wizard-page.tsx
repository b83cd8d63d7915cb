import './page-profile.css'
import { useTranslations } from 'use-intl'
import { AppShell } from '#features/session/ui/app-shell.tsx'
import { signedIn } from '#features/session/ui/guards.ts'
import { useSession } from '#features/session/ui/use-session.ts'
import type { Route } from './+types/wizard-page'
import { Wizard } from './wizard.tsx'

export async function loader(asked: Route.LoaderArgs) {
  await signedIn(asked)
  return null
}

/** Makes a company page, step by step. */
export default function WizardPage() {
  const t = useTranslations('pageProfile.wizard')
  const session = useSession()
  return (
    <AppShell title={t('title')}>
      <main id="main" data-screen="make-page" className="wrap-form stack stack-l">
        {session ? <Wizard session={session} /> : null}
      </main>
    </AppShell>
  )
}
