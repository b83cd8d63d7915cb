import { PromotedWords } from '#features/jobs/promotion/ui/promoted-words.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { directionOf, toLanguage } from '#platform/shared/languages.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import type { listCompanies } from '../contract.ts'

type Company = Gives<typeof listCompanies>['data'][number]

/** A company in the list: name, what it is and where, a few words, what it has open. */
export function CompanyRow({ company, promoted }: { company: Company; promoted?: boolean }) {
  const t = useTranslations('directory')
  const tKinds = useTranslations('pages.company.kinds')
  const { name, slug, kind, place, industry, size, about, about_language, open_jobs, verified } = company
  return (
    <li className="row row-top company-row">
      <Avatar name={name} src={company.logo ?? undefined} kind="company" size="l" />
      <div className="grow stack stack-xs">
        {promoted ? <PromotedWords kind="spotlight" /> : null}
        <h3>
          <a href={`/companies/${encodeURIComponent(slug)}`}>
            <bdi>{name}</bdi>
          </a>
        </h3>
        <Facts
          small
          items={[
            kind === 'company' ? industry : tKinds(kind),
            place,
            size ? t.rich('people', { size: () => <bdi className="num">{size}</bdi> }) : null,
            verified ? (
              <Word key="checked" tone="good">
                {t('checked')}
              </Word>
            ) : null,
          ]}
        />
        {about ? (
          <p
            className="small quiet company-row-about"
            lang={about_language}
            dir={directionOf(toLanguage(about_language))}
          >
            {about}
          </p>
        ) : null}
        {open_jobs > 0 ? <p className="small strong">{t('openJobs', { count: open_jobs })}</p> : null}
      </div>
    </li>
  )
}
