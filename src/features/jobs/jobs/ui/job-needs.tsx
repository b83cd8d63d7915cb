import { countsOf } from '#features/jobs/matching/fit-rules.ts'
import type { Match } from '#features/jobs/matching/match-contract.ts'
import { MatchList } from '#features/jobs/matching/ui/match-list.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { Icon, type IconName } from '#ui/basics/icon.tsx'
import type { JobView } from '../contract.ts'
import { useListOf } from './job-words.tsx'
import { KnockOut } from './knock-out.tsx'

/** What the job needs: must-haves, what helps, and what one will be asked, with the answers that end it. */
export function JobNeeds({ job, matches = [] }: { job: JobView; matches?: readonly Match[] }) {
  const t = useTranslations('jobs.needs')
  const matchOf = (skill: string) => matches.find(({ kind, asked }) => kind === 'skill' && asked === skill)
  const { skills_must, skills_nice, questions, only, ai_statement } = job
  const beside = matches.filter(({ kind }) => kind !== 'skill')
  const needs = [...skills_must, ...skills_nice, ...questions, ...beside]
  if (needs.length === 0 && !only && !ai_statement) return null
  return (
    <section>
      <h2>{t('title')}</h2>
      <Met matches={matches} />
      <ul className="job-needs rows">
        {only ? <OnlyFor only={only} /> : null}
        {skills_must.map((skill) => (
          <Need key={skill} icon={matchOf(skill)?.result === 'met' ? 'check' : null}>
            <bdi>{skill}</bdi>
            <InYourCv match={matchOf(skill)} />
          </Need>
        ))}
        {skills_nice.map((skill) => (
          <Need key={skill} icon={null}>
            {t.rich('helpful', { skill: () => <bdi>{skill}</bdi> })}
          </Need>
        ))}
        {questions.map((question) => (
          <Need key={question.id} icon="info" ask>
            {t.rich('asked', { question: () => <bdi>{question.text}</bdi> })}
            <KnockOut question={question} />
          </Need>
        ))}
        {ai_statement ? (
          <Need icon="info">
            {t('ai')}
            <p className="quiet" dir="auto">
              {ai_statement}
            </p>
          </Need>
        ) : null}
      </ul>
      {beside.length > 0 ? <MatchList matches={beside} reader="own" /> : null}
    </section>
  )
}

/** How many of the things that are compared are met, counted as in the jobs that fit. */
function Met({ matches }: { matches: readonly Match[] }) {
  const t = useTranslations('matching.fit')
  const { asked, met } = countsOf(matches)
  return asked > 0 ? <p className="quiet">{t('met', { met, asked, reader: 'own' })}</p> : null
}

/** The line of one's own CV or profile that shows it; nothing for whoever has no CV that was read. */
function InYourCv({ match }: { match: Match | undefined }) {
  const t = useTranslations('jobs.needs')
  if (!match || match.result === 'unknown') return null
  const { shown } = match
  return (
    <p className="small quiet">
      {shown === null
        ? t('notInCv')
        : t.rich(shown.line === null ? 'inProfile' : 'inCv', {
            line: shown.line ?? 0,
            text: () => <bdi>{shown.text}</bdi>,
          })}
    </p>
  )
}

/** Who alone may apply; never without the law and the permit that allow to say so. */
function OnlyFor({ only }: { only: NonNullable<JobView['only']> }) {
  const t = useTranslations('jobs.needs')
  const list = useListOf()
  const who = [...(only.gender ? [only.gender] : []), ...only.nationalities]
  return (
    <Need icon="scale" ask>
      {t('onlyFor', { who: list(who) })}
      <p className="small quiet">
        {t.rich('ground', { law: () => <bdi>{only.legal_ground}</bdi>, permit: () => <bdi>{only.permit_number}</bdi> })}
      </p>
    </Need>
  )
}

/** A sign only where it says something; else the point of a list. */
function Need({ icon, ask, children }: { icon: IconName | null; ask?: boolean; children: React.ReactNode }) {
  return (
    <li className="row row-top" data-ask={ask}>
      {icon ? (
        <Icon name={icon} />
      ) : (
        <span className="job-need-point" aria-hidden="true">
          •
        </span>
      )}
      <div className="grow">{children}</div>
    </li>
  )
}
