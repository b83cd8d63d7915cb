import './steps.css'
import { redirect, useLocation } from 'react-router'
import { cities, positions } from '#features/site/lookups/contract.ts'
import { AppShell } from '#frame/app-shell.tsx'
import { signedIn } from '#frame/guards.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import type { PageContext } from '#platform/browser/page-context.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { type Profile, showProfile } from '../contract.ts'
import type { Route } from './+types/review-screen'
import { ProfileParts } from './profile-parts.tsx'
import { readChoices } from './read-choices.ts'
import { readFromCv } from './read-from-cv.ts'
import { addressOfStep, profileAddress } from './steps.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  if (!session) return { profile: null, choices: null, jobs: [], city: null, fromCv: {} }
  if (session.display.account_type !== 'candidate') throw redirect('/my-pages')
  const [{ data: profile }, choices, { data_name }, fromCv] = await Promise.all([
    load(page, showProfile, {}),
    readChoices(page),
    load(page, positions, { id: 0 }),
    readFromCv(page),
  ])
  const city = await cityOf(page, profile)
  return { profile, choices, jobs: data_name.map(({ id, text }) => ({ id: String(id), text })), city, fromCv }
}

/** The name of the city one lives in, in the language of the page. */
async function cityOf(page: PageContext, { residence_country_id: country, residence_city_id: city }: Profile) {
  if (!country || !city) return null
  const { data_name } = await load(page, cities, { id: country })
  return data_name.find(({ id }) => id === city)?.text ?? null
}

/** Everything that was written, with the way back to each part: the end of the registration, and from then on one's profile. */
export default function ReviewScreen({ loaderData: { profile, choices, ...said } }: Route.ComponentProps) {
  const t = useTranslations('profiles.review')
  const open = profile?.next_step ?? null
  const isEnd = useLocation().pathname !== profileAddress
  return (
    <AppShell title={t('title')}>
      <main id="main" data-screen="registration-review" className="wrap-read stack stack-l steps">
        <header className="stack stack-xs">
          <h1>{open === null && isEnd ? t('done') : t('title')}</h1>
          <p className="quiet measure">{t(open !== null ? 'openText' : isEnd ? 'doneText' : 'text')}</p>
        </header>
        {profile && choices ? <ProfileParts profile={profile} choices={choices} {...said} /> : null}
        <div className="cluster">
          {open === null ? null : (
            <LinkButton href={addressOfStep(open)} look="primary" size="l">
              {t('goOn')}
            </LinkButton>
          )}
          {isEnd ? <WaysOn isWhole={open === null} /> : null}
        </div>
      </main>
    </AppShell>
  )
}

/** From the end of the registration. */
function WaysOn({ isWhole }: { isWhole: boolean }) {
  const t = useTranslations('profiles.review')
  return (
    <>
      <LinkButton href="/jobs" look={isWhole ? 'primary' : 'quiet'} size="l">
        {t('find')}
      </LinkButton>
      <LinkButton href="/home" look="quiet" size="l">
        {t('home')}
      </LinkButton>
    </>
  )
}
