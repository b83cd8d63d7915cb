import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'

type Props = { onDay: (day: string) => void; onClose: () => void }

/** The day at which one wants to read on. */
export default function DayDialog({ onDay, onClose }: Props) {
  const t = useTranslations('inbox')
  const [day, setDay] = useState('')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('toDay')}
      footer={
        <Button
          look="primary"
          disabled={!day}
          onClick={() => {
            onDay(day)
            onClose()
          }}
        >
          {t('goToDay')}
        </Button>
      }
    >
      <DateField
        name="day"
        label={t('date')}
        value={day}
        max={new Date().toISOString().slice(0, 10)}
        onChange={setDay}
      />
    </Dialog>
  )
}
