import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { storeFile } from '#features/files/contract.ts'
import { sendFiles } from '#platform/browser/call.ts'
import { Button } from '#ui/basics/button.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'

type Props = { first: string | null; error: string | undefined; onChange: (id: string | null) => void }

/** A photo, for whoever wants one. */
export function PhotoField({ first, error, onChange }: Props) {
  const t = useTranslations('profiles.two')
  const [photo, setPhoto] = useState(first)
  if (photo)
    return (
      <div className="row">
        <img className="photo-now" src={photo} alt={t('photo')} />
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
      upload={(file, sending) => sendFiles(storeFile, {}, { file }, sending)}
      onSent={({ data }) => {
        setPhoto(data.thumb_url ?? data.url)
        onChange(data.id)
      }}
    />
  )
}
