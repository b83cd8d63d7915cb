import type { ReactNode } from 'react'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { type Language, languageNames } from '#platform/shared/languages.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import type { Side } from '../contract.ts'
import type { MergeField } from '../rules.ts'

type Said = { plain: string; shown: ReactNode }

/** What a record says in a field: in words to compare, and as it is shown; null where it says nothing. */
export function useSaid(): (field: MergeField, side: Side) => Said | null {
  const t = useTranslations('duplicates')
  const format = useFormatter()
  const day = useDay()
  const words = (text: string | null | undefined): Said | null =>
    text ? { plain: text, shown: <bdi>{text}</bdi> } : null
  const of: Record<MergeField, (side: Side) => Said | null> = {
    name: ({ name }) => words(name),
    email: ({ email }) => words(email),
    phone: ({ phone }) => (phone ? { plain: phone, shown: <bdi dir="ltr">{phone}</bdi> } : null),
    headline: ({ headline }) => words(headline),
    place: ({ place }) => words(place),
    positions: ({ positions }) => words(positions.join(' · ')),
    salary: ({ salary, salary_currency, salary_period }) =>
      words(
        salary === null
          ? null
          : t('salaryPer', {
              amount: format.number(salary),
              currency: salary_currency ?? '',
              period: salary_period ?? 'month',
            }),
      ),
    notice: ({ notice_days }) => words(notice_days === null ? null : t('noticeDays', { count: notice_days })),
    available_on: ({ available_on }) => words(available_on && day(available_on)),
    language: ({ language }) => words(languageNames[language as Language]),
    cv: ({ id, cv }) =>
      cv
        ? {
            plain: cv.id,
            shown: (
              <a className="link" href={cv.url} download>
                <bdi>{cv.name}</bdi>
              </a>
            ),
          }
        : { plain: id, shown: <span className="quiet">{t('noFile')}</span> },
    picture: ({ picture, name }) =>
      picture ? { plain: picture, shown: <Avatar name={t('photo', { name })} src={picture} /> } : null,
  }
  return (field, side) => of[field](side)
}
