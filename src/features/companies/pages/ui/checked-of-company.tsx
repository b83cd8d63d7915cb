import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { Icon } from '#ui/basics/icon.tsx'
import type { Company } from './organization.ts'

/** Facts, not badges: what was checked, when, and what makes it checkable again: the domain, the licence's number. */
export function CheckedOfCompany({ checked }: Pick<Company, 'checked'>) {
  const t = useTranslations('pages.company.checks')
  const day = useDay()
  if (checked.length === 0) return <p className="quiet">{t('nothing')}</p>
  return (
    <ul className="rows">
      {checked.map(({ what, at, domain, number, authority, expires_on }) => (
        <li key={what} className="row row-top">
          <Icon name={what === 'email' ? 'mail' : 'file'} />
          <div className="grow stack stack-xs">
            <p>
              {what === 'licence'
                ? t('licence')
                : domain
                  ? t.rich('domain', { domain: () => <bdi className="ltr">{domain}</bdi> })
                  : t('email')}
            </p>
            {number && authority ? (
              <p className="small quiet">
                {t.rich('number', {
                  number: () => <bdi className="num">{number}</bdi>,
                  by: () => <bdi>{authority}</bdi>,
                })}
              </p>
            ) : null}
            <p className="small faint">
              <time dateTime={at}>{t('on', { day: day(at) })}</time>
              {expires_on ? <> · {t('until', { day: day(`${expires_on}T12:00:00Z`) })}</> : null}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
