import type { listCvs } from '#features/cvs/cvs/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { applyToSeveral, type showChosen } from '../several-contract.ts'
import { askedOnce } from './asked-once.ts'
import { CvChoice } from './cv-choice.tsx'
import { NotSent } from './not-sent.tsx'
import { NoteField } from './note-field.tsx'
import { ReachFields } from './reach-fields.tsx'
import { SeveralAnswers } from './several-answers.tsx'
import type { Results } from './several-receipt.tsx'
import { firstOwn } from './start-of.ts'
import { useApply } from './use-apply.ts'
import { useApplyErrors } from './use-apply-errors.ts'

type Chosen = Gives<typeof showChosen>['data']
type Props = Pick<Chosen, 'group' | 'jobs' | 'reach'> & {
  cvs: Gives<typeof listCvs>['data']
  via: string | null
  onDone: (results: Results) => void
}

/** One CV, one contact, one note; the questions of all chosen jobs, each asked once. */
export function SeveralForm({ group, jobs, cvs, via, reach, onDone }: Props) {
  const t = useTranslations('applications')
  const questions = askedOnce(jobs)
  const ids = jobs.map(({ id }) => id)
  const applying = useApply({
    call: applyToSeveral,
    about: () => ({ address: group.address, jobs: ids, ...(via && { via }) }),
    draft: `apply ${group.address} ${ids.join(' ')}`,
    first: { phone: reach?.phone ?? '' },
    // a knock-out costs one job, not all of them: it is told and does not stop the sending
    questions: questions.map((question) => ({ ...question, knock_out: null })),
    firstCv: firstOwn(cvs),
    cvNames: new Map(cvs.map(({ id, name }) => [id, name])),
    onDone: ({ data }, { byMail }) => onDone({ results: data, byMail }),
  })
  const { form, isLost } = applying
  const { errors, isLoose } = useApplyErrors(applying, questions)
  return (
    <form method="post" className="stack stack-l" onSubmit={form.submit} noValidate aria-labelledby="apply-title">
      <h1 id="apply-title">
        {t.rich('several.title', { count: jobs.length, company: () => <bdi>{group.company}</bdi> })}
      </h1>
      <ErrorSummary errors={errors} takeFocus />
      {isLoose && form.problem ? <NotSent problem={form.problem} /> : null}
      <CvChoice cvs={cvs} applying={applying} />
      <ReachFields form={form} country={reach?.country ?? jobs[0]?.country_code ?? 'AE'} />
      <SeveralAnswers jobs={jobs} questions={questions} form={form} />
      <NoteField form={form} help={t('several.noteHelp')} />
      {isLost ? (
        <Note tone="warm" alert>
          {t('apply.lost')}
        </Note>
      ) : null}
      <div className="stack stack-s">
        <Button type="submit" look="primary" size="l" wide busy={form.sending}>
          {form.sending ? t('apply.sending') : t('several.send', { count: jobs.length })}
        </Button>
        <p className="small faint">
          {t.rich('several.consent', {
            company: () => <bdi>{group.company}</bdi>,
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
