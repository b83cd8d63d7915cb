import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import type { TalkCall as Shown } from '../contract.ts'
import type { Asked } from './ask-devices.ts'
import { DeviceNotes } from './call-notes.tsx'
import type { Ends } from './ends.ts'
import { PictureView, VoiceView } from './stream-view.tsx'
import { useLine } from './use-line.ts'

type Props = {
  ends: Ends
  shown: Shown
  asked: Asked
  /** Of the other side. */
  name: string
  onLeave: () => void
  onTakenOver: () => void
}

/** A call as it goes on: the other side large, oneself small, and what one may turn off. */
export function CallStage({ ends, shown, asked, name, onLeave, onTakenOver }: Props) {
  const t = useTranslations('calls')
  const { seen, picture, trouble, isMuted, hasVoice, turnCamera, turnVoice } = useLine({
    ...{ ends, shown, asked, onTakenOver },
  })
  const [play, setPlay] = useState<(() => void) | null>(null)
  const { line, sends, audio, video, isPictureLost } = seen
  const hasPicture = line !== 'waiting' && video && sends?.picture && !isPictureLost
  return (
    <div className="stack" data-line={line}>
      <DeviceNotes camera={trouble ?? asked.camera} microphone={asked.microphone} />
      <div className="call-stage">
        {hasPicture ? (
          <PictureView stream={video} label={t('picture', { name })} />
        ) : (
          <span className="call-face">
            <Avatar name={name} size="xl" />
          </span>
        )}
        {picture ? (
          <div className="call-own">
            <PictureView stream={picture} label={t('own')} mirrored />
          </div>
        ) : null}
      </div>
      {audio ? <VoiceView stream={audio} onBlocked={(start) => setPlay(() => start)} /> : null}
      <div className="stack stack-xs" role="status">
        <p className="medium">{t(`line.${line}`, { name })}</p>
        {line === 'open' && isPictureLost && sends?.picture ? <p className="small">{t('pictureLost')}</p> : null}
        {line === 'open' && sends && !sends.voice ? <p className="small quiet">{t('otherSilent', { name })}</p> : null}
      </div>
      {play ? (
        <Note tone="warm" alert>
          <Button
            size="s"
            onClick={() => {
              play()
              setPlay(null)
            }}
          >
            {t('play')}
          </Button>
        </Note>
      ) : null}
      <div className="cluster">
        {hasVoice ? (
          <IconButton
            framed
            icon={isMuted ? 'mic-off' : 'mic'}
            label={t(isMuted ? 'unmute' : 'mute')}
            onClick={turnVoice}
          />
        ) : null}
        <IconButton
          framed
          icon={picture ? 'video' : 'video-off'}
          label={t(picture ? 'cameraOff' : 'cameraOn')}
          onClick={() => void turnCamera()}
        />
        <Button look="danger" icon="phone-off" onClick={onLeave}>
          {t('leave')}
        </Button>
      </div>
    </div>
  )
}
