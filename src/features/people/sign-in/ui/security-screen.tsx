import { showAccount } from '#features/people/accounts/contract.ts'
import { listPasskeys } from '#features/people/passkeys/contract.ts'
import { PasskeysSection } from '#features/people/passkeys/ui/passkeys-section.tsx'
import { ChangePassword } from '#features/people/passwords/ui/change-password.tsx'
import { listIdentities } from '#features/people/providers/contract.ts'
import { CameBackNote, useCameBack } from '#features/people/providers/ui/came-back.tsx'
import { IdentitiesSection } from '#features/people/providers/ui/identities-section.tsx'
import { showSecondFactor } from '#features/people/second-factor/contract.ts'
import { SecondFactorSection } from '#features/people/second-factor/ui/second-factor-section.tsx'
import { signedIn } from '#frame/guards.ts'
import { SettingsScreen } from '#frame/settings-screen.tsx'
import { useSite } from '#frame/use-session.ts'
import { load } from '#platform/browser/load.ts'
import { listSessions } from '../contract.ts'
import type { Route } from './+types/security-screen'
import { SessionsSection } from './sessions-section.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  if (!session) return null
  const [account, passkeys, secondFactor, identities, sessions] = await Promise.all([
    load(page, showAccount, {}),
    load(page, listPasskeys, {}),
    load(page, showSecondFactor, {}),
    load(page, listIdentities, {}),
    load(page, listSessions, {}),
  ])
  return { account, passkeys, secondFactor, identities, sessions }
}

/** How one signs in, and where one is signed in. */
export default function SecurityScreen({ loaderData }: Route.ComponentProps) {
  const { providers } = useSite()
  const { outcome } = useCameBack()
  return (
    <SettingsScreen screen="security">
      {loaderData ? (
        <div className="stack stack-l wrap-read">
          <CameBackNote outcome={outcome} />
          <ChangePassword account={loaderData.account.data} />
          <PasskeysSection first={loaderData.passkeys} />
          <SecondFactorSection first={loaderData.secondFactor} />
          {providers.length > 0 ? <IdentitiesSection providers={providers} first={loaderData.identities} /> : null}
          <SessionsSection first={loaderData.sessions} />
        </div>
      ) : null}
    </SettingsScreen>
  )
}
