import './steps.css'
import { ConfirmEmailNote } from '#features/people/accounts/ui/confirm-email-note.tsx'
import { ConfirmPhoneNote } from '#features/people/contacts/ui/confirm-phone-note.tsx'
import { AppShell } from '#frame/app-shell.tsx'
import { signedIn } from '#frame/guards.ts'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { showProfile } from '../contract.ts'
import type { Route } from './+types/step-screen'
import { readChoices } from './read-choices.ts'
import { readKeptCv } from './read-from-cv.ts'
import { StepFive } from './step-five.tsx'
import { StepFour } from './step-four.tsx'
import { StepFrame } from './step-frame.tsx'
import { StepThree } from './step-three.tsx'
import { StepTwo } from './step-two.tsx'
import { stepAt } from './steps.ts'
import { WholeProfile } from './whole-profile.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  const step = stepAt(asked.url.pathname)
  if (session?.display.account_type !== 'candidate') return { step, profile: null, choices: null, cv: null }
  const [{ data: profile }, choices, cv] = await Promise.all([
    load(page, showProfile, {}),
    readChoices(page),
    step === 2 ? readKeptCv(page) : null,
  ])
  return { step, profile, choices, cv }
}

const forms = { 2: StepTwo, 3: StepThree, 4: StepFour, 5: StepFive }

/** Second to fifth step of the registration (seed §2): each is saved, may be passed over, and is found again. */
export default function StepScreen({ loaderData: { step, profile, choices, cv } }: Route.ComponentProps) {
  const t = useTranslations('profiles.steps')
  const session = useSession()
  const number = step ?? 2
  const Form = forms[number]
  return (
    <AppShell title={t(`titles.${number}`)}>
      <main id="main" data-screen={`step-${number}`} className="wrap-read stack stack-l steps">
        {profile && choices && session ? (
          <WholeProfile value={profile.next_step === null}>
            <StepFrame step={number} profile={profile}>
              {number === 2 ? (
                <>
                  <ConfirmEmailNote />
                  <ConfirmPhoneNote />
                </>
              ) : null}
              <Form key={number} user={session.display.id} profile={profile} choices={choices} cv={cv} />
            </StepFrame>
          </WholeProfile>
        ) : (
          <NotForYou />
        )}
      </main>
    </AppShell>
  )
}

/** Employers, agencies and freelance recruiters have a page instead of a profile. */
function NotForYou() {
  const t = useTranslations('profiles.steps')
  return (
    <>
      <h1>{t('othersTitle')}</h1>
      <Empty
        icon="building"
        title={t('othersText')}
        action={
          <LinkButton href="/my-pages" look="primary">
            {t('toPages')}
          </LinkButton>
        }
      />
    </>
  )
}
