import { useTranslations } from '#platform/browser/intl.ts'
import { Icon, type IconName } from '#ui/basics/icon.tsx'
import type { JobView } from '../contract.ts'
import { useListOf } from './job-words.tsx'
import { KnockOut } from './knock-out.tsx'

type Props = {
  job: JobView
  /** What of it the reader has: in numbers, above the list, and line by line in place of the skills that are a must and that help. */
  met?: { above: React.ReactNode; lines: React.ReactNode; helpful: React.ReactNode }
}

/** What the job needs: must-haves, what helps, and what one will be asked, with the answers that end it. */
export function JobNeeds({ job, met }: Props) {
  const t = useTranslations('jobs.needs')
  const { skills_must, skills_nice, questions, only, ai_statement } = job
  if (skills_must.length + skills_nice.length + questions.length === 0 && !only && !ai_statement && !met) return null
  return (
    <section>
      <h2>{t('title')}</h2>
      {met?.above}
      <ul className="job-needs rows">
        {only ? <OnlyFor only={only} /> : null}
        {met?.lines ??
          skills_must.map((skill) => (
            <Need key={skill} icon={null}>
              <bdi>{skill}</bdi>
            </Need>
          ))}
        {met?.helpful ??
          skills_nice.map((skill) => (
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
    </section>
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
