import type { ReactNode } from 'react'
import type { listCvs } from '#features/cvs/cvs/contract.ts'
import { AnswerFields } from '#features/hiring/applications/ui/answer-fields.tsx'
import { CvChoice } from '#features/hiring/applications/ui/cv-choice.tsx'
import { ReachFields } from '#features/hiring/applications/ui/reach-fields.tsx'
import { consentTo, SendPart } from '#features/hiring/applications/ui/send-part.tsx'
import { useApplyErrors } from '#features/hiring/applications/ui/use-apply-errors.ts'
import type { DayView } from '#features/open-days/open-days/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Note } from '#ui/basics/note.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'

type Cvs = Gives<typeof listCvs>['data']
type Props = {
  applying: Parameters<typeof useApplyErrors>[0]
  day: Pick<DayView, 'country_code' | 'questions' | 'cv_needed'>
  company: string
  cvs: Cvs
  label: string
  cvHelp: string
  go: string
  /** A refusal that is said with ways out of it, instead of by its words alone. */
  problem?: ReactNode
  /** After the fields of who comes. */
  children?: ReactNode
  /** After the questions. */
  last?: ReactNode
}

/** What somebody brings to an open day, booked or not: who they are, a CV, answers once for all desks. */
export function VisitorForm({ applying, day, company, cvs, label, cvHelp, go, problem, children, last }: Props) {
  const t = useTranslations('visits.form')
  const { form, isLost } = applying
  const { errors, isLoose } = useApplyErrors(applying, day.questions)
  return (
    <form method="post" className="stack stack-l" onSubmit={form.submit} noValidate aria-label={label}>
      <ErrorSummary errors={errors} takeFocus />
      {problem}
      {isLoose && !problem ? (
        <Note tone="bad" alert>
          {form.problem?.message}
        </Note>
      ) : null}
      <ReachFields form={form} country={day.country_code} />
      {children}
      <section className="stack" aria-label={t('cv')}>
        <h2>{t('cv')}</h2>
        {day.cv_needed ? null : <p className="small quiet">{cvHelp}</p>}
        <CvChoice cvs={cvs} applying={applying} optional={!day.cv_needed} />
      </section>
      <AnswerFields questions={day.questions} form={form} applying={applying} />
      {last}
      <SendPart
        go={go}
        sending={form.sending}
        lost={isLost ? t('lost') : null}
        consent={t.rich('consent', consentTo(company))}
      />
    </form>
  )
}

/** What `useApply` wants of somebody's kept CVs: the one chosen first, and their names. */
export const keptCvs = (cvs: Cvs) => ({
  firstCv: (cvs.find(({ primary }) => primary) ?? cvs[0])?.id ?? '',
  cvNames: new Map(cvs.map(({ id, name }) => [id, name])),
})
