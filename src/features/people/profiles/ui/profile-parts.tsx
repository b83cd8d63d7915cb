import { useLocale } from 'use-intl'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { apart } from '#platform/shared/held.ts'
import { commaOf, toLanguage } from '#platform/shared/languages.ts'
import { moneyOf } from '#platform/shared/money.ts'
import { Card } from '#ui/basics/card.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import type { Profile } from '../contract.ts'
import { steps } from '../rules.ts'
import type { Choice, Choices } from './read-choices.ts'
import type { FromCv } from './read-from-cv.ts'
import { addressOfStep } from './steps.ts'

type PartsProps = {
  profile: Profile
  choices: Choices
  jobs: readonly Choice[]
  /** The name of the city one lives in, where it is told. */
  city: string | null
  fromCv: FromCv
}

const mostOfCv = 5

/** Plain. What a profile says, part by part; what it leaves to the CV is said to come from there. */
export function ProfileParts(all: PartsProps) {
  const t = useTranslations('profiles')
  const items = useItems(all)
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

function useItems({ profile, choices, jobs, city, fromCv }: PartsProps): Record<2 | 3 | 4 | 5, Line[]> {
  const t = useTranslations('profiles')
  const format = useFormatter()
  const locale = useLocale()
  const comma = commaOf(toLanguage(locale))
  const among = (list: readonly Choice[], ids: readonly (number | string | null)[]) =>
    format.list(ids.flatMap((id) => list.find((one) => one.id === String(id))?.text ?? []))
  // a name may hold a comma, and letters that run the other way
  const names = (list: readonly string[]) => list.map(apart).join(' · ')
  const ofCv = (part: keyof FromCv) => {
    const all = fromCv[part] ?? []
    const first = names(all.slice(0, mostOfCv))
    return first && t('review.fromCv', { names: first, more: Math.max(0, all.length - mostOfCv) })
  }
  const day = (date: string | null) =>
    date && format.dateTime(new Date(`${date}T00:00:00Z`), 'longDay', { timeZone: 'UTC' })
  const pay =
    profile.salary_min && profile.salary_currency
      ? `${moneyOf(locale, profile.salary_currency).format(profile.salary_min)} ${t(`three.periods.${profile.salary_period ?? 'month'}`)}`
      : null
  return {
    2: [
      ['two.headline', profile.headline],
      ['two.residence', [city, among(choices.countries, [profile.residence_country_id])].filter(Boolean).join(comma)],
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
      [
        'entries.work.title',
        names(profile.work.map(({ title, employer }) => `${title}${comma}${employer}`)) || ofCv('work'),
      ],
      ['entries.education.title', names(profile.education.map(({ school }) => school)) || ofCv('education')],
      ['entries.certificates.title', names(profile.certificates.map(({ name }) => name)) || ofCv('certificates')],
    ],
    5: [
      ['entries.skills.title', names(profile.skills.map(({ name }) => name)) || ofCv('skills')],
      [
        'entries.languages.title',
        among(
          choices.languages,
          profile.languages.map(({ language }) => language),
        ) || ofCv('languages'),
      ],
      ['five.licences', format.list(profile.licences.map((id) => t(`five.licence.${id}`)))],
      ['five.visibility', t(`five.see.${profile.visibility}`)],
    ],
  }
}
