import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTimeZone } from 'use-intl'
import { writeAsPage } from '#features/hiring/applications/contract.ts'
import { firstLeft } from '#features/hiring/applications/parameter-rules.ts'
import { TemplatePicker } from '#features/hiring/message-templates/ui/template-picker.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useCall, useSend } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { fieldId } from '#ui/fields/field.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { EmojiButton } from '#ui/over/emoji-button.tsx'
import { listScheduled, scheduleMessage } from '../contract.ts'
import { tomorrowAt } from './tomorrow.ts'
import { WaitingMessages } from './waiting-messages.tsx'
import { WhenFields } from './when-fields.tsx'

type Props = { applicant: { id: string; name: string; email: string | null; through: string | null } }

/** Where the team writes to an applicant: by hand or from a template, now or later; and what waits to go out. */
export function TeamWriteBox({ applicant: { id, name, email, through } }: Props) {
  const t = useTranslations('scheduledMessages.write')
  const own = useTimeZone() ?? 'UTC'
  const { data: waiting } = useCall(listScheduled, { application: id, zone: own })
  const { zone = own, their_zone = null, messages = [] } = waiting?.data ?? {}
  const { form, at, setAt, busy, send, problem } = useWriting(id, own)
  const { subject, text } = form.values
  const left = firstLeft(text) ?? firstLeft(subject)
  useFocusAsked()
  return (
    <div className="stack">
      <form
        method="post"
        className="stack stack-s"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!left) send()
        }}
      >
        {subject ? (
          <TextField
            {...form.field('subject')}
            label={t('subject')}
            optional
            maxLength={150}
            error={problem('subject')}
          />
        ) : null}
        <TextArea
          {...form.field('text')}
          label={t('to', { name })}
          help={email || through ? t('byMail') : t('noMail')}
          error={left ? t('left', { name: left.name }) : problem('text')}
          rows={text.includes('\n') ? 8 : 3}
        />
        {at ? (
          <WhenFields at={at} zone={zone} theirZone={their_zone} name={name} error={problem('at')} onChange={setAt} />
        ) : null}
        <div className="cluster">
          <Button type="submit" size="s" icon={at ? 'clock' : 'send'} busy={busy}>
            {t(at ? 'schedule' : 'send')}
          </Button>
          <Button size="s" look="text" aria-expanded={at !== null} onClick={() => setAt(at ? null : tomorrowAt(zone))}>
            {t(at ? 'now' : 'later')}
          </Button>
          <EmojiButton field={fieldId('text')} onChange={(next) => form.set('text', next)} />
          <TemplatePicker
            application={id}
            name={name}
            onTake={(taken) => {
              form.setValues(taken)
            }}
          />
        </div>
      </form>
      <WaitingMessages messages={messages} theirZone={their_zone} />
    </div>
  )
}

/** A link that leads to the box leads into it: it comes later than the browser looks for it. */
function useFocusAsked() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === `#${fieldId('text')}`) document.getElementById(fieldId('text'))?.focus()
  }, [hash])
}

/** What is written, and sending it now or at its time. */
function useWriting(application: string, zone: string) {
  const t = useTranslations('scheduledMessages.write')
  const [at, setAt] = useState<string | null>(null)
  const clear = () => {
    form.setValues({ subject: '', text: '' })
    sessionStorage.removeItem(`message-${application}`)
    setAt(null)
  }
  const form = useForm(writeAsPage, {
    initial: { subject: '', text: '' },
    draft: `message-${application}`,
    toInput: ({ subject, text }) => ({ application, subject, text }),
    onDone() {
      clear()
      refresh('application.message_sent')
    },
  })
  const later = useSend(scheduleMessage, {
    onDone() {
      clear()
      refresh('scheduled_message.changed')
      toast.show({ text: t('scheduled'), tone: 'good' })
    },
  })
  const errors = [...form.errors, ...(later.error?.errors ?? [])]
  const loose = form.problem ?? later.error
  return {
    form,
    at,
    setAt,
    busy: form.sending || later.isPending,
    send: () => (at ? later.mutate({ application, ...form.values, at, zone }) : form.submit()),
    problem: (field: string) =>
      errors.find((one) => one.field === field)?.message ??
      (field === 'text' && loose && errors.length === 0 ? loose.message || t('failed') : undefined),
  }
}
