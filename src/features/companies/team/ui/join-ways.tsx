import { useState } from 'react'
import { RegisterForm } from '#features/people/accounts/ui/register-form.tsx'
import { SignInForm } from '#features/people/sign-in/ui/sign-in-form.tsx'
import { keepLocally, keepWorkspace } from '#frame/keep-locally.ts'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { acceptByLink, type showInvitation } from '../contract.ts'

type Invitation = Gives<typeof showInvitation>['data']
type Props = {
  invitationKey: string
  invitation: Invitation
  countries: readonly { id: string; text: string; code: string }[]
}

const accountOf = { company: 'employer', institution: 'employer', agency: 'agency', freelance: 'freelance' } as const

/** With a session one button; else both ways are offered alike, so that nothing is told about who has an account. */
export function JoinWays({ invitationKey: key, invitation, countries }: Props) {
  const t = useTranslations('pages.join')
  const session = useSession()
  const [way, setWay] = useState<'have' | 'new' | null>(null)
  const join = useSend(acceptByLink, {
    onDone({ data }) {
      keepWorkspace(data.page)
      location.assign('/page')
    },
  })
  const problem = join.error ? (
    <Note tone="bad" alert>
      {join.error.message}
    </Note>
  ) : null
  const go = () => join.mutate({ key })
  if (session && way === null)
    return (
      <div className="stack">
        {problem}
        <p>{t.rich('as', { name: () => <bdi className="strong">{session.display.name}</bdi> })}</p>
        <Button look="primary" size="l" wide busy={join.isPending} onClick={go}>
          {t('go', { page: invitation.page.name })}
        </Button>
        <Button look="text" onClick={() => setWay('have')}>
          {t('other')}
        </Button>
      </div>
    )
  return (
    <div className="stack">
      {problem}
      <RadioGroup
        name="way"
        look="segments"
        label={t('how')}
        value={way ?? 'new'}
        onChange={(id) => setWay(id as 'have' | 'new')}
        choices={[
          { id: 'new', text: t('new') },
          { id: 'have', text: t('have') },
        ]}
      />
      {way === 'have' ? (
        <>
          <p className="quiet">{t('signInText')}</p>
          <SignInForm
            onDone={(signedIn) => {
              keepLocally(signedIn)
              go()
            }}
          />
        </>
      ) : (
        <>
          <p className="quiet">{t('registerText')}</p>
          <RegisterForm
            kind={accountOf[invitation.page.kind]}
            countries={countries}
            email={invitation.email}
            onDone={go}
          />
        </>
      )}
    </div>
  )
}
