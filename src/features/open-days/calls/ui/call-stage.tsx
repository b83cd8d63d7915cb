import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import type { TalkCall as Shown } from '../contract.ts'
import type { CallSide } from '../rules.ts'
import type { Asked } from './ask-devices.ts'
import { DeviceNotes } from './call-notes.tsx'
import type { Ends } from './ends.ts'
import { RemoteState, RemoteView, SlowLine } from './remote-view.tsx'
import { nothingSeen } from './start-call.ts'
import { PictureView, VoiceView } from './stream-view.tsx'
import { useLine } from './use-line.ts'

/** Another side, and what it is called. */
export type Other = { side: CallSide; name: string }

type Props = {
  ends: Ends
  shown: Shown
  asked: Asked
  /** The sides one talks with. */
  others: readonly Other[]
  onLeave: () => void
  onTakenOver: () => void
}

/** A call as it goes on: the others large, oneself small, and what one may turn off. */
export function CallStage({ ends, shown, asked, others, onLeave, onTakenOver }: Props) {
  const t = useTranslations('calls')
  const { seen, picture, trouble, isMuted, hasVoice, turnCamera, turnVoice } = useLine({
    ...{ ends, shown, asked, onTakenOver },
  })
  const [play, setPlay] = useState<(() => void) | null>(null)
  const remotes = others.map(({ side, name }) => ({ side, name, seen: seen[side] ?? nothingSeen }))
  return (
    <div className="stack" data-line={remotes[0]?.seen.line}>
      <DeviceNotes camera={trouble ?? asked.camera} microphone={asked.microphone} />
      <div className="call-stages">
        {remotes.map(({ side, ...remote }, at) => (
          <div key={side} className="call-stage">
            <RemoteView {...remote} />
            {remotes.length > 1 ? (
              <span className="call-name small">
                <bdi>{remote.name}</bdi>
              </span>
            ) : null}
            {picture && at === 0 ? (
              <div className="call-own">
                <PictureView stream={picture} label={t('own')} mirrored />
              </div>
            ) : null}
          </div>
        ))}
      </div>
      {remotes.map(({ side, seen: { audio } }) =>
        audio ? <VoiceView key={side} stream={audio} onBlocked={(start) => setPlay(() => start)} /> : null,
      )}
      <div className="stack stack-xs" role="status">
        {remotes.map(({ side, ...remote }) => (
          <RemoteState key={side} {...remote} />
        ))}
        <SlowLine line={remotes[0]?.seen.line} />
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
