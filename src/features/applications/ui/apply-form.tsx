import { useTranslations } from 'use-intl'
import type { listCvs } from '#features/cvs/contract.ts'
import type { JobView } from '#features/jobs/contract.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { PhoneField } from '#ui/fields/phone-field.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { CvChoice } from './cv-choice.tsx'
import type { Sent } from './receipt.tsx'
import { useApply } from './use-apply.ts'

type Props = { job: JobView; cvs: Gives<typeof listCvs>['data']; onSent: (sent: Sent) => void }

const named = new Set(['name', 'email', 'phone', 'note'])

/** CV, contact, the employer's questions, a note; one button. */
export function ApplyForm({ job, cvs, onSent }: Props) {
  const t = useTranslations('applications.apply')
  const cvNames = new Map(cvs.map(({ id, name }) => [id, name]))
  const applying = useApply({ job, firstCv: cvs[0]?.id ?? '', cvNames, onSent })
  const { form, refused, isLost, isAboutFile } = applying
  const asked = new Map(job.questions.map(({ id, text }) => [`answers.${id}`, text]))
  const labelOf = (field: string) => asked.get(field) ?? (named.has(field) ? t(field) : null)
  const errors = form.errors.map(({ field, message }) => {
    const label = labelOf(field)
    return { name: field, text: label ? t('errorIn', { label, message }) : message }
  })
  if (refused) errors.unshift({ name: 'cv', text: refused })
  const isLoose = form.problem && errors.length === 0 && !isAboutFile && !isLost
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
      <fieldset className="stack">
        <legend className="apply-legend">{t('reach')}</legend>
        <TextField {...form.field('name')} label={t('name')} autoComplete="name" required />
        <TextField
          {...form.field('email')}
          label={t('email')}
          type="email"
          autoComplete="email"
          help={t('contactHelp')}
        />
        <PhoneField {...form.field('phone')} label={t('phone')} country={job.country_code} />
      </fieldset>
      <AnswerFields questions={job.questions} applying={applying} />
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
