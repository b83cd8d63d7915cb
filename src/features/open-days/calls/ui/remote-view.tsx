import { useEffect, useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import type { Seen } from './start-call.ts'
import { PictureView } from './stream-view.tsx'

type Remote = { name: string; seen: Seen }

/** Another side as it is seen: its picture, or its name where none comes. */
export function RemoteView({ name, seen: { line, sends, video, isPictureLost } }: Remote) {
  const t = useTranslations('calls')
  return line !== 'waiting' && video && sends?.picture && !isPictureLost ? (
    <PictureView stream={video} label={t('picture', { name })} />
  ) : (
    <span className="call-face">
      <Avatar name={name} size="xl" />
    </span>
  )
}

/** How the line to a side stands, in words. */
export function RemoteState({ name, seen: { line, sends, isPictureLost } }: Remote) {
  const t = useTranslations('calls')
  return (
    <>
      <p className="medium">{t(`line.${line}`, { name })}</p>
      {line === 'open' && isPictureLost && sends?.picture ? <p className="small">{t('pictureLost')}</p> : null}
      {line === 'open' && sends && !sends.voice ? <p className="small quiet">{t('otherSilent', { name })}</p> : null}
    </>
  )
}

/** After so long without a line one is told that words still come through, in ms. */
const patience = 12_000

/** Two networks may never find a line: nobody waits for it without a way on. */
export function SlowLine({ line }: { line: Seen['line'] | undefined }) {
  const t = useTranslations('calls')
  const [isLong, setLong] = useState(false)
  const looks = line === 'connecting' || line === 'broken'
  useEffect(() => {
    setLong(false)
    if (!looks) return
    const timer = setTimeout(() => setLong(true), patience)
    return () => clearTimeout(timer)
  }, [looks])
  return looks && isLong ? <p>{t('slow')}</p> : null
}
