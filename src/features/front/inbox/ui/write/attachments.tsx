import { useTranslations } from '#platform/browser/intl.ts'
import { iconButtonLook } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { FileLine } from '#ui/fields/file-line.tsx'
import type { Attachments } from './use-attachments.ts'

/** Files that go with the next message. */
export function Attached({ attachments: { files, remove, retry, refused } }: { attachments: Attachments }) {
  return (
    <>
      {files.length > 0 ? (
        <div className="composer-files">
          {files.map((each) => (
            <FileLine
              key={each.key}
              sending={each}
              onRetry={() => void retry(each)}
              onRemove={() => remove(each.key)}
            />
          ))}
        </div>
      ) : null}
      {refused ? (
        <p className="small bad" role="alert">
          {refused}
        </p>
      ) : null}
    </>
  )
}

/** Chooses files; they may be pasted and dropped as well. */
export function AttachButton({ onTake }: { onTake: (files: Iterable<File>) => void }) {
  const t = useTranslations('inbox.write')
  return (
    <label {...iconButtonLook('s')} title={t('attach')}>
      <Icon name="clip" />
      <input
        className="sr-only"
        type="file"
        multiple
        aria-label={t('attach')}
        onChange={({ target }) => {
          onTake([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </label>
  )
}
