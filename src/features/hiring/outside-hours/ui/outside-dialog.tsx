import { useState } from 'react'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { refresh, useCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { endOutsideCalendar, keepOutsideCalendar, showOutsideCalendar } from '../contract.ts'

const again = () => refresh('outside_calendar.read')

/** Gives, shows and ends the address of the own calendar elsewhere. */
export function OutsideDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('outsideHours')
  const { data } = useCall(showOutsideCalendar, {})
  const calendar = data?.data ?? null
  const [address, setAddress] = useState('')
  const keep = useSend(keepOutsideCalendar, {
    onDone() {
      setAddress('')
      again()
    },
  })
  const end = useSend(endOutsideCalendar, { onDone: again })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      about={t('about')}
      footer={
        <>
          <Button
            look="primary"
            disabled={address.trim() === ''}
            busy={keep.isPending}
            onClick={() => keep.mutate({ address })}
          >
            {t(calendar ? 'again' : 'keep')}
          </Button>
          {calendar ? (
            <Button look="text" busy={end.isPending} onClick={() => end.mutate({})}>
              {t('end')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="stack">
        {calendar ? <Standing calendar={calendar} /> : null}
        <TextField
          name="address"
          type="url"
          label={t('address')}
          help={t('addressHelp')}
          error={keep.error?.errors[0]?.message ?? keep.error?.message}
          maxLength={1000}
          value={address}
          onChange={setAddress}
        />
      </div>
    </Dialog>
  )
}

/** Whether it was read, and when. */
function Standing({
  calendar: { host, read_at, problem },
}: {
  calendar: NonNullable<Gives<typeof showOutsideCalendar>['data']>
}) {
  const t = useTranslations('outsideHours')
  const format = useFormatter()
  if (problem)
    return (
      <Note tone="bad" alert>
        {t(`problems.${problem}`, { host })}
      </Note>
    )
  return (
    <p className="small quiet" aria-live="polite">
      {read_at ? t('read', { host, at: format.dateTime(new Date(read_at), 'moment') }) : t('reading', { host })}
    </p>
  )
}
