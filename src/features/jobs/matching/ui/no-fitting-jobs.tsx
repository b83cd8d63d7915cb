import { addressOfStep } from '#features/people/profiles/ui/steps.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'

/** Nothing fits: because nobody knows what is looked for, or because there is no such job today. */
export function NoFittingJobs({ knowsWork }: { knowsWork: boolean }) {
  const t = useTranslations('matching.fitting')
  return (
    <Empty
      icon="jobs"
      title={t(knowsWork ? 'none' : 'noWork')}
      action={
        <div className="cluster">
          <LinkButton href={knowsWork ? '/jobs' : '/user/cvs'} look="primary">
            {t(knowsWork ? 'search' : 'addCv')}
          </LinkButton>
          <LinkButton href={knowsWork ? '/alerts' : addressOfStep(3)}>{t(knowsWork ? 'alert' : 'choose')}</LinkButton>
        </div>
      }
    >
      {t(knowsWork ? 'noneHelp' : 'noWorkHelp')}
    </Empty>
  )
}
