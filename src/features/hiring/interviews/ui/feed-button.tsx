import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { Button } from '#ui/basics/button.tsx'

const FeedDialog = late(async () => (await import('./feed-dialog.tsx')).FeedDialog)

/** The way to follow the own interviews from another calendar. */
export function FeedButton() {
  const t = useTranslations('interviews.feed')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="s" icon="calendar" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen ? <FeedDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}
