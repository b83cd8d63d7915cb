import { KnockOut } from '#features/jobs/jobs/ui/knock-out.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { AnswerField } from './answer-fields.tsx'
import type { AskedOnce } from './asked-once.ts'
import type { useApply } from './use-apply.ts'

type Props = {
  jobs: readonly { id: string; title: string }[]
  questions: readonly AskedOnce[]
  form: ReturnType<typeof useApply>['form']
}

/** First what several of the jobs ask, then what each asks for itself. */
export function SeveralAnswers({ jobs, questions, form }: Props) {
  const t = useTranslations('applications.several')
  const shared = questions.filter(({ by }) => by.length > 1)
  const parts = [
    { id: 'shared', title: t('askedBySeveral'), asked: shared },
    ...jobs.map(({ id, title }) => ({
      id,
      title: <bdi>{title}</bdi>,
      asked: questions.filter(({ by }) => by.length === 1 && by[0]?.job === id),
    })),
  ]
  return parts
    .filter(({ asked }) => asked.length > 0)
    .map(({ id, title, asked }) => (
      <fieldset key={id} className="stack">
        <legend className="apply-legend">{title}</legend>
        {asked.map((question) => (
          <AnswerField key={question.id} question={question} form={form} help={<Needed question={question} />} />
        ))}
      </fieldset>
    ))
}

/** Which answer is needed, and for which of the jobs, where not all need the same. */
function Needed({ question }: { question: AskedOnce }) {
  const needs = question.by.filter(({ knock_out }) => knock_out !== null)
  const [first] = needs
  if (!first) return null
  const isSame = needs.length === question.by.length && needs.every(({ knock_out }) => knock_out === first.knock_out)
  if (isSame) return <KnockOut question={{ ...question, knock_out: first.knock_out }} />
  return needs.map(({ job, title, knock_out }) => (
    <span key={job} className="apply-need">
      <bdi>{title}</bdi>
      <KnockOut question={{ ...question, knock_out }} />
    </span>
  ))
}
