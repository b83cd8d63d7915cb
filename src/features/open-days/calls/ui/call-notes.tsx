import { useTranslations } from 'use-intl'
import { Note } from '#ui/basics/note.tsx'
import type { Trouble } from './ask-devices.ts'

type Props = { camera: Trouble | null; microphone: Trouble | null }

/** Why the camera or the microphone is not there, what goes on all the same, and what to do. */
export function DeviceNotes({ camera, microphone }: Props) {
  const t = useTranslations('calls')
  return (
    <>
      {camera ? (
        <Note tone="warm" alert>
          {t(`camera.${camera}`)}
        </Note>
      ) : null}
      {microphone ? (
        <Note tone="warm" alert>
          {t(`microphone.${microphone}`)}
        </Note>
      ) : null}
    </>
  )
}
