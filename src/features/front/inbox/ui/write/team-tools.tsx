import { useState } from 'react'
import { useTimeZone } from 'use-intl'
import { TemplatePicker } from '#features/hiring/message-templates/ui/template-picker.tsx'
import { listScheduled, scheduleMessage } from '#features/hiring/scheduled-messages/contract.ts'
import { tomorrowAt } from '#features/hiring/scheduled-messages/ui/tomorrow.ts'
import { WhenFields } from '#features/hiring/scheduled-messages/ui/when-fields.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import type { TeamToolsProps } from './team-tools-props.ts'

/** A template instead of what one would write again, and a time at which it goes out. */
export default function TeamTools({ application, name, text, onText }: TeamToolsProps) {
  const t = useTranslations('scheduledMessages.write')
  const [later, setLater] = useState(false)
  return (
    <>
      <TemplatePicker
        application={application}
        name={name}
        onTake={({ subject, text: words }) => onText(subject ? `${subject}\n\n${words}` : words)}
      />
      <Button size="s" look="text" icon="clock" disabled={!text.trim()} onClick={() => setLater(true)}>
        {t('later')}
      </Button>
      {later ? (
        <Later
          application={application}
          name={name}
          text={text}
          onClose={() => setLater(false)}
          onDone={() => {
            setLater(false)
            onText('')
          }}
        />
      ) : null}
    </>
  )
}

type LaterProps = Omit<TeamToolsProps, 'onText'> & { onClose: () => void; onDone: () => void }

function Later({ application, name, text, onClose, onDone }: LaterProps) {
  const t = useTranslations('scheduledMessages.write')
  const own = useTimeZone() ?? 'UTC'
  const { data } = useCall(listScheduled, { application, zone: own })
  const { zone = own, their_zone = null } = data?.data ?? {}
  const [at, setAt] = useState(() => tomorrowAt(own))
  const { mutate, isPending, error } = useSend(scheduleMessage, {
    onDone() {
      refresh('scheduled_message.changed')
      toast.show({ text: t('scheduled'), tone: 'good' })
      onDone()
    },
  })
  const wrong = error?.errors.find(({ field }) => field === 'at')?.message
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('later')}
      footer={
        <>
          <Button look="primary" busy={isPending} onClick={() => mutate({ application, subject: '', text, at, zone })}>
            {t('schedule')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('now')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p className="quiet" dir="auto">
          {text}
        </p>
        <WhenFields
          at={at}
          zone={zone}
          theirZone={their_zone}
          name={name}
          {...(wrong && { error: wrong })}
          onChange={setAt}
        />
        {error && !wrong ? <p role="alert">{error.message || t('failed')}</p> : null}
      </div>
    </Dialog>
  )
}
