import { useState } from 'react'
import { addFile } from '#features/site/files/contract.ts'
import { sendFiles } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { saysWhereTaken } from '#platform/browser/photo-place.ts'
import { Button } from '#ui/basics/button.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'

type Props = { first: string | null; error: string | undefined; onChange: (id: string | null) => void }

/** A photo, for whoever wants one. */
export function PhotoField({ first, error, onChange }: Props) {
  const t = useTranslations('profiles.two')
  const ui = useTranslations('ui')
  const [photo, setPhoto] = useState(first)
  const [hadPlace, tellPlace] = useState(false)
  if (photo)
    return (
      <div className="row">
        <img className="photo-now" src={photo} alt={t('photo')} />
        {hadPlace ? (
          <p className="small quiet" role="status">
            {ui('photo.placeRemoved')}
          </p>
        ) : null}
        <Button
          look="text"
          size="s"
          onClick={() => {
            setPhoto(null)
            onChange(null)
          }}
        >
          {t('photoAway')}
        </Button>
      </div>
    )
  return (
    <FileDrop
      name="photo_id"
      label={t('photo')}
      help={t('photoWhy')}
      error={error}
      optional
      camera
      accept="image/jpeg,image/png,image/webp"
      kinds="JPG, PNG, WebP"
      maxBytes={10_000_000}
      upload={(file, sending) => sendFiles(addFile, {}, { file }, sending)}
      onSent={({ data }, file) => {
        void saysWhereTaken(file).then(tellPlace)
        setPhoto(data.thumb_url ?? data.url)
        onChange(data.id)
      }}
    />
  )
}
