import { useTranslations } from 'use-intl'
import { Icon, type IconName } from '#ui/basics/icon.tsx'
import type { JobView } from '../contract.ts'
import { KnockOut } from './knock-out.tsx'

/** What the job needs: must-haves, what helps, and what one will be asked, with the answers that end it. */
export function JobNeeds({ job }: { job: JobView }) {
  const t = useTranslations('jobs.needs')
  const { skills_must, skills_nice, questions } = job
  if (skills_must.length + skills_nice.length + questions.length === 0) return null
  return (
    <section>
      <h2>{t('title')}</h2>
      <ul className="job-needs rows">
        {skills_must.map((skill) => (
          <Need key={skill} icon="check">
            <bdi>{skill}</bdi>
          </Need>
        ))}
        {skills_nice.map((skill) => (
          <Need key={skill} icon="plus">
            {t.rich('helpful', { skill: () => <bdi>{skill}</bdi> })}
          </Need>
        ))}
        {questions.map((question) => (
          <Need key={question.id} icon="info" ask>
            {t.rich('asked', { question: () => <bdi>{question.text}</bdi> })}
            <KnockOut question={question} />
          </Need>
        ))}
      </ul>
    </section>
  )
}

function Need({ icon, ask, children }: { icon: IconName; ask?: boolean; children: React.ReactNode }) {
  return (
    <li className="row row-top" data-ask={ask}>
      <Icon name={icon} />
      <div className="grow">{children}</div>
    </li>
  )
}
