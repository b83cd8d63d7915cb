import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { keepToast } from '#platform/browser/kept-toast.ts'
import { useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { reactivate } from '../contract.ts'

type Props = {
  ticket: string
  eraseAt: string | null
  onDone: (signedIn: Gives<typeof reactivate>) => void
  onBack: () => void
}

/** A deactivated account whose owner came back: switch it on again, or leave it. */
export function AsleepPanel({ ticket, eraseAt, onDone, onBack }: Props) {
  const t = useTranslations('signIn.asleep')
  const format = useFormatter()
  const wake = useSend(reactivate, {
    onDone(signedIn) {
      keepToast({ text: t('done'), tone: 'good' })
      onDone(signedIn)
    },
  })
  return (
    <div className="stack">
      <h2>{t('title')}</h2>
      <p>{eraseAt ? t('erase', { date: format.dateTime(new Date(eraseAt), 'longDay') }) : t('text')}</p>
      {wake.error ? (
        <Note tone="bad" alert>
          {wake.error.message}
        </Note>
      ) : null}
      <Button look="primary" size="l" wide busy={wake.isPending} onClick={() => wake.mutate({ ticket })}>
        {t('go')}
      </Button>
      <Button look="text" onClick={onBack}>
        {t('leave')}
      </Button>
    </div>
  )
}
