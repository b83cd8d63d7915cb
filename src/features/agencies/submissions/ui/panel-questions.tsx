import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { answerQuestion, type SubmissionDetail, showSubmission } from '../contract.ts'
import { isOpen } from '../submission-states.ts'

/** What was asked of somebody and answered: by the client, by the person. Neither reads what the other wrote. */
export function PanelQuestions({ one }: { one: SubmissionDetail }) {
  const t = useTranslations('submissions')
  const format = useFormatter()
  const { questions, id, packet, state } = one
  // nobody is written to before they were asked
  const mayWrite = isOpen(state) && state !== 'draft'
  if (!mayWrite && questions.length === 0) return null
  return (
    <section className="stack stack-s">
      <h3>{t('questions')}</h3>
      {questions.length === 0 ? <p className="quiet">{t('noQuestions')}</p> : null}
      {questions.length > 0 ? (
        <ul className="rows">
          {questions.map(({ side, to, name, words, at }) => (
            <li key={at} className="stack stack-xs">
              <span className="small quiet">
                {t(`sides.${side}`)} · <bdi>{name}</bdi> · {to && to !== 'agency' ? `${t(`saidTo.${to}`)} · ` : null}
                {format.dateTime(new Date(at), 'moment')}
              </span>
              <p dir="auto">{words}</p>
            </li>
          ))}
        </ul>
      ) : null}
      {mayWrite ? <Answer id={id} toClient={packet !== null} wasAsked={questions.at(-1)?.side ?? null} /> : null}
    </section>
  )
}

type Props = { id: string; toClient: boolean; wasAsked: string | null }

function Answer({ id, toClient, wasAsked }: Props) {
  const t = useTranslations('submissions')
  const form = useForm(answerQuestion, {
    initial: { to: wasAsked === 'client' && toClient ? 'client' : 'person', words: '' },
    toInput: ({ to, words }) => ({ submission: id, to: to as 'client', words }),
    onDone() {
      toast.show({ text: t('answered'), tone: 'good' })
      form.setValues({ ...form.values, words: '' })
      refreshCall(showSubmission)
    },
  })
  const sides = (['person', 'client'] as const).filter((side) => side === 'person' || toClient)
  return (
    <form method="post" className="stack stack-s" onSubmit={form.submit} noValidate>
      <NativeSelect
        {...form.field('to')}
        label={t('answerTo')}
        choices={sides.map((side) => ({ id: side, text: t(`sides.${side}`) }))}
      />
      <TextArea {...form.soleField('words')} id="answer-words" label={t('answer')} rows={2} maxLength={2000} />
      <div>
        <Button type="submit" size="s" icon="send" busy={form.sending}>
          {t('sendAnswer')}
        </Button>
      </div>
    </form>
  )
}
