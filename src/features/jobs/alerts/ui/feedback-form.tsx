import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { giveFeedback } from '../contract.ts'
import { feedbackReasons } from '../rules.ts'

type Props = { alertKey: string; job: string; title: string }
type Reason = (typeof feedbackReasons)[number]

/** Why a job of a mail was of no use. */
export function FeedbackForm({ alertKey, job, title }: Props) {
  const t = useTranslations('alerts.feedback')
  const [said, setSaid] = useState<Reason | null>(null)
  const form = useForm(giveFeedback, {
    initial: { reason: 'other_work' as Reason },
    toInput: ({ reason }) => ({ key: alertKey, job, reason }),
    onDone() {
      setSaid(form.values.reason)
    },
  })
  return (
    <section className="stack stack-l">
      <h1>{t('title')}</h1>
      {said ? (
        <Note tone="good" alert>
          <p>{t(said === 'just_this' ? 'doneOne' : 'done')}</p>
        </Note>
      ) : (
        <form method="post" className="stack stack-l" onSubmit={form.submit}>
          <LooseProblem problem={form.problem} />
          <RadioGroup
            {...form.field('reason')}
            onChange={(reason) => form.set('reason', reason as Reason)}
            label={<bdi>{t('about', { title })}</bdi>}
            choices={feedbackReasons.map((id) => ({ id, text: t(id) }))}
          />
          <div>
            <Button type="submit" look="primary" busy={form.sending}>
              {t('send')}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}
