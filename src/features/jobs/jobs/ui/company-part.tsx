import type { showPage } from '#features/companies/pages/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { CheckedFacts } from './company-facts.tsx'

type Company = Gives<typeof showPage>['data'] | null

/** The employer beside its job: what was checked, how soon it answers, and where its page is. */
export function CompanyPart({ company, answerDays }: { company: Company; answerDays: number }) {
  const t = useTranslations('jobs')
  if (!company)
    return (
      <section className="stack">
        <h2>{t('checked.title')}</h2>
        <p className="measure">{t('anonymous.why')}</p>
        <p className="quiet measure">{t('checked.free')}</p>
      </section>
    )
  return (
    <section className="stack">
      <h2>{t('checked.title')}</h2>
      <CheckedFacts checked={company.checked} />
      <p className="quiet measure">{t('checked.free')}</p>
      <div className="row">
        <Avatar name={company.name} src={company.logo ?? undefined} kind="company" size="l" />
        <div className="grow">
          <a className="link strong" href={`/companies/${company.slug}`}>
            <bdi>{company.name}</bdi>
          </a>
          <p className="quiet">{t('checked.answers', { count: answerDays })}</p>
        </div>
      </div>
    </section>
  )
}
