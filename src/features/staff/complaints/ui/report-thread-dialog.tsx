import type { Thread } from '#features/talk/threads/contract.ts'
import type { Message } from '#features/talk/threads/message-contract.ts'
import { isInside } from '#features/talk/threads/rules.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { Checkbox, RadioGroup } from '#ui/fields/choice.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { reportThread } from '../contract.ts'
import { type ComplaintReason, complaintReasons, mostMessages } from '../rules.ts'

type Props = {
  thread: Pick<Thread, 'id' | 'title' | 'may' | 'side'>
  /** Those that are on the screen; of them one chooses. */
  messages: readonly Message[]
  /** Chosen from the beginning. */
  chosen?: readonly string[]
  /** Reported, or left. */
  onDone: () => void
}

/** Reports the other side of a conversation with chosen messages, and says who sees them and what happens at once. */
export function ReportThreadDialog({ thread, messages, chosen: first = [], onDone }: Props) {
  const t = useTranslations('complaints')
  const { title: name } = thread
  const blocks = thread.may.includes('block')
  const form = useForm(reportThread, {
    initial: { messages: first, reason: '' as ComplaintReason | '', note: '' },
    toInput: ({ messages: chosen, reason, note }) => ({
      ...{ thread: thread.id, messages: [...chosen], reason: reason as ComplaintReason, note },
    }),
    onDone({ data: { blocked } }) {
      toast.show({ text: t(blocked ? 'thread.done' : 'thread.doneOnly', { name }), tone: 'good' })
      onDone()
    },
  })
  const { messages: chosen, reason } = form.values
  const isOwn = ({ mine, side }: Message) => mine || (isInside(thread.side) && side === thread.side)
  const theirs = messages.some((message) => !isOwn(message) && chosen.includes(message.id))
  return (
    <Dialog
      open
      onClose={onDone}
      title={t('thread.title', { name })}
      about={t('thread.lead')}
      footer={
        <>
          <Button
            look="danger-solid"
            disabled={!theirs || !reason}
            busy={form.sending}
            onClick={() => void form.submit()}
          >
            {t(blocks ? 'thread.send' : 'thread.sendOnly')}
          </Button>
          <Button look="quiet" onClick={onDone}>
            {t('thread.cancel')}
          </Button>
        </>
      }
    >
      <form method="post" className="stack stack-l" onSubmit={form.submit} noValidate>
        <LooseProblem problem={form.problem} fields={['note']} />
        {blocks ? <p>{t('thread.blocks', { name })}</p> : null}
        <Chosen {...{ messages, chosen }} onChoose={(ids) => form.set('messages', ids)} />
        <RadioGroup
          {...form.field('reason')}
          onChange={(id) => form.set('reason', id as ComplaintReason)}
          label={t('report.reason')}
          required
          choices={complaintReasons.map((id) => ({ id, text: t(`reasons.${id}`) }))}
        />
        <TextArea {...form.field('note')} label={t('report.note')} rows={2} maxLength={2000} optional />
      </form>
    </Dialog>
  )
}

type ChosenProps = Pick<Props, 'messages'> & { chosen: readonly string[]; onChoose: (ids: readonly string[]) => void }

function Chosen({ messages, chosen, onChoose }: ChosenProps) {
  const t = useTranslations('complaints.thread')
  const format = useFormatter()
  return (
    <fieldset className="stack stack-s">
      <legend className="strong">{t('messages')}</legend>
      {messages
        .filter(({ unsent }) => !unsent)
        .map(({ id, text, name, mine, at, files }) => {
          const isChosen = chosen.includes(id)
          const about = (
            <>
              {mine ? t('you') : <bdi>{name}</bdi>} · {format.dateTime(new Date(at), 'moment')}
              {files.length > 0 ? ` · ${t('files', { count: files.length })}` : null}
            </>
          )
          return (
            <Checkbox
              key={id}
              name="messages"
              help={about}
              value={isChosen}
              disabled={!isChosen && chosen.length >= mostMessages}
              onChange={() => onChoose(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
            >
              <span dir="auto">{text || files.map((file) => file.name).join(', ')}</span>
            </Checkbox>
          )
        })}
    </fieldset>
  )
}
