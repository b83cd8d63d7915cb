import { useLocale } from 'use-intl'
import { CompanyName, JobTitle } from '#features/jobs/jobs/ui/job-words.tsx'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { directionOf, toLanguage } from '#platform/shared/languages.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Facts } from '#ui/basics/word.tsx'
import type { GroupView } from '../contract.ts'
import { usePeriod } from './use-period.ts'

/** Cover, title, who it is from, how much is open, and the introduction. */
export function GroupTop({ group }: { group: GroupView }) {
  const t = useTranslations('jobGroups.page')
  const period = usePeriod('jobGroups.page.period')
  const { company, text, open, total, applied } = group
  const closed = total - open
  return (
    <header className="stack">
      {group.cover ? <img className="group-cover" src={group.cover} alt="" /> : null}
      <div className="row row-top">
        <Avatar name={company.name} src={company.logo ?? undefined} kind="company" size="l" />
        <div className="grow stack stack-xs">
          <h1 className="group-title">
            <JobTitle job={text} />
          </h1>
          <CompanyName company={company} href={`/companies/${company.slug}`} />
          <div className="quiet">
            <Facts
              items={[
                t('open', { count: open }),
                closed > 0 ? t('closedToo', { count: closed }) : null,
                group.status === 'open' ? period(group) : null,
                applied === null ? null : t('applied', { count: applied }),
              ]}
            />
          </div>
        </div>
      </div>
      <Languages group={group} />
      {text.intro ? (
        <div
          className="prose"
          lang={text.language}
          dir={directionOf(toLanguage(text.language))}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was written (clean-html.ts)
          dangerouslySetInnerHTML={{ __html: text.intro }}
        />
      ) : null}
      <div>
        <LinkButton href={`/job-groups/${group.address}/share`} look="quiet" icon="share">
          {t('share')}
        </LinkButton>
      </div>
    </header>
  )
}

/** In which other languages it is written; and a word when it is not written in the page's own. */
function Languages({ group: { text, other_languages, address } }: { group: GroupView }) {
  const t = useTranslations('jobGroups.page')
  const { language } = useSite()
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' })
  const foreign = text.language !== language
  if (!foreign && other_languages.length === 0) return null
  return (
    <p className="cluster small quiet">
      {foreign ? <span>{t('writtenIn', { language: names.of(text.language) ?? text.language })}</span> : null}
      {other_languages.map((other) => (
        <a key={other} className="link" href={`/job-groups/${address}?lang=${other}`} hrefLang={other}>
          {t('readIn', { language: names.of(other) ?? other })}
        </a>
      ))}
    </p>
  )
}
