import { useState } from 'react'
import { announce } from '#platform/browser/announce.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { type Language, languages } from '#platform/shared/languages.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { WrittenLanguages } from '#ui/fields/written-languages.tsx'
import { type Grip, Sortable } from '#ui/lists/sortable.tsx'

export type PictureValues = { file: string; captions: Partial<Record<Language, string>> }

type Props = {
  pictures: readonly PictureValues[]
  own: Language
  errorOf: (name: string) => string | undefined
  onChange: (pictures: PictureValues[]) => void
}

/** The pictures in their order: dragged by mouse or finger, moved by buttons, with words in each language. */
export function PictureList({ pictures, own, errorOf, onChange }: Props) {
  const t = useTranslations('pageProfile.pictures')
  const [language, setLanguage] = useState(own)
  if (pictures.length === 0) return null
  const move = (from: number, to: number) => {
    const moved = pictures[from]
    if (!moved || to < 0 || to >= pictures.length) return
    onChange(pictures.toSpliced(from, 1).toSpliced(to, 0, moved))
    announce(t('movedTo', { at: to + 1, count: pictures.length }))
  }
  return (
    <div className="stack stack-s">
      <WrittenLanguages shown={languages} written={language} onWrite={setLanguage} />
      <Sortable ids={pictures.map(({ file }) => file)} onMove={move}>
        {(file, at, grip) => {
          const picture = pictures[at]
          return picture ? (
            <PictureRow
              picture={picture}
              at={at}
              count={pictures.length}
              grip={grip}
              language={language}
              error={errorOf(`pictures.${at}`)}
              onCaption={(words) =>
                onChange(
                  pictures.map((one) =>
                    one.file === file ? { ...one, captions: { ...one.captions, [language]: words } } : one,
                  ),
                )
              }
              onMove={(way) => move(at, at + way)}
              onRemove={() => onChange(pictures.filter((one) => one.file !== file))}
            />
          ) : null
        }}
      </Sortable>
    </div>
  )
}

type RowProps = {
  picture: PictureValues
  at: number
  count: number
  grip: Grip
  language: Language
  error: string | undefined
  onCaption: (words: string) => void
  onMove: (way: 1 | -1) => void
  onRemove: () => void
}

function PictureRow({ picture, at, count, grip, language, error, onCaption, onMove, onRemove }: RowProps) {
  const t = useTranslations('pageProfile.pictures')
  const place = at + 1
  return (
    <div className="card picture-row">
      <span className="picture-grip" {...grip} aria-hidden="true">
        <Icon name="grip" />
      </span>
      <img src={`/api/files/${picture.file}/thumb/160`} alt={picture.captions[language] || t('one', { place })} />
      <div className="grow">
        <TextField
          name={`pictures.${at}`}
          label={t('caption', { place })}
          bare
          size="s"
          placeholder={t('captionHint')}
          lang={language}
          maxLength={200}
          error={error}
          value={picture.captions[language] ?? ''}
          onChange={onCaption}
        />
      </div>
      <span className="picture-moves">
        <IconButton icon="up" size="s" label={t('up', { place })} disabled={at === 0} onClick={() => onMove(-1)} />
        <IconButton
          icon="down"
          size="s"
          label={t('down', { place })}
          disabled={place === count}
          onClick={() => onMove(1)}
        />
        <IconButton icon="trash" size="s" label={t('remove', { place })} onClick={onRemove} />
      </span>
    </div>
  )
}
