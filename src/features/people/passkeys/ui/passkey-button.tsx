import { useEffect, useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Problem } from '#platform/browser/problem.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'

type Props = { words: string; wide?: boolean; act: () => Promise<void> }

/** Asks the device for a passkey; is not there where the browser knows none. */
export function PasskeyButton({ words, wide, act }: Props) {
  const t = useTranslations('passkeys')
  const [able, setAble] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => setAble('PublicKeyCredential' in window), [])
  if (!able) return null
  return (
    <div className="stack stack-s">
      {failed ? (
        <Note tone="warm" alert>
          {failed}
        </Note>
      ) : null}
      <div>
        <Button icon="key" wide={wide} busy={busy} onClick={go}>
          {words}
        </Button>
      </div>
    </div>
  )

  async function go() {
    setBusy(true)
    setFailed(null)
    try {
      await act()
    } catch (error) {
      setFailed((error instanceof Problem && error.message) || t('failed'))
    } finally {
      setBusy(false)
    }
  }
}
