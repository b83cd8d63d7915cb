import type { ReactNode } from 'react'
import type { JobView } from '#features/jobs/jobs/contract.ts'
import { KnockOut } from '#features/jobs/jobs/ui/knock-out.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import type { useApply } from './use-apply.ts'

type Question = JobView['questions'][number]
type Applying = Pick<ReturnType<typeof useApply>, 'answerFiles' | 'answerWith'>
type Form = ReturnType<typeof useApply>['form']

/** The employer's questions; which answer is needed is said beside each, not after sending. */
export function AnswerFields({
  questions,
  form,
  applying,
}: {
  questions: readonly Question[]
  form: Form
  applying: Applying
}) {
  const t = useTranslations('applications.apply')
  if (questions.length === 0) return null
  return (
    <fieldset className="stack">
      <legend className="apply-legend">{t('questions', { count: questions.length })}</legend>
      {questions.map((question, at) => (
        <AnswerField
          key={question.id}
          question={question}
          form={form}
          file={
            <FileAnswer
              question={question}
              form={form}
              file={applying.answerFiles[`answer_${at}`]}
              onFile={(file) => applying.answerWith(question.id, at, file)}
            />
          }
        />
      ))}
    </fieldset>
  )
}

type FieldProps = {
  question: Question
  form: Form
  /** What is said of the answer that is needed, where it is not the same for all. */
  help?: ReactNode
  /** The field of a question that wants a file, where files can go along. */
  file?: ReactNode
}

/** One question, answered in the way it is asked. */
export function AnswerField({ question, form, help, file }: FieldProps) {
  const t = useTranslations('applications.apply')
  const { id, kind, text, choices, required, knock_out } = question
  const { answers } = form.values
  const field = {
    name: `answers.${id}`,
    label: <bdi>{text}</bdi>,
    value: answers[id] ?? '',
    onChange: (answer: string) => form.set('answers', { ...answers, [id]: answer }),
    error: form.errorOf(`answers.${id}`),
    help: help ?? (knock_out === null ? undefined : <KnockOut question={question} />),
    ...(required ? { required } : { optional: true }),
  }
  if (kind === 'yes_no')
    return (
      <RadioGroup
        {...field}
        look="segments"
        choices={[
          { id: 'yes', text: t('yes') },
          { id: 'no', text: t('no') },
        ]}
      />
    )
  if (kind === 'choice')
    return <RadioGroup {...field} choices={choices.map((choice) => ({ id: choice, text: <bdi>{choice}</bdi> }))} />
  if (kind === 'file') return file ?? null
  if (kind === 'number') {
    const numberHelp = (
      <>
        {t('numberHelp')} {field.help}
      </>
    )
    return <TextField {...field} help={numberHelp} inputMode="decimal" dir="auto" maxLength={30} />
  }
  return <TextArea {...field} rows={2} maxLength={2000} />
}

type FileProps = { question: Question; form: Form; file: File | undefined; onFile: (file: File | null) => void }

/** A file as an answer: a certificate, a portfolio. It travels with the application. */
function FileAnswer({ question: { id, text, required }, form, file, onFile }: FileProps) {
  const t = useTranslations('applications.apply')
  return (
    <Field
      name={`answers.${id}`}
      label={<bdi>{text}</bdi>}
      help={file ? <bdi>{file.name}</bdi> : t('fileKinds')}
      error={form.errorOf(`answers.${id}`)}
      {...(required ? { required } : { optional: true })}
    >
      {(link) => (
        <input
          {...link}
          type="file"
          className="input"
          accept=".pdf,.doc,.docx,.odt,.rtf,.txt,image/jpeg,image/png"
          onChange={(event) => onFile(event.target.files?.[0] ?? null)}
        />
      )}
    </Field>
  )
}
