import { useState } from 'react'
import { addFile } from '#features/site/files/contract.ts'
import { sendFiles } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { saysWhereTaken } from '#platform/browser/photo-place.ts'
import { Button } from '#ui/basics/button.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'

export const pictureKinds = { accept: 'image/jpeg,image/png,image/webp', kinds: 'JPG, PNG, WebP' } as const
export const mostBytes = 10_000_000

type Props = {
  name: string
  label: string
  help?: string
  file: string | null
  look: 'logo' | 'cover'
  error: string | undefined
  onChange: (file: string | null) => void
}

/** One picture: as it is, or the way to give one. */
export function PictureField({ name, label, help, file, look, error, onChange }: Props) {
  const t = useTranslations('pageProfile.pictures')
  const ui = useTranslations('ui')
  const [hadPlace, tellPlace] = useState(false)
  if (file)
    return (
      <div className="stack stack-s">
        <p className="field-label">{label}</p>
        <img className="picture-now" data-look={look} src={`/api/files/${file}/thumb/960`} alt={label} />
        {error ? <p className="field-error">{error}</p> : null}
        {hadPlace ? (
          <p className="small quiet" role="status">
            {ui('photo.placeRemoved')}
          </p>
        ) : null}
        <div>
          <Button look="text" size="s" icon="trash" onClick={() => onChange(null)}>
            {t('away')}
          </Button>
        </div>
      </div>
    )
  return (
    <FileDrop
      name={name}
      label={label}
      help={help}
      error={error}
      optional
      {...pictureKinds}
      maxBytes={mostBytes}
      upload={(chosen, sending) => sendFiles(addFile, {}, { file: chosen }, sending)}
      onSent={({ data }, chosen) => {
        void saysWhereTaken(chosen).then(tellPlace)
        onChange(data.id)
      }}
    />
  )
}
