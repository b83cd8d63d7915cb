import { useEffect, useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { Button } from '#ui/basics/button.tsx'

const pause = 60

/** Sends a mail or message once more, a minute after the last one at the earliest. */
export function SendAgain({ send }: { send: () => Promise<unknown> }) {
  const t = useTranslations('passwords.again')
  const [left, setLeft] = useState(pause)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left])

  const again = async () => {
    setBusy(true)
    try {
      await send()
      setLeft(pause)
      toast.show({ text: t('done'), tone: 'good' })
    } catch (problem) {
      toast.show({ text: (problem as Error).message, tone: 'warm' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="text" size="s" disabled={left > 0} busy={isBusy} onClick={again}>
      {left > 0 ? t('wait', { seconds: left }) : t('send')}
    </Button>
  )
}
