import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { Button } from '#ui/basics/button.tsx'

const OutsideDialog = late(async () => (await import('./outside-dialog.tsx')).OutsideDialog)

/** The way to tell of busy hours in a calendar kept elsewhere. */
export function OutsideButton() {
  const t = useTranslations('outsideHours')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="s" icon="clock" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen ? <OutsideDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}
