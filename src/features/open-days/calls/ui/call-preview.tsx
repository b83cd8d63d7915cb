import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { Meter } from '#ui/basics/meter.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import type { Asked, Chosen } from './ask-devices.ts'
import { DeviceNotes } from './call-notes.tsx'
import { PictureView } from './stream-view.tsx'
import { useLevel } from './use-level.ts'

type Props = {
  asked: Asked
  cameras: readonly MediaDeviceInfo[]
  microphones: readonly MediaDeviceInfo[]
  onChoose: (chosen: Chosen) => void
  /** Left out where one only looks. */
  onJoin?: () => void
  onCancel: () => void
}

/** How one looks and sounds, before anybody else sees or hears it. */
export function CallPreview({ asked, cameras, microphones, onChoose, onJoin, onCancel }: Props) {
  const t = useTranslations('calls')
  const { stream, means, camera, microphone } = asked
  const level = useLevel(stream)
  const used = (kind: 'Audio' | 'Video') => stream?.[`get${kind}Tracks`]()[0]?.getSettings().deviceId ?? ''
  const chosen = { camera: used('Video'), microphone: used('Audio') }
  const lists = [
    { name: 'camera', label: t('cameraLabel'), devices: means === 'video' ? cameras : [] },
    { name: 'microphone', label: t('microphoneLabel'), devices: means === 'listen' ? [] : microphones },
  ] as const
  return (
    <div className="stack">
      <DeviceNotes camera={camera} microphone={microphone} />
      {stream && means === 'video' ? (
        <div className="call-stage call-stage-own">
          <PictureView stream={stream} label={t('own')} mirrored />
        </div>
      ) : null}
      {means === 'listen' ? (
        <p>{t('listening')}</p>
      ) : (
        <div className="stack stack-xs">
          <span className="small quiet" aria-hidden="true">
            {t('level')}
          </span>
          <Meter part={level} label={t('level')} tone="good" />
          <p className="small quiet">{t('levelHelp')}</p>
        </div>
      )}
      {lists.map(({ name, label, devices }) =>
        devices.length > 1 ? (
          <NativeSelect
            key={name}
            name={name}
            label={label}
            value={chosen[name]}
            choices={devices.map((one, at) => ({ id: one.deviceId, text: one.label || `${label} ${at + 1}` }))}
            onChange={(value) => onChoose({ ...chosen, [name]: value })}
          />
        ) : null,
      )}
      <div className="cluster">
        {onJoin ? (
          <Button look="primary" icon={means === 'video' ? 'video' : 'phone'} onClick={onJoin}>
            {t('join')}
          </Button>
        ) : null}
        <Button look={onJoin ? 'text' : 'quiet'} onClick={onCancel}>
          {t(onJoin ? 'cancel' : 'test.done')}
        </Button>
      </div>
    </div>
  )
}
