import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { listCvs } from '#features/cvs/contract.ts'
import type { JobView } from '#features/jobs/contract.ts'
import { wayTo } from '#features/jobs/ui/came-from.ts'
import { sourceFor } from '#features/jobs/way-rules.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { apply } from '../contract.ts'
import { AnswerFields } from './answer-fields.tsx'
import { CvChoice } from './cv-choice.tsx'
import { ReachFields } from './reach-fields.tsx'
import type { Sent } from './receipt.tsx'
import { useApply } from './use-apply.ts'
import { useApplyErrors } from './use-apply-errors.ts'

type Props = { job: JobView; cvs: Gives<typeof listCvs>['data']; onSent: (sent: Sent) => void }

/** CV, contact, the employer's questions, a note; one button. */
export function ApplyForm({ job, cvs, onSent }: Props) {
  const t = useTranslations('applications.apply')
  const cvNames = new Map(cvs.map(({ id, name }) => [id, name]))
  const [search] = useSearchParams()
  const [via, group] = [search.get('via') ?? undefined, search.get('group') ?? undefined]
  const applying = useApply({
    call: apply,
    about: () => ({ job: job.id, source: sourceFor(wayTo(job.address)), ...(via && { via }), ...(group && { group }) }),
    draft: `apply ${job.id}`,
    questions: job.questions,
    firstCv: cvs[0]?.id ?? '',
    cvNames,
    onDone: ({ data }, written) => onSent({ ...data, ...written }),
  })
  const { form, isLost } = applying
  const { errors, isLoose } = useApplyErrors(applying, job.questions)
  return (
    <form className="stack stack-l" onSubmit={form.submit} noValidate aria-labelledby="apply-title">
      <h1 id="apply-title">{t.rich('title', { company: () => <bdi>{job.company.name}</bdi> })}</h1>
      <ErrorSummary errors={errors} takeFocus />
      {isLoose ? (
        <Note tone="bad" alert>
          {form.problem?.message}
        </Note>
      ) : null}
      <CvChoice cvs={cvs} applying={applying} />
      <ReachFields form={form} country={job.country_code} />
      <AnswerFields questions={job.questions} form={form} applying={applying} />
      <TextArea {...form.field('note')} label={t('note')} help={t('noteHelp')} optional maxLength={3000} />
      {isLost ? (
        <Note tone="warm" alert>
          {t('lost')}
        </Note>
      ) : null}
      <div className="stack stack-s">
        <Button type="submit" look="primary" size="l" wide busy={form.sending}>
          {form.sending ? t('sending') : t('send')}
        </Button>
        <p className="small faint">
          {t.rich('consent', {
            company: () => <bdi>{job.company.name}</bdi>,
            link: (words) => (
              <a className="link" href="/privacy" target="_blank" rel="noopener">
                {words}
              </a>
            ),
          })}
        </p>
      </div>
    </form>
  )
}
