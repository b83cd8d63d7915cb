import { useState } from 'react'
import { useLocale } from 'use-intl'
import { listMessageTemplates } from '#features/hiring/message-templates/contract.ts'
import { textFor } from '#features/hiring/message-templates/rules.ts'
import { useFields } from '#features/hiring/message-templates/ui/use-fields.ts'
import { send } from '#platform/browser/call.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useCall, useSend } from '#platform/browser/use-call.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { InsertFields } from '#ui/fields/insert-fields.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { useDiscard } from '#ui/over/use-discard.tsx'
import { cancelMessages, previewMessages, sendMessages } from '../many-contract.ts'
import { mostAtOnce, undoMinutes } from '../rules.ts'
import { FilledMessages } from './filled-messages.tsx'

type Props = { job: string; ids: readonly string[]; onClose: (isDone: boolean) => void }
type Text = { subject: string; text: string }
/** What stands in the fields, and the template it came from as it was then. */
type Written = Text & { kept: (Text & { template: string }) | null }

/** A template that nobody changed goes to each in their language; else all read what is written. */
const isAsKept = ({ kept, subject, text }: Written) => kept?.subject === subject && kept.text === text

/** Writes to several applicants: a template or words of one's own, what each would read, then sending with a way back. */
export function MessageManyDialog({ job, ids, onClose }: Props) {
  const t = useTranslations('scheduledMessages.many')
  const [written, setWritten] = useState<Written>({ kept: null, subject: '', text: '' })
  const { kept, ...byHand } = written
  const input = { job, ids: [...ids], ...(kept && isAsKept(written) ? { template: kept.template } : byHand) }
  const look = useSend(previewMessages)
  const go = useSending(onClose)
  const filled = look.data?.data
  const going = filled?.filter(({ why }) => why === null).length ?? 0
  const problem = go.error ?? look.error
  const { close, question } = useDiscard(Object.values(byHand).some(Boolean), () => onClose(false))
  const isTooMany = ids.length > mostAtOnce
  return (
    <Dialog
      open
      onClose={close}
      title={t('title', { count: ids.length })}
      about={
        filled
          ? [t('will', { count: going, all: ids.length }), going > 0 && t('when', { minutes: undoMinutes })]
              .filter(Boolean)
              .join(' ')
          : undefined
      }
      footer={
        filled ? (
          <>
            {going > 0 ? (
              <Button look="primary" icon="send" busy={go.isPending} onClick={() => go.mutate(input)}>
                {t('go', { count: going })}
              </Button>
            ) : null}
            <Button look={going > 0 ? 'quiet' : 'primary'} onClick={look.reset}>
              {t('back')}
            </Button>
          </>
        ) : (
          <>
            <Button
              look="primary"
              disabled={isTooMany || byHand.text.trim() === ''}
              busy={look.isPending}
              onClick={() => look.mutate(input)}
            >
              {t('preview')}
            </Button>
            <Button look="quiet" onClick={close}>
              {t('cancel')}
            </Button>
          </>
        )
      }
    >
      {isTooMany ? <Note tone="warm">{t('tooMany', { most: mostAtOnce })}</Note> : null}
      {problem ? (
        <Note tone="bad" alert>
          {problem.errors[0]?.message ?? problem.message}
        </Note>
      ) : null}
      {filled ? <FilledMessages filled={filled} /> : <Writing written={written} onChange={setWritten} />}
      {question}
    </Dialog>
  )
}

function Writing({ written, onChange }: { written: Written; onChange: (written: Written) => void }) {
  const t = useTranslations('scheduledMessages.many')
  const fields = useFields()
  const { data } = useCall(listMessageTemplates, {})
  const language = toLanguage(useLocale())
  const templates = data?.data.templates ?? []
  const { kept, subject, text } = written
  const choose = (template: string) => {
    const chosen = templates.find(({ id }) => id === template)
    const { subject, text } = (chosen && textFor(chosen.texts, [language])) ?? { subject: '', text: '' }
    // what one wrote stays where one goes back to one's own words
    if (!chosen && !isAsKept(written)) return onChange({ ...written, kept: null })
    onChange({ kept: chosen ? { template, subject, text } : null, subject, text })
  }
  return (
    <div className="stack">
      <NativeSelect
        name="template"
        label={t('template')}
        empty={t('own')}
        value={kept?.template ?? ''}
        choices={templates.map(({ id, name }) => ({ id, text: name }))}
        onChange={choose}
      />
      {kept ? <p className="small quiet">{t(isAsKept(written) ? 'each' : 'changed')}</p> : null}
      <TextField
        name="subject"
        label={t('subject')}
        optional
        maxLength={150}
        value={subject}
        onChange={(value) => onChange({ ...written, subject: value })}
      />
      <TextArea
        // messages to one applicant, below, have a field of that name
        id="many-text"
        name="text"
        label={t('text')}
        rows={6}
        maxLength={5000}
        value={text}
        onChange={(value) => onChange({ ...written, text: value })}
      />
      <InsertFields
        {...fields}
        name="fields"
        area="many-text"
        value={text}
        onChange={(value) => onChange({ ...written, text: value })}
      />
    </div>
  )
}

/** Sends, says when it goes out, and offers to take it back so long. */
function useSending(onClose: (isDone: boolean) => void) {
  const t = useTranslations('scheduledMessages.many')
  const format = useFormatter()
  const again = () => refresh('scheduled_message.changed')
  const undo = async (batch: string) => {
    try {
      const { data } = await send(cancelMessages, { batch })
      toast.show({ text: t('undone', { count: data.cancelled }), tone: 'good' })
    } catch (error) {
      toast.show({ text: error instanceof Error ? error.message : '', tone: 'bad' })
    }
    again()
  }
  return useSend(sendMessages, {
    onDone({ data: { batch, send_at, sent } }) {
      again()
      const time = format.dateTime(new Date(send_at), 'clock')
      toast.show({
        text: t('sent', { count: sent, time }),
        tone: 'good',
        action: { text: t('undo'), run: () => void undo(batch) },
      })
      onClose(true)
    },
  })
}
