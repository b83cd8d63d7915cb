import './file-drop.css'
import { type DragEvent, Fragment, useState } from 'react'
import { useLocale } from 'use-intl'
import { useTranslations } from '#platform/browser/intl.ts'
import { commaOf, toLanguage } from '#platform/shared/languages.ts'
import { buttonLook } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { FieldGroup, type FieldProps, fieldId } from './field.tsx'
import { FileLine, useFileSize } from './file-line.tsx'
import { type Upload, useUploads } from './use-uploads.ts'

type Props<R> = FieldProps & {
  name: string
  /** Endings and media types, as in the attribute: `.pdf,.docx,image/*`. */
  accept: string
  /** The same for people: "PDF, Word or a photo". */
  kinds: string
  maxBytes: number
  multiple?: boolean
  /** Offers the camera on phones. */
  camera?: boolean
  /** What has arrived is shown elsewhere: its line goes, and what did not arrive stays in sight. */
  fleeting?: boolean
  upload: Upload<R>
  onSent: (result: R, file: File) => void
  onRemove?: (file: File) => void
  /** Files that were not taken, in words: for whoever says elsewhere what was wrong with the one before. */
  onRefused?: (words: string) => void
}

/** Hydrated. Files: dropped, chosen or photographed; each with its way, its end, and a second try. */
export function FileDrop<R>({
  accept,
  kinds: named,
  maxBytes,
  multiple,
  camera,
  fleeting,
  upload,
  onSent,
  onRemove,
  onRefused,
  name,
  ...frame
}: Props<R>) {
  const t = useTranslations('ui')
  const kinds = named.replaceAll(', ', commaOf(toLanguage(useLocale())))
  const size = useFileSize()
  const { files, add, remove, retry } = useUploads({ upload, onSent })
  const [refused, setRefused] = useState<readonly string[]>([])

  const shown = fleeting ? files.filter(({ state }) => state !== 'sent') : files
  const take = (given: Iterable<File>) => {
    const wrong: string[] = []
    for (const file of multiple ? given : [...given].slice(0, 1)) {
      if (!isAccepted(file, accept)) wrong.push(t('file.wrongKind', { name: file.name, kinds }))
      else if (file.size === 0) wrong.push(t('file.empty', { name: file.name }))
      else if (file.size > maxBytes) wrong.push(t('file.tooBig', { name: file.name, limit: size(maxBytes) }))
      else add(file)
    }
    setRefused(wrong)
    if (wrong.length > 0) onRefused?.(wrong.join(' '))
  }
  return (
    <FieldGroup
      {...frame}
      error={refused.length > 0 ? <Lines of={refused} /> : frame.error}
      name={name}
      id={`${frame.id ?? fieldId(name)}-group`}
    >
      {(link) => (
        <div className="files">
          {shown.map((each) => (
            <FileLine
              key={each.key}
              sending={each}
              onRetry={() => retry(each)}
              onRemove={() => {
                remove(each.key)
                onRemove?.(each.file)
              }}
            />
          ))}
          {multiple || files.length === 0 ? (
            <DropZone
              onTake={take}
              help={t('file.limits', { kinds, limit: size(maxBytes) })}
              camera={camera}
              multiple={multiple}
            >
              <input
                id={frame.id ?? fieldId(name)}
                type="file"
                accept={accept}
                multiple={multiple}
                aria-describedby={link['aria-describedby']}
                aria-invalid={link['aria-invalid']}
                onChange={({ target }) => {
                  take(target.files ?? [])
                  target.value = ''
                }}
              />
            </DropZone>
          ) : null}
        </div>
      )}
    </FieldGroup>
  )
}

/** Of many files at once each that was not taken is told. */
const Lines = ({ of }: { of: readonly string[] }) =>
  of.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two files may be called the same
    <Fragment key={at}>
      {at > 0 ? <br /> : null}
      {line}
    </Fragment>
  ))

type ZoneProps = {
  onTake: (files: Iterable<File>) => void
  help: string
  camera?: boolean
  multiple?: boolean
  children: React.ReactNode
}

function DropZone({ onTake, help, camera, multiple, children }: ZoneProps) {
  const t = useTranslations('ui')
  const [over, setOver] = useState(false)
  const drag = (event: DragEvent, inside: boolean) => {
    event.preventDefault()
    setOver(inside)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way, the input inside is the first */}
      <div
        className="drop"
        data-over={over || undefined}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false)
          onTake(event.dataTransfer.files)
        }}
      >
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the child */}
        <label className="drop-target">
          <Icon name="upload" size="l" />
          <span>
            <b>{t(multiple ? 'file.dropMany' : 'file.drop')}</b> {t('file.or')}{' '}
            <span className="link">{t(multiple ? 'file.chooseMany' : 'file.choose')}</span>
          </span>
          <small>{help}</small>
          {children}
        </label>
      </div>
      {camera ? (
        <label {...buttonLook({ look: 'quiet' })} className="button drop-camera">
          <Icon name="camera" />
          {t('file.photo')}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            onChange={({ target }) => onTake(target.files ?? [])}
          />
        </label>
      ) : null}
    </>
  )
}

/** As the browser reads `accept`; a drop does not ask it. */
const isAccepted = (file: File, accept: string): boolean =>
  accept.split(',').some((each) => {
    const kind = each.trim().toLowerCase()
    if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind)
    return kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind
  })
