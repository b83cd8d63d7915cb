import { useState } from 'react'
import { parameters } from '#features/hiring/applications/parameter-rules.ts'
import { listMessageTemplates } from '#features/hiring/message-templates/contract.ts'
import { send } from '#platform/browser/call.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { cancelMessages, previewMessages, sendMessages } from '../many-contract.ts'
import { mostAtOnce, undoMinutes } from '../rules.ts'
import { FilledMessages } from './filled-messages.tsx'

type Props = { job: string; ids: readonly string[]; onClose: (isDone: boolean) => void }
type Written = { template: string; subject: string; text: string }

/** Writes to several applicants: a template or words of one's own, what each would read, then sending with a way back. */
export function MessageManyDialog({ job, ids, onClose }: Props) {
  const t = useTranslations('scheduledMessages.many')
  const [written, setWritten] = useState<Written>({ template: '', subject: '', text: '' })
  const { template, ...byHand } = written
  const input = { job, ids: [...ids], ...(template ? { template } : byHand) }
  const look = useSend(previewMessages)
  const go = useSending(onClose)
  const filled = look.data?.data
  const going = filled?.filter(({ why }) => why === null).length ?? 0
  const problem = go.error ?? look.error
  const isTooMany = ids.length > mostAtOnce
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      title={t('title', { count: ids.length })}
      about={filled ? t('will', { count: going, all: ids.length, minutes: undoMinutes }) : undefined}
      footer={
        filled ? (
          <>
            <Button
              look="primary"
              icon="send"
              disabled={going === 0}
              busy={go.isPending}
              onClick={() => go.mutate(input)}
            >
              {t('go', { count: going })}
            </Button>
            <Button look="quiet" onClick={look.reset}>
              {t('back')}
            </Button>
          </>
        ) : (
          <>
            <Button
              look="primary"
              disabled={isTooMany || (!template && byHand.text.trim() === '')}
              busy={look.isPending}
              onClick={() => look.mutate(input)}
            >
              {t('preview')}
            </Button>
            <Button look="quiet" onClick={() => onClose(false)}>
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
    </Dialog>
  )
}

function Writing({ written, onChange }: { written: Written; onChange: (written: Written) => void }) {
  const t = useTranslations('scheduledMessages.many')
  const parameter = useTranslations('messageTemplates')
  const { data } = useCall(listMessageTemplates, {})
  const { template, subject, text } = written
  return (
    <div className="stack">
      <NativeSelect
        name="template"
        label={t('template')}
        empty={t('own')}
        value={template}
        choices={(data?.data.templates ?? []).map(({ id, name }) => ({ id, text: name }))}
        onChange={(chosen) => onChange({ ...written, template: chosen })}
      />
      {template ? (
        <p className="small quiet">{t('each')}</p>
      ) : (
        <>
          <TextField
            name="subject"
            label={t('subject')}
            optional
            maxLength={150}
            value={subject}
            onChange={(value) => onChange({ ...written, subject: value })}
          />
          <TextArea
            name="text"
            label={t('text')}
            rows={6}
            maxLength={5000}
            value={text}
            onChange={(value) => onChange({ ...written, text: value })}
          />
          <fieldset className="stack stack-s">
            <legend className="field-label">{parameter('form.parameters')}</legend>
            <div className="cluster">
              {parameters.map((one) => (
                <Button
                  key={one}
                  size="s"
                  icon="plus"
                  onClick={() =>
                    onChange({ ...written, text: `${text}${text && !/\s$/.test(text) ? ' ' : ''}{${one}}` })
                  }
                >
                  {parameter(`parameters.${one}`)}
                </Button>
              ))}
            </div>
          </fieldset>
        </>
      )}
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
      const time = format.dateTime(new Date(send_at), { hour: '2-digit', minute: '2-digit' })
      toast.show({
        text: t('sent', { count: sent, time }),
        tone: 'good',
        action: { text: t('undo'), run: () => void undo(batch) },
      })
      onClose(true)
    },
  })
}
