import type { DeviceTrouble } from '#platform/browser/device-trouble.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Note } from '#ui/basics/note.tsx'

type Props = { camera: DeviceTrouble | null; microphone: DeviceTrouble | null }

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
