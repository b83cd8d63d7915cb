import { useTranslations } from 'use-intl'
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
