import './steps.css'
import { redirect } from 'react-router'
import { useLocale } from 'use-intl'
import { positions } from '#features/site/lookups/contract.ts'
import { AppShell } from '#frame/app-shell.tsx'
import { signedIn } from '#frame/guards.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { moneyOf } from '#platform/shared/money.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { type Profile, showProfile } from '../contract.ts'
import { steps } from '../rules.ts'
import type { Route } from './+types/review-screen'
import { type Choice, type Choices, readChoices } from './read-choices.ts'
import { addressOfStep } from './steps.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  if (!session) return { profile: null, choices: null, jobs: [] }
  if (session.display.account_type !== 'candidate') throw redirect('/my-pages')
  const [{ data: profile }, choices, { data_name }] = await Promise.all([
    load(page, showProfile, {}),
    readChoices(page),
    load(page, positions, { id: 0 }),
  ])
  return { profile, choices, jobs: data_name.map(({ id, text }) => ({ id: String(id), text })) }
}

/** The end of the registration: everything that was written, with the way back to each part. */
export default function ReviewScreen({ loaderData: { profile, choices, jobs } }: Route.ComponentProps) {
  const t = useTranslations('profiles.review')
  const open = profile?.next_step ?? null
  return (
    <AppShell title={t('title')}>
      <main id="main" data-screen="registration-review" className="wrap-read stack stack-l steps">
        <header className="stack stack-xs">
          <h1>{open === null ? t('done') : t('title')}</h1>
          <p className="quiet measure">{open === null ? t('doneText') : t('openText')}</p>
        </header>
        {profile && choices ? <Parts profile={profile} choices={choices} jobs={jobs} /> : null}
        <div className="cluster">
          {open === null ? null : (
            <LinkButton href={addressOfStep(open)} look="primary" size="l">
              {t('goOn')}
            </LinkButton>
          )}
          <LinkButton href="/jobs" look={open === null ? 'primary' : 'quiet'} size="l">
            {t('find')}
          </LinkButton>
          <LinkButton href="/home" look="quiet" size="l">
            {t('home')}
          </LinkButton>
        </div>
      </main>
    </AppShell>
  )
}

type PartsProps = { profile: Profile; choices: Choices; jobs: Choice[] }

function Parts({ profile, choices, jobs }: PartsProps) {
  const t = useTranslations('profiles')
  const items = useItems({ profile, choices, jobs })
  return steps.map((step) => {
    const shown = items[step].filter(([, value]) => value)
    return (
      <Card
        key={step}
        title={t(`steps.titles.${step}`)}
        aside={
          <a className="link small" href={addressOfStep(step)}>
            {t('review.edit')} <span className="sr-only">{t(`steps.titles.${step}`)}</span>
          </a>
        }
      >
        {shown.length === 0 ? (
          <p className="quiet small">{t('review.empty')}</p>
        ) : (
          <KeyValues items={shown.map(([key, value]) => ({ key: t(key), value: <bdi>{value}</bdi> }))} />
        )}
      </Card>
    )
  })
}

type Line = readonly [key: string, value: string | null | undefined | false]

function useItems({ profile, choices, jobs }: PartsProps): Record<2 | 3 | 4 | 5, Line[]> {
  const t = useTranslations('profiles')
  const format = useFormatter()
  const locale = useLocale()
  const among = (list: readonly Choice[], ids: readonly (number | string | null)[]) =>
    format.list(ids.flatMap((id) => list.find((one) => one.id === String(id))?.text ?? []))
  const day = (date: string | null) =>
    date && format.dateTime(new Date(`${date}T00:00:00Z`), 'longDay', { timeZone: 'UTC' })
  const pay =
    profile.salary_min && profile.salary_currency
      ? `${moneyOf(locale, profile.salary_currency).format(profile.salary_min)} ${t(`three.periods.${profile.salary_period ?? 'month'}`)}`
      : null
  return {
    2: [
      ['two.headline', profile.headline],
      ['two.country', among(choices.countries, [profile.residence_country_id])],
      ['two.nationalities', among(choices.nationalities, profile.nationality_ids)],
      ['two.birthDate', day(profile.birth_date)],
      ['two.visa', profile.visa_status && t(`two.visas.${profile.visa_status}`)],
    ],
    3: [
      ['three.positions', among(jobs, profile.position_ids)],
      ['three.places', format.list(profile.places.map(({ text }) => text))],
      ['three.relocate', among(choices.relocate, [profile.relocate_id])],
      ['three.partTime', among(choices.partTime, profile.part_time_category_ids)],
      ['three.salary', pay],
      ['three.notice', profile.notice_period && t(`three.notices.${profile.notice_period}`)],
      ['three.from', day(profile.available_from)],
    ],
    4: [
      ['four.experience', among(choices.experience, [profile.experience])],
      ['entries.work.title', format.list(profile.work.map(({ title, employer }) => `${title}, ${employer}`))],
      ['entries.education.title', format.list(profile.education.map(({ school }) => school))],
      ['entries.certificates.title', format.list(profile.certificates.map(({ name }) => name))],
    ],
    5: [
      ['entries.skills.title', format.list(profile.skills.map(({ name }) => name))],
      [
        'entries.languages.title',
        among(
          choices.languages,
          profile.languages.map(({ language }) => language),
        ),
      ],
      ['five.licences', format.list(profile.licences.map((id) => t(`five.licence.${id}`)))],
      ['five.visibility', t(`five.see.${profile.visibility}`)],
    ],
  }
}
